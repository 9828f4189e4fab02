import type { WirePayment } from '#contract/calls/payments.ts';
import { purposeOf } from '#domain/checkout/purpose.ts';
import { membershipState } from '#domain/members/membership-state.ts';
import { describePayment, type PaymentFacts } from '#domain/payments/payment-state.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { PaymentRow } from './payment-queries.ts';

/** What a payment's state and explanation follow from. */
export function paymentFactsOf({ checkout, refund }: PaymentRow): PaymentFacts {
  const { outcome, lastSeen, nextLookAt, secondOf, providerRefusal } = checkout;
  return { outcome, lastSeen, refund, secondOf, providerRefusal, isLeftToPerson: nextLookAt === null };
}

export function presentPayment(payment: PaymentRow, now: Date): WirePayment {
  const { checkout, order, membership, refund } = payment;
  return {
    checkoutId: checkout.id,
    purpose: purposeOf(checkout.id) ?? 'order',
    ...omitNulls({ paymentIntentId: checkout.paymentIntentId }),
    amount: checkout.total,
    currency: checkout.currency,
    email: checkout.email,
    createdAt: checkout.createdAt.toISOString(),
    ...describePayment(paymentFactsOf(payment)),
    ...(checkout.heldUntil && { heldUntil: checkout.heldUntil.toISOString() }),
    ...(order && {
      order: {
        id: order.id,
        status: order.status,
        paymentStatus: order.paymentStatus,
        total: order.total,
        ...(order.deletedAt && { deleted: true }),
      },
    }),
    ...(membership && {
      membership: { id: membership.id, plan: membership.plan, state: membershipState(membership, now) },
    }),
    ...(refund && {
      refund: {
        reason: refund.reason,
        status: refund.status,
        amount: refund.amount,
        createdAt: refund.createdAt.toISOString(),
        ...omitNulls({ doneAt: refund.doneAt?.toISOString() ?? null, failure: refund.failure }),
      },
    }),
  };
}
