import * as z from 'zod/mini';
import { PURPOSES } from '#domain/checkout/purpose.ts';
import { DISPUTE_STATUSES } from '#domain/disputes/dispute.ts';
import { MEMBERSHIP_STATES } from '#domain/members/membership-state.ts';
import { PLAN_IDS } from '#domain/members/plan.ts';
import { PAYMENT_STATUSES } from '#domain/orders/order.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { paymentList } from '#domain/payments/payment-list.ts';
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts';
import { REFUND_REASONS } from '#domain/refunds/refund-reason.ts';
import { REFUND_STATUSES } from '#domain/refunds/refund-status.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { Cancellation } from '../order-schemas.ts';

/** A payment with its order or membership. */
export const Payment = component('Payment', {
  /** The checkout's id, which is also the id of its order or membership, existing or not. */
  checkoutId: z.string(),
  purpose: z.enum(PURPOSES),
  paymentIntentId: z.optional(z.string()),
  amount: money(),
  currency: z.string(),
  email: z.string(),
  createdAt: timestamp,
  state: z.enum(PAYMENT_STATES),
  /** False while payment and order disagree. */
  isSettled: z.boolean(),
  /** Its state in words, for staff. */
  explanation: z.string(),
  heldUntil: z.optional(timestamp),
  order: z.optional(
    z.object({
      id: z.string(),
      status: z.enum(ORDER_STATUSES),
      paymentStatus: z.enum(PAYMENT_STATUSES),
      total: money(),
      cancellation: z.optional(Cancellation),
      /** True if staff deleted the order. */
      deleted: z.optional(z.boolean()),
    }),
  ),
  membership: z.optional(
    z.object({ id: z.string(), plan: z.enum(PLAN_IDS), state: z.enum(MEMBERSHIP_STATES) }),
  ),
  /** The sum of all refunds; absent without any. */
  refunded: z.optional(money()),
  /** The amount that can still be refunded; absent if there is none. */
  refundable: z.optional(money()),
  /** The amount that banks returned to the customer after disputes; absent if there is none. */
  lost: z.optional(money()),
  /** The amount that the shop still owes the customer; absent if there is none. */
  owed: z.optional(money()),
  /** The dispute that matters most: one that is open, one that was lost, or the last. */
  dispute: z.optional(
    z.object({
      id: z.string(),
      status: z.enum(DISPUTE_STATUSES),
      /** True while the bank only asks: nothing is withdrawn, and the payment can be refunded. */
      isInquiry: z.boolean(),
      /** The provider's code. */
      reason: z.string(),
      amount: money(),
      withdrawn: money(),
      reinstated: money(),
      openedAt: timestamp,
      /** Until when evidence can be sent. */
      dueBy: z.optional(timestamp),
      closedAt: z.optional(timestamp),
      /** The URL of the dispute in the payment provider's dashboard, where evidence is submitted. */
      dashboardUrl: z.string(),
    }),
  ),
  /** The refund that matters most: one that failed, one under way, or the last. `amount` sums all. */
  refund: z.optional(
    z.object({
      reason: z.enum(REFUND_REASONS),
      status: z.enum(REFUND_STATUSES),
      amount: money(),
      createdAt: timestamp,
      doneAt: z.optional(timestamp),
      failure: z.optional(z.string()),
    }),
  ),
});

export type WirePayment = z.output<typeof Payment>;

export const listPayments = staffCall({
  path: '/payments',
  summary:
    'Payments with their order or membership, newest first unless sorted otherwise; unsettled ones are explained',
  query: listQuery(paymentList),
  output: z.array(Payment),
  paged: true,
});

export const exportPayments = staffFile({
  path: '/payments/export',
  summary: 'Payments as CSV, newest first, one row each',
  query: listFilter(paymentList),
});
