import { expect, test } from 'vitest';
import { computeStockShare, isAboveShare } from './share-of-shop.ts';

const QUARTER = { share: 0.25, always: 1 };

test.each([
  [1, 1, 1],
  [1, 4, 0.25],
  [9, 3, 1],
  [1, 0, 1],
])('%i of %i pieces are %d stocks', (quantity, all, stocks) => {
  expect(computeStockShare({ quantity, all })).toBe(stocks);
});

test.each([
  ['the only piece of a shop', 1, 1, false],
  ['a quarter of ten stocks', 2.5, 10, false],
  ['more than a quarter', 3, 10, true],
  ['more than one of two', 1.5, 2, true],
])('%s', (_, stocks, inShop, isAbove) => {
  expect(isAboveShare(stocks, inShop, QUARTER)).toBe(isAbove);
});

test('tenths of stocks add up to one stock', () => {
  const stocks = Array.from({ length: 10 }, () => 0.1).reduce((sum, part) => sum + part, 1e-16);
  expect(isAboveShare(stocks, 1, QUARTER)).toBe(false);
});
