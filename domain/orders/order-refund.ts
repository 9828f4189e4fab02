import type { RefundStatus } from '../refunds/refund.ts';
import type { PaymentStatus } from './order.ts';
import type { OrderStatus } from './status.ts';

/** What the rules need to know of an order's refund; absent and null are the same. */
export type MaybeRefunded = {
  paymentStatus: PaymentStatus;
  refund?: { status: RefundStatus } | null | undefined;
};

/** Whether the money of an order went back or is to go back. A refund that failed gives nothing back. */
export function isRefunded({ paymentStatus, refund }: MaybeRefunded): boolean {
  return refund ? refund.status !== 'failed' : paymentStatus === 'refunded';
}

/**
 * Whether an order has a date of delivery to look forward to: not if rejected, nor if given back before it
 * arrived.
 */
export function isDeliveryExpected(order: MaybeRefunded & { status: OrderStatus }): boolean {
  if (order.status === 'rejected') return false;
  return order.status === 'delivered' || !isRefunded(order);
}

/**
 * Whether a change of an order to a status contradicts its refund: every status but rejected tells the
 * customer that the goods come.
 */
export function contradictsRefund(order: MaybeRefunded, target: OrderStatus): boolean {
  return isRefunded(order) && target !== 'rejected';
}

/** What stands beside the status of an order about its refund; null where there is nothing to say. */
export function refundLabel(order: MaybeRefunded): 'Refunded' | 'Refunding' | 'Refund failed' | null {
  const status = order.refund?.status;
  if (status === 'failed') return 'Refund failed';
  if (status === 'wanted' || status === 'pending') return 'Refunding';
  return isRefunded(order) ? 'Refunded' : null;
}
