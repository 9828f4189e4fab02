import { expect, test } from 'vitest';
import { modifiedPrice } from './modification-price.ts';

test.each([
  ['', 25_000, null],
  ['Color: Brass', 25_000, { base: 19_999, extra: 5_001, final: 25_000 }],
  ['Color: Brass', 19_999, { base: 19_999, extra: 0, final: 19_999 }],
  ['Color: Brass', 19_998, null],
])('the price of a line modified by %j at %d cents is shown as %j', (description, unitPrice, shown) => {
  expect(modifiedPrice({ description, unitPrice })).toEqual(shown);
});
