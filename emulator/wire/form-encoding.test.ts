import { describe, expect, it } from 'vitest';
import { nestFields, readPairs } from './form-encoding.ts';

const parse = (text: string) => {
  const pairs = readPairs(text);
  const fields = pairs && nestFields(pairs);
  return fields && JSON.parse(JSON.stringify(fields));
};

describe('nests', () => {
  it.each([
    ['a=1&b=', { a: '1', b: '' }],
    ['a[b][c]=x%20y&a[b][d]=%26', { a: { b: { c: 'x y', d: '&' } } }],
    ['a[]=x&a[]=y', { a: { 0: 'x', 1: 'y' } }],
    ['a[0]=x&a[1][b]=y', { a: { 0: 'x', 1: { b: 'y' } } }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a=1&a=2', { a: '2' }],
    ['', {}],
  ])('%s', (text, fields) => {
    expect(parse(text)).toEqual(fields);
  });

  it('keeps a name with misplaced brackets unchanged', () => {
    expect(parse('a[b=1&]c=2&d[e]f=3')).toEqual({ 'a[b': '1', ']c': '2', 'd[e]f': '3' });
  });

  it('gives the names of prototypes no meaning', () => {
    const fields = nestFields([
      ['__proto__[polluted]', 'yes'],
      ['constructor', 'x'],
    ]);
    expect(Object.keys(fields ?? {})).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('refuses', () => {
  it('a name used for text and for fields', () => {
    expect(parse('a=1&a[b]=2')).toBeNull();
    expect(parse('a[b]=2&a=1')).toBeNull();
  });

  it('fields nested too deep', () => {
    expect(parse(`a${'[b]'.repeat(50)}=1`)).toBeNull();
  });

  it('too many fields', () => {
    expect(parse('a=1&'.repeat(2000))).toBeNull();
  });
});
