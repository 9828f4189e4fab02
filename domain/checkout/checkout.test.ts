import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { NewMembership } from '../members/membership.ts';
import type { NewOrder } from '../orders/order.ts';
import { NOTHING_SELECTED } from '../pricing/selection.ts';
import { DEFAULT_PRICING_RULES } from '../pricing/totals.ts';
import type { Product } from '../products/product.ts';
import { quote, type WantedLine } from './quote.ts';
import { isSameOrder } from './same-order.ts';
import {
  type MembershipCheckout,
  ORDER_MUST_ARRIVE_WITHIN,
  type OrderCheckout,
  type Payment,
  settle,
} from './settle.ts';

const mug: Product = {
  id: 'mug-1',
  name: 'Mug',
  description: '',
  price: 2_000,
  discountPrice: null,
  image: '/mug.svg',
  gallery: ['/mug.svg', '/mug-blue.svg'],
  category: 'Home & Kitchen',
  brand: 'Emberline',
  rating: 0,
  reviews: 0,
  sku: 'MUG',
  availability: true,
  stock: null,
  colors: [{ id: 'c-blue', name: 'Blue', price: 300 }],
  sizes: ['S'],
  memory: [],
  properties: [],
  specifications: [],
  features: [],
  featured: false,
  dimensions: null,
  weight: null,
  materials: null,
  warranty: null,
  createdAt: new Date(0),
};
const shelf = new Map([
  ['mug-1', mug],
  ['gone-1', { ...mug, id: 'gone-1', name: 'Gone', availability: false }],
  ['none-1', { ...mug, id: 'none-1', name: 'None', stock: 0 }],
  ['few-1', { ...mug, id: 'few-1', name: 'Few', stock: 2 }],
]);
const want = (line: Partial<WantedLine> = {}): WantedLine => ({
  productId: 'mug-1',
  quantity: 1,
  selection: NOTHING_SELECTED,
  ...line,
});
const offer = (...wanted: WantedLine[]) => quote(wanted, shelf, DEFAULT_PRICING_RULES);

describe('a quote', () => {
  it('prices each line with its options and adds up', () => {
    const result = offer(want({ quantity: 2, selection: { ...NOTHING_SELECTED, color: 'c-blue' } }), want());
    expect(result).toMatchObject({
      ok: true,
      quote: {
        lines: [
          {
            unitPrice: 2_300,
            quantity: 2,
            selectedColor: 'Blue',
            modifications: 'Color: Blue',
            image: '/mug-blue.svg',
          },
          { unitPrice: 2_000, quantity: 1, selectedColor: null, modifications: '', image: '/mug.svg' },
        ],
        totals: { subtotal: 6_600, shipping: 1_500, tax: 528, total: 8_628 },
      },
    });
  });

  test.each([
    ['a product that is not sold', want({ productId: 'none' }), { code: 'product_missing', position: 1 }],
    ['a product out of stock', want({ productId: 'gone-1' }), { code: 'product_unavailable', name: 'Gone' }],
    [
      'a product of which nothing is left',
      want({ productId: 'none-1' }),
      { code: 'product_unavailable', name: 'None' },
    ],
    [
      'more pieces than are left',
      want({ productId: 'few-1', quantity: 3 }),
      { code: 'stock_short', name: 'Few', left: 2 },
    ],
    [
      'an option the product does not have',
      want({ selection: { ...NOTHING_SELECTED, size: 'XL' } }),
      { code: 'option_unavailable', unknown: [{ option: 'size', name: 'XL' }] },
    ],
  ])('is refused for %s, naming the line', (_, line, refusal) => {
    expect(offer(want(), line)).toMatchObject({ ok: false, refusal: { position: 1, ...refusal } });
  });

  it('is refused above what one payment can be', () => {
    const lines = Array.from({ length: 50 }, () => want({ quantity: 1_000 }));
    expect(offer(...lines)).toMatchObject({ ok: false, refusal: { code: 'total_too_large' } });
  });
});

describe('a payment', () => {
  const newOrder = { total: 3_660 } as NewOrder;
  const createdAt = new Date('2026-01-01T12:00:00Z');
  const at = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);
  const checkout: OrderCheckout = {
    id: 'MG-1',
    purpose: 'order',
    paymentIntentId: 'pi_1',
    total: 3_660,
    currency: 'usd',
    email: 'ada@example.com',
    wanted: [],
    newOrder,
    buyerDigest: null,
    createdAt,
    heldUntil: null,
    outcome: null,
  };
  const payment: Payment = {
    id: 'pi_1',
    status: 'succeeded',
    received: 3_660,
    refunded: 0,
    currency: 'usd',
    checkoutId: 'MG-1',
    createdAt,
  };

  it('becomes its order when it succeeded for exactly what was asked', () => {
    expect(settle(checkout, payment, [], at(0))).toEqual({ kind: 'order', newOrder });
  });

  test.each([
    ['less was received', { ...payment, received: 3_659 }, 'amount_differs'],
    ['more was received', { ...payment, received: 3_661 }, 'amount_differs'],
    ['it is in another currency', { ...payment, currency: 'eur' }, 'amount_differs'],
    ['it was given back at the provider already', { ...payment, refunded: 3_660 }, 'at_provider'],
  ])('goes back when %s', (_, paid, reason) => {
    expect(settle(checkout, paid, [], at(0))).toEqual({ kind: 'refund', reason });
  });

  it('goes back when a product of it is no longer sold', () => {
    expect(settle(checkout, payment, ['mug-1'], at(0))).toEqual({ kind: 'refund', reason: 'product_gone' });
  });

  it('waits half an hour for an order that was not sent along, and then goes back', () => {
    const withoutOrder = { ...checkout, newOrder: null };
    const waiting = { kind: 'wait', reason: 'order_not_sent' };
    expect(settle(withoutOrder, payment, [], at(ORDER_MUST_ARRIVE_WITHIN - 1))).toEqual(waiting);
    expect(settle(withoutOrder, payment, [], at(ORDER_MUST_ARRIVE_WITHIN))).toEqual({
      kind: 'refund',
      reason: 'order_not_sent',
    });
  });

  describe('for a membership', () => {
    const { wanted, newOrder: _, ...started } = checkout;
    const membership = { plan: 'basic', fullName: 'Ada' } as NewMembership;
    const joining: MembershipCheckout = { ...started, purpose: 'membership', membership };

    it('becomes it when it succeeded for exactly what was asked, however late', () => {
      const late = at(ORDER_MUST_ARRIVE_WITHIN * 10);
      expect(settle(joining, payment, [], late)).toEqual({ kind: 'membership', newMembership: membership });
    });

    test.each([
      ['less was received', { ...payment, received: 3_659 }, 'amount_differs'],
      ['it was given back at the provider already', { ...payment, refunded: 3_660 }, 'at_provider'],
    ])('goes back when %s', (_name, paid, reason) => {
      expect(settle(joining, paid, [], at(0))).toEqual({ kind: 'refund', reason });
    });
  });

  test.each(['requires_payment_method', 'requires_action', 'processing'])(
    'waits while it is %s',
    (status) => {
      const open = { ...payment, status, received: 0 };
      expect(settle(checkout, open, ['mug-1'], at(0))).toEqual({
        kind: 'wait',
        reason: 'payment_not_succeeded',
      });
    },
  );

  it('ends without an order when it was cancelled', () => {
    expect(settle(checkout, { ...payment, status: 'canceled', received: 0 }, [], at(0))).toEqual({
      kind: 'cancel',
    });
  });
});

describe('two requests are for the same order', () => {
  const anyLine = fc.record({
    productId: fc.constantFrom('a', 'b'),
    quantity: fc.integer({ min: 1, max: 3 }),
    selection: fc.record({
      color: fc.constantFrom(null, 'Blue'),
      size: fc.constantFrom(null, 'S'),
      memory: fc.constant(null),
      properties: fc.constantFrom({}, { cord: 'silk' }, { cord: 'linen' }, { cord: 'silk', bulb: 'warm' }),
    }),
  });

  it('exactly when every line is', () => {
    const anyOrder = fc.array(anyLine, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyOrder, anyOrder, (a, b) => {
        expect(isSameOrder(a, structuredClone(a))).toBe(true);
        expect(isSameOrder(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });
});
