import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, computeShare } from '../money.ts';
import { allocate } from './allocate.ts';
import type { MemberBenefit } from './member-benefit.ts';
import { type OrderPricing, priceOrder } from './price-order.ts';
import { oneTaxRate } from './tax-rules.ts';
import { type PricedLine, type PricingRules, type Totals, totalOrder } from './totals.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const anyRate = fc.constantFrom(0, 1, 550, 700, 800, 1_900, 2_000, 2_500);
const anyTax = fc.record({
  ofCategory: fc
    .dictionary(fc.constantFrom('food', 'books'), anyRate)
    .map((rates) => new Map(Object.entries(rates))),
  standard: anyRate,
  ofShipping: anyRate,
  isIncluded: fc.boolean(),
});
const anyLines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 1_000 }),
    taxCategory: fc.constantFrom('food', 'books', 'other', null),
  }),
  { minLength: 1, maxLength: 30 },
);

/** An order with up to three discounts over all lines, each a share of what is left. */
const anyOrder: fc.Arbitrary<Required<OrderPricing>> = fc
  .tuple(anyLines, fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 3 }), fc.nat(10_000), anyTax)
  .map(([drawn, shares, shipping, tax]) => {
    const lines = drawn.map((line, index) => ({ ...line, key: `line ${index}` }));
    const keys = lines.map(({ key }) => key);
    let left = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
    const discounts = shares.map((share) => {
      const parts = allocate(computeShare(sum(left), share), left, keys);
      left = left.map((amount, index) => amount - (parts[index] ?? 0));
      return parts;
    });
    return { lines, discounts, shipping, tax };
  });

describe('a priced order', () => {
  it('A1: gives every line its part of each discount, and never more than the line costs', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { lines, totals } = priceOrder(order);
        expect(sum(lines.map(({ discount }) => discount))).toBe(sum(order.discounts.map(sum)));
        expect(totals.discount).toBe(sum(order.discounts.map(sum)));
        for (const { subtotal, discount } of lines) expect(discount).toBeLessThanOrEqual(subtotal);
      }),
    );
  });

  it('A1: refuses a discount above the line', () => {
    const lines = [{ key: 'a', unitPrice: 100, quantity: 1 }];
    expect(() => priceOrder({ lines, discounts: [[101]], shipping: 0, tax: oneTaxRate(0) })).toThrow(
      RangeError,
    );
  });

  it('A2: rounds tax once per rate, and its parts add up to the tax of the order', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { lines, shippingTax, taxes, totals } = priceOrder(order);
        expect(sum(lines.map(({ tax }) => tax)) + shippingTax).toBe(totals.tax);
        expect(sum(taxes.map(({ tax }) => tax))).toBe(totals.tax);
        expect(new Set(taxes.map(({ rate }) => rate)).size).toBe(taxes.length);
        for (const { rate, taxable, tax } of taxes) {
          const divisor = order.tax.isIncluded ? 10_000 + rate : 10_000;
          // At most half a cent from the exact tax.
          const off = 2n * (BigInt(tax) * BigInt(divisor) - BigInt(taxable) * BigInt(rate));
          expect(off <= BigInt(divisor) && off > -BigInt(divisor)).toBe(true);
        }
      }),
    );
  });

  it('A2: contains the tax of prices that include it', () => {
    const lines = [
      { key: 'a', unitPrice: 11_900, quantity: 1 },
      { key: 'b', unitPrice: 1_070, quantity: 2, taxCategory: 'food' },
    ];
    const tax = {
      ofCategory: new Map([['food', 700]]),
      standard: 1_900,
      ofShipping: 1_900,
      isIncluded: true,
    };
    expect(priceOrder({ lines, shipping: 595, tax })).toEqual({
      lines: [
        { subtotal: 11_900, discount: 0, tax: 1_900 },
        { subtotal: 2_140, discount: 0, tax: 140 },
      ],
      shippingTax: 95,
      taxes: [
        { rate: 1_900, taxable: 12_495, tax: 1_995 },
        { rate: 700, taxable: 2_140, tax: 140 },
      ],
      isTaxIncluded: true,
      totals: { subtotal: 14_040, shipping: 595, discount: 0, tax: 2_135, total: 14_635 },
    });
  });

  it('adds up, and is never negative', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { totals: t, isTaxIncluded } = priceOrder(order);
        expect(t.total).toBe(t.subtotal + t.shipping - t.discount + (isTaxIncluded ? 0 : t.tax));
        expect(Math.min(...Object.values(t))).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(t.total)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of its lines', () => {
    const permuted = anyOrder.chain((order) => {
      const positions = order.lines.map((_, index) => index);
      return fc
        .shuffledSubarray(positions, { minLength: positions.length })
        .map((places) => ({ order, places }));
    });
    fc.assert(
      fc.property(permuted, ({ order, places }) => {
        const pick = <Item>(items: readonly Item[]): Item[] =>
          places.flatMap((place) => items.slice(place, place + 1));
        const expected = priceOrder(order);
        const actual = priceOrder({
          ...order,
          lines: pick(order.lines),
          discounts: order.discounts.map(pick),
        });
        expect(actual).toEqual({ ...expected, lines: pick(expected.lines) });
      }),
    );
  });

  it('A5: without codes, with one rate and one shipping price, costs what it always did', () => {
    const anyRules: fc.Arbitrary<PricingRules> = fc.record({
      shipping: fc.constantFrom(0, 1_500),
      taxBasisPoints: anyRate,
      freeShippingOver: fc.constantFrom(null, 5_000, 1_000_000),
    });
    const anyBenefit = fc.option(
      fc.record({ shipsFree: fc.boolean(), discountBasisPoints: fc.integer({ min: 0, max: 10_000 }) }),
    );
    fc.assert(
      fc.property(anyLines, anyRules, anyBenefit, (lines, rules, benefit) => {
        expect(totalOrder(lines, rules, benefit)).toEqual(totalOfTheSpecification(lines, rules, benefit));
      }),
      { numRuns: 1_000 },
    );
  });
});

/** The totals as they were computed before lines had their own discounts and taxes. */
function totalOfTheSpecification(
  lines: readonly PricedLine[],
  rules: PricingRules,
  benefit: MemberBenefit | null,
): Totals {
  const subtotal: Cents = lines.reduce((total, line) => total + line.unitPrice * line.quantity, 0);
  const isAboveLimit = rules.freeShippingOver !== null && subtotal > rules.freeShippingOver;
  const shipping = isAboveLimit || benefit?.shipsFree ? 0 : rules.shipping;
  const discount = benefit ? computeShare(subtotal, benefit.discountBasisPoints) : 0;
  const tax = computeShare(subtotal - discount, rules.taxBasisPoints);
  return { subtotal, shipping, discount, tax, total: subtotal + shipping + tax - discount };
}
