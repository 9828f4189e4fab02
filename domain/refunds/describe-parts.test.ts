import { expect, test } from 'vitest';
import { describeParts } from './describe-parts.ts';

const piece = { position: 1, quantity: 2, amount: 100, tax: 8 };

test.each([
  [{ lines: [piece], shipping: 0, adjustment: 0 }, '2 × Lamp'],
  [{ lines: [piece], shipping: 500, adjustment: -250 }, '2 × Lamp, shipping $5.00, adjustment −$2.50'],
  [{ lines: [{ ...piece, position: 7 }], shipping: 0, adjustment: 0 }, '2 × line 8'],
  [{ lines: [], shipping: 0, adjustment: 1_000 }, 'adjustment $10.00'],
])('describes the parts %j', (parts, words) => {
  expect(describeParts(parts, ['Vase', 'Lamp'])).toBe(words);
});
