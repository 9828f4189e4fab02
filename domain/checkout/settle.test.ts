import { describe, expect, it, test } from 'vitest';
import type { NewMembership } from '../members/membership.ts';
import type { NewOrder } from '../orders/order.ts';
import {
  type MembershipCheckout,
  ORDER_DEADLINE,
  type OrderCheckout,
  type Payment,
  settle,
} from './settle.ts';

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
    lines: [],
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
    disputed: false,
    refunded: 0,
    currency: 'usd',
    checkoutId: 'MG-1',
    createdAt,
  };

  it('becomes an order when it succeeded for the exact amount', () => {
    expect(settle(checkout, payment, [], at(0))).toEqual({ kind: 'order', newOrder });
  });

  test.each([
    ['less was received', { ...payment, received: 3_659 }, 'amount_differs'],
    ['more was received', { ...payment, received: 3_661 }, 'amount_differs'],
    ['it is in another currency', { ...payment, currency: 'eur' }, 'amount_differs'],
    ['it was refunded at the provider already', { ...payment, refunded: 3_660 }, 'at_provider'],
  ])('is refunded when %s', (_, paid, reason) => {
    expect(settle(checkout, paid, [], at(0))).toEqual({ kind: 'refund', reason });
  });

  it('is refunded when one of its products is no longer sold', () => {
    expect(settle(checkout, payment, ['mug-1'], at(0))).toEqual({ kind: 'refund', reason: 'product_gone' });
  });

  it('waits half an hour for its order, and is then refunded', () => {
    const withoutOrder = { ...checkout, newOrder: null };
    const waiting = { kind: 'wait', reason: 'order_not_sent' };
    expect(settle(withoutOrder, payment, [], at(ORDER_DEADLINE - 1))).toEqual(waiting);
    expect(settle(withoutOrder, payment, [], at(ORDER_DEADLINE))).toEqual({
      kind: 'refund',
      reason: 'order_not_sent',
    });
  });

  describe('for a membership', () => {
    const { lines, newOrder: _, ...started } = checkout;
    const membership = { plan: 'basic', fullName: 'Ada' } as NewMembership;
    const joining: MembershipCheckout = { ...started, purpose: 'membership', membership };

    it('becomes a membership when it succeeded for the exact amount, however late', () => {
      const late = at(ORDER_DEADLINE * 10);
      expect(settle(joining, payment, [], late)).toEqual({ kind: 'membership', newMembership: membership });
    });

    test.each([
      ['less was received', { ...payment, received: 3_659 }, 'amount_differs'],
      ['it was refunded at the provider already', { ...payment, refunded: 3_660 }, 'at_provider'],
    ])('is refunded when %s', (_name, paid, reason) => {
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
