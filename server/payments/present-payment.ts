import type { WirePayment } from '#contract/payments.ts';
import { centsToDollars } from '#domain/money.ts';
import { standingOf } from '#domain/payments/payment-state.ts';
import { withoutNulls } from '../http/without-nulls.ts';
import type { PaymentRow } from './payment-queries.ts';

/** A payment beside its order, as staff see it. */
export function presentPayment({ checkout, order, refund }: PaymentRow): WirePayment {
  const { outcome, lastSeen } = checkout;
  return {
    checkoutId: checkout.id,
    ...withoutNulls({ paymentIntentId: checkout.paymentIntentId }),
    amount: centsToDollars(checkout.total),
    currency: checkout.currency,
    email: checkout.email,
    createdAt: checkout.createdAt.toISOString(),
    ...standingOf({ outcome, lastSeen, refund }),
    ...(checkout.heldUntil && { heldUntil: checkout.heldUntil.toISOString() }),
    ...(order && {
      order: {
        id: order.id,
        status: order.status,
        paymentStatus: order.paymentStatus,
        total: centsToDollars(order.total),
        ...(order.deletedAt && { deleted: true }),
      },
    }),
    ...(refund && {
      refund: {
        reason: refund.reason,
        status: refund.status,
        amount: centsToDollars(refund.amount),
        createdAt: refund.createdAt.toISOString(),
        ...withoutNulls({ doneAt: refund.doneAt?.toISOString() ?? null, failure: refund.failure }),
      },
    }),
  };
}
