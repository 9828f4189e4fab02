import * as z from 'zod/mini';
import { CANCELED_BY } from '#domain/orders/cancellation.ts';
import { PAYMENT_STATUSES } from '#domain/orders/order.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { REFUND_STATUSES } from '#domain/refunds/refund.ts';
import { timestamp } from './fields.ts';
import { money } from './money.ts';

/** The refund of all that was paid for an order, or one that failed. */
const OrderRefund = z.object({
  status: z.enum(REFUND_STATUSES),
  amount: money(),
  requestedAt: timestamp,
  /** Absent until the provider has sent the money. */
  doneAt: z.optional(timestamp),
});

/** How an order was canceled. */
export const Cancellation = z.object({
  at: timestamp,
  by: z.enum(CANCELED_BY),
  /** What the customer or staff wrote. */
  reason: z.optional(z.string()),
});

export type WireCancellation = z.output<typeof Cancellation>;

/** Fields of every order, however short. */
export const orderState = {
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  refund: z.optional(OrderRefund),
  /** What was returned, by one refund or several; absent while nothing was. A part leaves an order paid. */
  refunded: z.optional(money()),
};

export type WireOrderRefund = z.output<typeof OrderRefund>;
