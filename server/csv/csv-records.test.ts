import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { csvRecords, WrongQuote } from './csv-records.ts';

const read = (text: string) => [...csvRecords(text, ',')].map(({ cells }) => cells);

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb\r', [['a'], ['b']]],
  [
    'a,\n,b\n',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a,', [['a', '']]],
  ['a\n\r\nb', [['a'], ['b']]],
  [
    '"a ""b"", c","d\r\ne"\n"",f',
    [
      ['a "b", c', 'd\r\ne'],
      ['', 'f'],
    ],
  ],
  ['a 12" ruler,b\n', [['a 12" ruler', 'b']]],
  ['', []],
])('%j has the records %j', (text, records) => {
  expect(read(text)).toEqual(records);
});

it('counts the lines that it leaves out', () => {
  expect([...csvRecords('\n\na\n\nb', ',')].map(({ number }) => number)).toEqual([3, 5]);
});

test.each([
  ['a\n"b', 2],
  ['"a"b', 1],
])('%j has a wrong quotation mark in line %i', (text, line) => {
  expect(() => read(text)).toThrow(WrongQuote);
  try {
    read(text);
  } catch (error) {
    expect(error).toMatchObject({ line });
  }
});

it('reads what csv-stringify writes', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'a",;\n\r\t '), maxLength: 6 });
  const record = fc.array(cell, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(record),
      fc.constantFrom(',' as const, ';' as const, '\t' as const),
      (records, delimiter) => {
        const text = stringify(records, { delimiter });
        expect([...csvRecords(text, delimiter)].map(({ cells }) => cells)).toEqual(records);
      },
    ),
  );
});
