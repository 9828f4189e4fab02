import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { oneTaxRate } from './tax-rules.ts';
import { DEFAULT_PRICING_RULES, priceByRules, totalOrder } from './totals.ts';

describe('totals', () => {
  const anyLine = fc.record({
    unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 1_000 }),
  });
  const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 60 });

  it('charge $15.00 shipping and 8 % tax', () => {
    expect(totalOrder([{ unitPrice: 19_999, quantity: 2 }], DEFAULT_PRICING_RULES)).toEqual({
      subtotal: 39_998,
      shipping: 1_500,
      discount: 0,
      tax: 3_200,
      total: 44_698,
    });
  });

  it('always add up', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const t = totalOrder(lines, DEFAULT_PRICING_RULES);
        expect(t.total).toBe(t.subtotal + t.shipping + t.tax - t.discount);
        expect(Number.isSafeInteger(t.total)).toBe(true);
      }),
    );
  });

  it('never drift by rounding', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { subtotal, tax } = totalOrder(lines, DEFAULT_PRICING_RULES);
        expect(Math.abs(tax * 10_000 - subtotal * 800)).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  it('do not depend on the order or the split of lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const expected = totalOrder(lines, DEFAULT_PRICING_RULES);
        expect(totalOrder(lines.toReversed(), DEFAULT_PRICING_RULES)).toEqual(expected);
        const split = lines.flatMap((l) => [
          { ...l, quantity: l.quantity - 1 },
          { ...l, quantity: 1 },
        ]);
        expect(totalOrder(split, DEFAULT_PRICING_RULES)).toEqual(expected);
      }),
    );
  });

  test.each([
    ['half a cent up', 5, 1_000, 1],
    ['less than half a cent down', 6, 800, 0],
    ['more than half a cent up', 7, 800, 1],
  ])('round %s', (_, cents, taxBasisPoints, tax) => {
    expect(
      totalOrder([{ unitPrice: cents, quantity: 1 }], { ...DEFAULT_PRICING_RULES, taxBasisPoints }).tax,
    ).toBe(tax);
  });

  test.each([
    ['at the limit shipping is charged', 5_000, 1_500],
    ['above the limit it is free', 5_001, 0],
  ])('with free shipping over $50: %s', (_, cents, shipping) => {
    const rules = { ...DEFAULT_PRICING_RULES, freeShippingOver: 5_000 };
    expect(totalOrder([{ unitPrice: cents, quantity: 1 }], rules).shipping).toBe(shipping);
  });

  describe('of a member', () => {
    const anyBenefit = fc.record({
      shipsFree: fc.boolean(),
      discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    });

    it('subtract the discount before tax, and ship free', () => {
      const benefit = { shipsFree: true, discountBasisPoints: 1_000 };
      expect(totalOrder([{ unitPrice: 19_999, quantity: 2 }], DEFAULT_PRICING_RULES, benefit)).toEqual({
        subtotal: 39_998,
        shipping: 0,
        discount: 4_000,
        tax: 2_880,
        total: 38_878,
      });
    });

    it('always add up, are never negative, and never more than without the membership', () => {
      fc.assert(
        fc.property(anyLines, anyBenefit, (lines, benefit) => {
          const t = totalOrder(lines, DEFAULT_PRICING_RULES, benefit);
          expect(t.total).toBe(t.subtotal + t.shipping + t.tax - t.discount);
          expect(Math.min(...Object.values(t))).toBeGreaterThanOrEqual(0);
          expect(t.discount).toBeLessThanOrEqual(t.subtotal);
          expect(t.total).toBeLessThanOrEqual(totalOrder(lines, DEFAULT_PRICING_RULES).total);
        }),
      );
    });

    it('equal those of others if the membership has no benefit', () => {
      const nothing = { shipsFree: false, discountBasisPoints: 0 };
      fc.assert(
        fc.property(anyLines, (lines) => {
          const withoutMembership = totalOrder(lines, DEFAULT_PRICING_RULES);
          expect(totalOrder(lines, DEFAULT_PRICING_RULES, nothing)).toEqual(withoutMembership);
          expect(withoutMembership.discount).toBe(0);
        }),
      );
    });
  });
});

it.each([
  [[false], 0, 0],
  [[false, true], 1_500, 700],
  [[true], 1_500, 700],
])(
  'lines of which %j are sent by parcel cost shipping of %i and weigh %i grams',
  (shipped, shipping, grams) => {
    const lines = shipped.map((isShipped) => ({
      key: '',
      unitPrice: 100,
      quantity: 1,
      weightGrams: 700,
      isShipped,
    }));
    const { totals, basis } = priceByRules(lines, DEFAULT_PRICING_RULES);
    expect([totals.shipping, basis.weightGrams]).toEqual([shipping, grams]);
  },
);

describe('carts of which some lines are sent by parcel', () => {
  const anyPart = fc.record({
    unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    weightGrams: fc.integer({ min: 0, max: 50_000 }),
    isShipped: fc.boolean(),
  });
  const anyCart = fc.array(anyPart, { minLength: 1, maxLength: 12 });
  const keyed = (lines: readonly { unitPrice: number; quantity: number }[]) =>
    lines.map((line, position) => ({ ...line, key: `${position}` }));
  /** Shipping that is a tenth of the goods, so that each cent of them shows. */
  const place = {
    shipping: ({ goods, weightGrams }: { goods: number; weightGrams: number }) => goods * 10 + weightGrams,
    tax: oneTaxRate(800),
  };
  const rules = { ...DEFAULT_PRICING_RULES, place };

  it('ship as if they had only those lines', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const whole = priceByRules(keyed(lines), rules);
        const shipped = lines.filter(({ isShipped }) => isShipped);
        const alone = shipped.length > 0 ? priceByRules(keyed(shipped), rules).totals.shipping : 0;
        expect(whole.totals.shipping).toBe(alone);
        const { subtotal, shipping, tax, discount, total } = whole.totals;
        expect(total).toBe(subtotal + shipping + tax - discount);
        const parts = whole.lines.reduce((sum, line) => sum + line.tax, whole.shippingTax);
        expect(parts).toBe(tax);
      }),
    );
  });

  it('count what discounts leave of them in proportion', () => {
    const half = { shipsFree: false, discountBasisPoints: 5_000 };
    const lines = [
      { unitPrice: 6_000, quantity: 1, isShipped: true },
      { unitPrice: 10_000, quantity: 1, isShipped: false },
    ];
    expect(priceByRules(keyed(lines), rules, half).basis.goods).toBe(3_000);
  });

  it('ship free over an amount of what ships', () => {
    const over = { ...DEFAULT_PRICING_RULES, freeShippingOver: 5_000 };
    const ship = (unitPrice: number) =>
      priceByRules(
        keyed([
          { unitPrice, quantity: 1 },
          { unitPrice: 9_000, quantity: 1, ...{ isShipped: false } },
        ]),
        over,
      ).totals.shipping;
    expect([ship(5_000), ship(5_001)]).toEqual([1_500, 0]);
  });
});

it('a product that is not taxed is taxed nowhere', () => {
  const line = { key: '', unitPrice: 10_000, quantity: 1 };
  const lines = [{ ...line, taxCategory: 'not taxed' }, line];
  expect(priceByRules(lines, DEFAULT_PRICING_RULES).lines.map(({ tax }) => tax)).toEqual([0, 800]);
});
