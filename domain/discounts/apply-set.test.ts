import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applySet, computeCost, inOrder } from './apply-set.ts';
import { prepareDiscount } from './prepare-discount.ts';
import { positionsByScope } from './scope.ts';
import { anyDiscounts, anyLines } from './test-discount.ts';

it('the cost of a set of discounts is what applying it leaves to pay', () => {
  const anyBenefit = fc.option(
    fc.record({ shipsFree: fc.boolean(), discountBasisPoints: fc.integer({ min: 0, max: 10_000 }) }),
  );
  fc.assert(
    fc.property(anyLines, anyDiscounts, anyBenefit, (lines, discounts, benefit) => {
      const cart = { lines, benefit, shippingOf: (goods: number) => (goods > 20_000 ? 0 : 1_500) };
      const positionsOf = positionsByScope(lines);
      const set = discounts
        .map((discount) => {
          const positions = positionsOf(discount.scope);
          return prepareDiscount(discount, lines, { positions, shipping: 1_500 });
        })
        .toSorted(inOrder);
      expect(computeCost(cart, set)).toBe(applySet(cart, set).cost);
    }),
    { numRuns: 300 },
  );
});
