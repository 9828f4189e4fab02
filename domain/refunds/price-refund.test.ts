import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { computeShare } from '../money.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { totalOrder } from '../pricing/totals.ts';
import {
  type CommittedRefund,
  leftToRefund,
  priceRefund,
  priceRest,
  type RefundedOrder,
  refundProblemText,
} from './price-refund.ts';
import type { RefundParts } from './refund.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 300_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
});

/** Orders as `totalOrder` makes them. */
const anyOrder: fc.Arbitrary<RefundedOrder> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    shipping: fc.constantFrom(0, 1_500),
    taxBasisPoints: fc.constantFrom(0, 700, 800, 1_925),
    discountBasisPoints: fc.constantFrom(0, 500, 1_000, 3_333),
  })
  .map(({ lines, shipping, taxBasisPoints, discountBasisPoints }) => {
    const rules = { shipping, taxBasisPoints, freeShippingOver: null };
    return { ...totalOrder(lines, rules, { discountBasisPoints, shipsFree: false }), lines };
  })
  .filter(({ total }) => total > 0);

/** Orders as `priceOrder` makes them: their lines have their own discount and tax. */
const anyFrozenOrder: fc.Arbitrary<RefundedOrder> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    shares: fc.array(fc.nat(10_000), { minLength: 6, maxLength: 6 }),
    shipping: fc.constantFrom(0, 595, 1_500),
    standard: fc.constantFrom(0, 800, 1_900),
    ofShipping: fc.constantFrom(0, 700, 1_900),
    isIncluded: fc.boolean(),
  })
  .map(({ lines, shares, shipping, ...rates }) => {
    const priced = priceOrder({
      lines: lines.map((part, index) => ({ ...part, key: `${index}` })),
      discounts: [
        lines.map((part, index) => computeShare(part.unitPrice * part.quantity, shares[index] ?? 0)),
      ],
      shipping,
      tax: { ...rates, ofCategory: new Map() },
    });
    const { totals, shippingTax, isTaxIncluded: taxIncluded } = priced;
    const frozen = lines.map((part, index) => ({ ...part, ...priced.lines[index] }));
    return { ...totals, shippingTax, taxIncluded, lines: frozen };
  })
  .filter(({ total }) => total > 0);

/** How an order is refunded: pieces of a line, shipping or an amount at a time; some refunds then fail. */
const steps = fc.array(
  fc.record({
    position: fc.nat(5),
    quantity: fc.integer({ min: 1, max: 5 }),
    shipping: fc.constantFrom(0, 0, 300),
    adjustment: fc.constantFrom(0, 0, 0, 250, -50),
    failsLater: fc.boolean(),
  }),
  { maxLength: 14 },
);

const sum = (refunds: readonly CommittedRefund[], of: (refund: CommittedRefund) => number) =>
  refunds.reduce((total, refund) => total + of(refund), 0);

describe('refunds of an order', () => {
  it('A4: add up to its total and its tax, however it is cut and whichever of them fail', () => {
    fc.assert(
      fc.property(fc.oneof(anyOrder, anyFrozenOrder), steps, (order, wishes) => {
        let committed: RefundParts[] = [];
        for (const { position, quantity, failsLater, ...amounts } of wishes) {
          const priced = priceRefund(order, committed, { lines: [{ position, quantity }], ...amounts });
          if (!priced.ok) continue;
          expect(priced.parts.amount).toBeGreaterThan(0);
          expect(priced.parts.tax).toBeGreaterThanOrEqual(0);
          committed = failsLater ? committed.slice(1) : [...committed, priced.parts];
          expect(sum(committed, ({ amount }) => amount)).toBeLessThanOrEqual(order.total);
        }
        const rest = priceRest(order, committed);
        const all = rest ? [...committed, rest] : committed;
        expect(sum(all, ({ amount }) => amount)).toBe(order.total);
        expect(sum(all, ({ tax }) => tax)).toBe(order.tax);
        expect(leftToRefund(order, all)).toMatchObject({ amount: 0, tax: 0 });
        expect(priceRest(order, all)).toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('A4: of pieces a to b of a line are share(b) less share(a)', () => {
    const order = orderOf([{ unitPrice: 333, quantity: 3 }], { discount: 0, tax: 80, shipping: 0 });
    const one = { lines: [{ position: 0, quantity: 1 }], shipping: 0, adjustment: 0 };
    const committed: RefundParts[] = [];
    for (let piece = 0; piece < 3; piece++) {
      const priced = priceRefund(order, committed, one);
      if (priced.ok) committed.push(priced.parts);
    }
    expect(committed.map(({ lines, amount, tax }) => [lines[0]?.amount, tax, amount])).toEqual([
      [333, 27, 360],
      [333, 26, 359],
      [333, 27, 360],
    ]);
  });

  it('give a line its share of the discount and of the tax', () => {
    const lines = [
      { unitPrice: 1_000, quantity: 1 },
      { unitPrice: 2_000, quantity: 1 },
    ];
    const order = orderOf(lines, { discount: 300, tax: 216, shipping: 1_500 });
    const priced = priceRefund(order, [], {
      lines: [{ position: 1, quantity: 1 }],
      shipping: 0,
      adjustment: 0,
    });
    expect(priced).toMatchObject({ ok: true, parts: { amount: 1_944, tax: 144 } });
  });

  it('A3: give back what was frozen with the order, and never divide its discount and tax again', () => {
    const order = {
      subtotal: 3_000,
      discount: 500,
      shipping: 1_000,
      shippingTax: 190,
      tax: 665,
      total: 4_165,
      lines: [
        { unitPrice: 1_000, quantity: 1, discount: 500, tax: 95 },
        { unitPrice: 2_000, quantity: 1, discount: 0, tax: 380 },
      ],
    };
    const selection = { lines: [{ position: 0, quantity: 1 }], shipping: 500, adjustment: 0 };
    expect(priceRefund(order, [], selection)).toEqual({
      ok: true,
      parts: {
        lines: [{ position: 0, quantity: 1, amount: 500, tax: 95 }],
        shipping: 500,
        shippingTax: 95,
        adjustment: 0,
        tax: 190,
        amount: 1_190,
      },
    });
    const included = { ...order, taxIncluded: true, total: 3_500 };
    expect(priceRefund(included, [], selection)).toMatchObject({
      ok: true,
      parts: { tax: 190, amount: 1_000 },
    });
  });

  it('of everything are the whole order, with no adjustment', () => {
    const order = orderOf([{ unitPrice: 4_999, quantity: 1 }], { discount: 0, tax: 400, shipping: 1_500 });
    expect(priceRest(order, [])).toEqual({
      lines: [{ position: 0, quantity: 1, amount: 4_999, tax: 400 }],
      shipping: 1_500,
      adjustment: 0,
      tax: 400,
      amount: 6_899,
    });
  });
});

const lamp = orderOf([{ unitPrice: 4_999, quantity: 2 }], { discount: 0, tax: 800, shipping: 1_500 });

test.each([
  [{ lines: [{ position: 3, quantity: 1 }] }, 'The order has no line 4.'],
  [{ lines: [{ position: 0, quantity: 3 }] }, 'Only 2 of line 1 can still be refunded.'],
  [
    {
      lines: [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 2 },
      ],
    },
    'Only 2 of line 1 can still be refunded.',
  ],
  [{ shipping: 1_501 }, 'Only $15.00 of the shipping can still be refunded.'],
  [{ adjustment: 12_299 }, '$122.99 is more than the $122.98 that can still be refunded.'],
  [{}, 'There is nothing to refund: choose pieces, shipping or an amount.'],
  [{ shipping: 100, adjustment: -100 }, 'There is nothing to refund: choose pieces, shipping or an amount.'],
])('refuses to refund %j', (selection, sentence) => {
  const priced = priceRefund(lamp, [], { lines: [], shipping: 0, adjustment: 0, ...selection });
  expect(priced.ok ? '' : refundProblemText(priced.problem)).toBe(sentence);
});

function orderOf(
  lines: RefundedOrder['lines'],
  { discount, tax, shipping }: Pick<RefundedOrder, 'discount' | 'tax' | 'shipping'>,
): RefundedOrder {
  const subtotal = lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  return { lines, subtotal, shipping, discount, tax, total: subtotal + shipping + tax - discount };
}
