import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_PRICING_RULES, priceByRules, totalOrder } from '../pricing/totals.ts';
import { createDiscounter } from './create-discounter.ts';
import type { Discount } from './discount.ts';
import { anyDiscounts, anyLines, testDiscount, testLine } from './test-discount.ts';

const discounter = (discounts: readonly Discount[]) =>
  createDiscounter({
    codes: discounts.flatMap(({ code }) => code ?? []),
    discounts,
    now: new Date(0),
    usesOfCustomer: new Map(),
    taken: new Set(),
    zone: 'UTC',
  });

const anyBenefit = fc.option(
  fc.record({ shipsFree: fc.boolean(), discountBasisPoints: fc.integer({ min: 0, max: 10_000 }) }),
);

it('A5: without discounts, an order costs what totalOrder says, for members too', () => {
  fc.assert(
    fc.property(anyLines, anyBenefit, fc.constantFrom(null, 5_000), (lines, benefit, freeShippingOver) => {
      const rules = { ...DEFAULT_PRICING_RULES, freeShippingOver };
      const priced = priceByRules(lines, rules, benefit, discounter([]));
      expect(priced).toMatchObject({ totals: totalOrder(lines, rules, benefit), discounts: [], refused: [] });
    }),
  );
});

it('A3: freezes each discount, and what the lines have of discounts and tax', () => {
  fc.assert(
    fc.property(anyLines, anyDiscounts, (lines, discounts) => {
      const priced = priceByRules(lines, DEFAULT_PRICING_RULES, null, discounter(discounts));
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(priced.lines.map(({ discount }) => discount))).toBe(priced.totals.discount);
      expect(sum(priced.lines.map(({ tax }) => tax))).toBe(priced.totals.tax);
      expect(sum(priced.discounts.map(({ amount }) => amount))).toBe(priced.totals.discount);
    }),
  );
});

it('taxes what is left after discounts, and ships free by what is left', () => {
  const rules = { ...DEFAULT_PRICING_RULES, freeShippingOver: 39_000 };
  const lines = [testLine({ unitPrice: 2_000, quantity: 20 })];
  expect(priceByRules(lines, rules).totals.shipping).toBe(0);
  expect(priceByRules(lines, rules, null, discounter([testDiscount({ code: 'TEN' })]))).toMatchObject({
    totals: { subtotal: 40_000, discount: 4_000, shipping: 1_500, tax: 2_880, total: 40_380 },
    discounts: [{ id: 'd1', code: 'TEN', title: 'Ten percent', amount: 4_000, shipping: 0 }],
  });
});

it('D4: leaves out a code that would cost more than the free shipping it ends', () => {
  const rules = { ...DEFAULT_PRICING_RULES, freeShippingOver: 3_900 };
  const lines = [testLine({ unitPrice: 2_000, quantity: 2 })];
  const priced = priceByRules(lines, rules, null, discounter([testDiscount({ code: 'TEN' })]));
  expect(priced.totals).toMatchObject({ discount: 0, shipping: 0 });
  expect(priced.refused).toEqual([
    { code: 'TEN', message: 'You pay less without it: shipping would not be free.' },
  ]);
});
