import type { WirePayment } from '#contract/calls/payments.ts';
import { readPurpose } from '#domain/checkout/purpose.ts';
import { membershipState } from '#domain/members/membership-state.ts';
import type { PaymentDispute } from '../disputes/payment-dispute-queries.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { PaymentRow } from './payment-queries.ts';
import { presentCancellation } from './present-cancellation.ts';
import { summarizePayment } from './summarize-payment.ts';

export function presentPayment(row: PaymentRow, now: Date): WirePayment {
  const { checkout, order, membership } = row;
  const { state, refund, refunded, refundable, dispute, lost } = summarizePayment(row);
  return {
    checkoutId: checkout.id,
    purpose: readPurpose(checkout.id) ?? 'order',
    ...omitNulls({ paymentIntentId: checkout.paymentIntentId }),
    amount: checkout.total,
    currency: checkout.currency,
    email: checkout.email,
    createdAt: checkout.createdAt.toISOString(),
    ...state,
    ...(checkout.heldUntil && { heldUntil: checkout.heldUntil.toISOString() }),
    ...(order && {
      order: {
        id: order.id,
        status: order.status,
        paymentStatus: order.paymentStatus,
        total: order.total,
        ...(order.canceledAt &&
          order.canceledBy && {
            cancellation: presentCancellation({
              at: order.canceledAt,
              by: order.canceledBy,
              reason: order.cancelReason,
            }),
          }),
        ...(order.deletedAt && { deleted: true }),
      },
    }),
    ...(membership && {
      membership: { id: membership.id, plan: membership.plan, state: membershipState(membership, now) },
    }),
    ...(refunded > 0 && { refunded }),
    ...(refundable > 0 && { refundable }),
    ...(lost > 0 && { lost }),
    ...(order && order.owed > 0 && { owed: order.owed }),
    ...(dispute && { dispute: presentDispute(dispute) }),
    ...(refund && {
      refund: {
        reason: refund.reason,
        status: refund.status,
        amount: refund.committed,
        createdAt: refund.createdAt.toISOString(),
        ...omitNulls({ doneAt: refund.doneAt?.toISOString() ?? null, failure: refund.failure }),
      },
    }),
  };
}

function presentDispute(dispute: PaymentDispute): NonNullable<WirePayment['dispute']> {
  return {
    id: dispute.id,
    status: dispute.status,
    isInquiry: dispute.isInquiry,
    reason: dispute.reason,
    amount: dispute.amount,
    withdrawn: dispute.withdrawn,
    reinstated: dispute.reinstated,
    openedAt: dispute.openedAt.toISOString(),
    ...omitNulls({
      dueBy: dispute.dueBy?.toISOString() ?? null,
      closedAt: dispute.closedAt?.toISOString() ?? null,
    }),
    dashboardUrl: dispute.dashboardUrl,
  };
}
