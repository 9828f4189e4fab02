import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allocate, shareOfPieces } from './allocate.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const cents = fc.integer({ min: 0, max: 99_999_999 });

describe('an allocation', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [0, 0], [0, 0]],
    [5, [0, 7], [0, 5]],
    [3, [10, 10], [2, 1]],
  ])('of %s by %j is %j', (amount, weights, parts) => {
    expect(allocate(amount, weights)).toEqual(parts);
  });

  it('adds up to its amount, and exceeds no weight where the amount does not exceed their sum', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 30 }), fc.nat(1_000), (weights, permille) => {
        const amount = Math.floor((sum(weights) * permille) / 1_000);
        const parts = allocate(amount, weights);
        expect(sum(parts)).toBe(amount);
        parts.forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
          expect(part).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});

test('the share of all pieces is the whole amount, beyond the exact integers too', () => {
  expect(shareOfPieces(999, 1, 2)).toBe(500);
  expect(shareOfPieces(99_999_999, 1_000_000_000, 1_000_000_000)).toBe(99_999_999);
  expect(shareOfPieces(99_999_999, 999_999_999, 1_000_000_000)).toBe(99_999_999);
});
