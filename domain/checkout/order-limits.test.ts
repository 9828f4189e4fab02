import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLimitProblems } from './order-limits.ts';

const products = new Map([
  ['egg', { id: 'egg', name: 'Egg', minPerOrder: 6, maxPerOrder: 12 }],
  ['mug', { id: 'mug', name: 'Mug' }],
]);
const problems = (...quantities: [productId: string, quantity: number][]) =>
  findLimitProblems(
    quantities.map(([productId, quantity]) => ({ productId, quantity })),
    products,
  ).map((problem) => problem && [problem.code, problem.limit, problem.quantity]);

describe('the limits of a product in an order', () => {
  it('are for the pieces of all its lines', () => {
    expect(problems(['egg', 3], ['mug', 1], ['egg', 3])).toEqual([null, null, null]);
    expect(problems(['egg', 12])).toEqual([null]);
  });

  it('say what each line could have', () => {
    expect(problems(['egg', 2], ['egg', 3])).toEqual([
      ['too_few', 6, 3],
      ['too_few', 6, 4],
    ]);
    expect(problems(['egg', 10], ['egg', 5], ['egg', 1])).toEqual([
      null,
      ['too_many', 12, 2],
      ['too_many', 12, 0],
    ]);
  });

  it('let nothing pass that is outside of them, in however many lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), (quantities) => {
        const sum = quantities.reduce((all, quantity) => all + quantity, 0);
        const isFine = problems(...quantities.map((quantity) => ['egg', quantity] as [string, number])).every(
          (problem) => problem === null,
        );
        expect(isFine).toBe(sum >= 6 && sum <= 12);
      }),
    );
  });
});
