import { describe, expect, it } from 'vitest';
import type { WireRefund } from '#contract/calls/refunds.ts';
import type { OrderWithRefunds } from './order-with-refunds.ts';
import { createRefundValues, planRefund, type RefundValues } from './plan-refund.ts';

const line = { productId: 'cup', name: 'Cup', image: '/cup.svg', selectedProperties: {}, modifications: '' };

/** Three cups of $10.00 and a saucer of $5.00, shipping $15.00, tax $2.80: $52.80. */
const orderWithRefunds: OrderWithRefunds = {
  order: {
    id: 'MG-1',
    userId: 'guest',
    userEmail: 'ada@example.com',
    products: [
      { ...line, price: 1_000, quantity: 3 },
      { ...line, name: 'Saucer', price: 500, quantity: 1 },
    ],
    subtotal: 3_500,
    shipping: 1_500,
    discount: 0,
    tax: 280,
    total: 5_280,
    status: 'placed',
    activities: [],
    expectedDelivery: '2026-06-20T12:00:00.000Z',
    createdAt: '2026-06-15T12:00:00.000Z',
    paymentStatus: 'paid',
  },
  refunds: [],
  restockable: 4,
  pieces: [],
  timeline: [],
  notes: [],
};
const WORDS = { reason: 'requested', note: '', notify: true };

const part = (values: Partial<RefundValues>, of = orderWithRefunds) =>
  planRefund(of, { ...createRefundValues(of), everything: false, ...values });

const createRefund = (parts: Partial<WireRefund>): WireRefund => ({
  id: 'RF-1',
  amount: 1_080,
  tax: 80,
  shipping: 0,
  adjustment: 0,
  lines: [{ position: 0, quantity: 1, amount: 1_000, tax: 80, restock: false }],
  reason: 'returned',
  notify: true,
  status: 'succeeded',
  createdAt: '2026-06-16T12:00:00.000Z',
  ...parts,
});

describe('a refund of everything', () => {
  it('is the default, and asks the server for all that is left', () => {
    const plan = planRefund(orderWithRefunds, createRefundValues(orderWithRefunds));
    expect(plan).toMatchObject({ ok: true, parts: { amount: 5_280, tax: 280 }, body: WORDS });
    expect(plan.ok && plan.body.lines).toBeUndefined();
  });

  it('names its lines if their pieces go back into stock', () => {
    const plan = planRefund(orderWithRefunds, { ...createRefundValues(orderWithRefunds), restocksAll: true });
    expect(plan.ok && plan.body).toEqual({
      ...WORDS,
      lines: [
        { position: 0, quantity: 3, restock: true },
        { position: 1, quantity: 1, restock: true },
      ],
      shipping: 1_500,
      adjustment: 0,
    });
  });

  it('is what earlier refunds leave; one that failed leaves its money', () => {
    const after = { ...orderWithRefunds, refunds: [createRefund({}), createRefund({ status: 'failed' })] };
    const plan = planRefund(after, createRefundValues(after));
    expect(plan.ok && plan.parts.amount).toBe(4_200);
  });
});

describe('what a bank took back', () => {
  const payment = { ...({} as NonNullable<OrderWithRefunds['payment']>), lost: 1_056 };
  const after = { ...orderWithRefunds, payment };

  it('cannot be refunded again, with its part of the tax', () => {
    const plan = planRefund(after, createRefundValues(after));
    expect(plan.ok && plan.parts).toMatchObject({ amount: 5_280 - 1_056, tax: 280 - 56 });
  });

  it('lowers the most that can be asked for', () => {
    const plan = part({ adjustment: '42.25' }, after);
    expect(plan.ok ? {} : plan.errors).toEqual({
      adjustment: '$42.25 is more than the $42.24 that can still be refunded.',
    });
  });
});

describe('a refund of a part', () => {
  it('has pieces with their tax, shipping and an amount that can be negative', () => {
    const plan = part({ pieces: [2, 0], restocked: [true, true], shipping: '5', adjustment: '−1.50' });
    expect(plan.ok && plan.parts).toMatchObject({ amount: 2_160 + 500 - 150, shipping: 500 });
    expect(plan.ok && plan.body).toEqual({
      ...WORDS,
      lines: [{ position: 0, quantity: 2, restock: true }],
      shipping: 500,
      adjustment: -150,
    });
  });

  it.each<[string, Partial<RefundValues>, string]>([
    ['nothing', {}, 'pieces'],
    ['too many pieces', { pieces: [4, 0] }, 'pieces.0'],
    ['too much shipping', { shipping: '15.01' }, 'shipping'],
    ['shipping that is no amount', { shipping: 'all' }, 'shipping'],
    ['too much altogether', { adjustment: '52.81' }, 'adjustment'],
    ['an unclear amount', { adjustment: '1,5' }, 'adjustment'],
  ])('with %s is refused at its field', (_, values, field) => {
    const plan = part(values);
    expect(plan.ok ? [] : Object.keys(plan.errors)).toEqual([field]);
  });
});
