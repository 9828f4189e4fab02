import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readListQuery, writeListQuery } from '../lists/list-url.ts';
import {
  choiceKey,
  MAX_CHOICES,
  optionChoices,
  readChoices,
  toggleChoice,
  withoutOption,
  writeChoices,
} from './option-choices.ts';
import { productList } from './product-list.ts';

const filter = optionChoices();
const many = Array.from({ length: 200 }, (_, place) => `size:${place}`).join(',');

describe('chosen values of options in a URL', () => {
  test.each([
    ['size:m', 'size:m'],
    ['Size:M', 'size:m'],
    ['size:m,color:red,size:m', 'color:red,size:m'],
    [' size : m ', 'size:m'],
    ['width%3A cm:1%2C5', 'width%3A cm:1%2C5'],
    ['filling:50%25', 'filling:50%25'],
    ['filling:50%', 'filling:50%25'],
    ['size', ''],
    ['size:', ''],
    [':m', ''],
    ['a:b:c,size:m', 'size:m'],
    [',,,', ''],
    ['size:\0,\ud83c:x,size:m', 'size:m'],
    [`size:${'x'.repeat(10_000)},size:m`, 'size:m'],
  ])('%j means %j', (typed, expected) => expect(filter.read(typed, {})).toBe(expected));

  it('are at most 20', () => expect(readChoices(many)).toHaveLength(MAX_CHOICES));

  it('may come as one parameter or as several, as forms without script send them', () => {
    const read = (query: string) => readListQuery(productList, new URLSearchParams(query));
    expect(read('options=size:m&options=Size:L&options=')).toEqual(read('options=size:l,size:m'));
    expect(`${writeListQuery(productList, read('options=size:m&options=color:red'))}`).toBe(
      'options=color%3Ared%2Csize%3Am',
    );
  });

  it('are the same however they are written, once they are read', () => {
    const anyChoice = fc.record({ name: fc.string({ minLength: 1 }), value: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(anyChoice, { maxLength: 5 }), (choices) => {
        const written = writeChoices(choices);
        expect(writeChoices(readChoices(written))).toBe(written);
        expect(writeChoices(choices.toReversed())).toBe(written);
      }),
    );
  });
});

it('a call refuses what is no value of an option, and too many', () => {
  expect(filter.problemOf('size:m,color:red')).toBeNull();
  expect(filter.problemOf('')).toBeNull();
  expect(filter.problemOf('size')).toMatch(/such as/);
  expect(filter.problemOf(many)).toBe('At most 20 values');
});

it('a choice is added once and removed again', () => {
  expect(choiceKey({ name: 'Color', value: 'Red' })).toBe('color:red');
  expect(toggleChoice('size:m', 'color:red')).toBe('color:red,size:m');
  expect(toggleChoice('color:red,size:m', 'color:red')).toBe('size:m');
  expect(withoutOption('color:red,size:l,size:m', 'Size')).toBe('color:red');
});
