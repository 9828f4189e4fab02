import { expect, test } from 'vitest';
import { readStock } from './read-stock.ts';

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 12 ', 12],
  ['1,000', 1_000],
  ['1000000', 1_000_000],
])('%j is a count of %j', (typed, stock) => {
  expect(readStock(typed, 1_000_000)).toEqual({ ok: true, stock });
});

test.each(['-1', '1.5', 'many', '1000001', '1e3', '1,2,3', '1,5'])(
  '%j is none, and says what one is',
  (typed) => {
    expect(readStock(typed, 1_000_000)).toEqual({
      ok: false,
      message: 'Enter a whole number from 0 to 1,000,000, or leave it empty if pieces are not counted.',
    });
  },
);
