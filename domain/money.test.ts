import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  centsNotAbove,
  centsNotBelow,
  centsToDollars,
  computeShare,
  dollarsToCents,
  formatMoney,
} from './money.ts';

it('converts to the wire and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
      expect(dollarsToCents(centsToDollars(cents))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test.each([
  [19.99, 1999],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [-1.005, -101],
])('reads %d dollars as %d cents', (dollars, cents) => {
  expect(dollarsToCents(dollars)).toBe(cents);
});

test.each([
  [19.99, 1999, 1999],
  [19.991, 2000, 1999],
  [0, 0, 0],
])('a price bound of %d dollars is inclusive at both ends', (dollars, lower, upper) => {
  expect(centsNotBelow(dollars)).toBe(lower);
  expect(centsNotAbove(dollars)).toBe(upper);
});

test.each([
  [0, 800, 0],
  [1_000, 800, 80],
  [19_999, 800, 1_600],
])('the share of %d cents at %d basis points is %d', (amount, rate, share) => {
  expect(computeShare(amount, rate)).toBe(share);
});

it('is written in US English with two decimals', () => {
  expect(formatMoney(123_450)).toBe('$1,234.50');
});
