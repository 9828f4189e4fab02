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

it('A1: is exact beyond the integers that a number holds, and the same below them', () => {
  const exact = (amount: number, weights: readonly number[]) => {
    const all = weights.reduce((total, weight) => total + BigInt(weight), 0n);
    return weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / (all || 1n)));
  };
  const weights = fc.array(fc.integer({ min: 0, max: 99_999_999_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 99_999_999_000 }), (drawn, amount) => {
      const parts = allocate(amount, drawn);
      if (sum(drawn) === 0) return;
      expect(sum(parts)).toBe(amount);
      exact(amount, drawn).forEach((floor, index) => {
        expect((parts[index] ?? 0) - floor).toBeGreaterThanOrEqual(0);
        expect((parts[index] ?? 0) - floor).toBeLessThanOrEqual(1);
      });
    }),
  );
});

test('the share of all pieces is the whole amount, beyond the exact integers too', () => {
  expect(shareOfPieces(999, 1, 2)).toBe(500);
  expect(shareOfPieces(99_999_999, 1_000_000_000, 1_000_000_000)).toBe(99_999_999);
  expect(shareOfPieces(99_999_999, 999_999_999, 1_000_000_000)).toBe(99_999_999);
});
