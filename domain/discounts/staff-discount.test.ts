import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountForMembers } from '../pricing/discounted-cart.ts';
import { priceByRules } from '../pricing/totals.ts';
import { type StaffDiscount, withStaffDiscount } from './staff-discount.ts';

const RULES = { shipping: 1_500, taxBasisPoints: 800, freeShippingOver: 5_000 };
const MEMBER = { discountBasisPoints: 1_000, shipsFree: false };

const anyLines = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 5 }),
    unitPrice: fc.nat(500_000),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { selector: ({ key }) => key, minLength: 1, maxLength: 8 },
);
const anyDiscount: fc.Arbitrary<StaffDiscount> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    reason: fc.constant('A gift'),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    reason: fc.constant('A gift'),
  }),
);

const price = (lines: Parameters<typeof priceByRules>[0], staff: StaffDiscount, benefit = MEMBER) =>
  priceByRules(lines, RULES, benefit, withStaffDiscount(discountForMembers, staff));

describe('a discount by staff', () => {
  it('A1: is divided over the lines to the cent, and takes min(asked, left) of them', () => {
    fc.assert(
      fc.property(anyLines, anyDiscount, (lines, staff) => {
        const { lines: parts, totals, discounts } = price(lines, staff);
        const without = priceByRules(lines, RULES, MEMBER).totals;
        const left = without.subtotal - without.discount;
        const [given] = discounts;
        const asked =
          staff.kind === 'amount' ? staff.amount : Math.floor((left * staff.basisPoints + 5_000) / 10_000);
        expect(given?.amount ?? 0).toBe(Math.min(asked, left));
        expect(totals.discount).toBe(without.discount + (given?.amount ?? 0));
        expect(parts.reduce((sum, { discount }) => sum + discount, 0)).toBe(totals.discount);
        for (const part of parts) expect(part.discount).toBeLessThanOrEqual(part.subtotal);
        expect(totals.total).toBe(totals.subtotal + totals.shipping - totals.discount + totals.tax);
      }),
    );
  });

  it('A1: does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyLines, anyDiscount, (lines, staff) => {
        const there = price(lines, staff);
        const back = price(lines.toReversed(), staff);
        expect(back.totals).toEqual(there.totals);
        expect(back.lines.toReversed()).toEqual(there.lines);
      }),
    );
  });

  it('counts where shipping is free above an amount', () => {
    const lines = [{ key: 'a', unitPrice: 6_000, quantity: 1 }];
    const staff = { kind: 'amount' as const, amount: 2_000, reason: 'A gift' };
    const without = priceByRules(lines, RULES);
    const given = priceByRules(lines, RULES, null, withStaffDiscount(discountForMembers, staff));
    expect([without.totals.shipping, given.totals.shipping]).toEqual([0, 1_500]);
  });

  it('D4: leaves a total of zero, never less', () => {
    const lines = [{ key: 'a', unitPrice: 6_000, quantity: 1 }];
    const rules = { ...RULES, shipping: 0, freeShippingOver: null };
    const staff = { kind: 'amount' as const, amount: 1_000_000, reason: 'A gift' };
    const { totals } = priceByRules(lines, rules, null, withStaffDiscount(discountForMembers, staff));
    expect(totals).toEqual({ subtotal: 6_000, shipping: 0, discount: 6_000, tax: 0, total: 0 });
  });
});
