import type { Order } from './order.ts';
import type { OrderStatus } from './status.ts';

type OrderState = Pick<Order, 'status' | 'paymentStatus'>;

/** True for a paid order that is not rejected. Deleted orders are in no figure. */
export function isSale({ status, paymentStatus }: OrderState): boolean {
  return paymentStatus === 'paid' && status !== 'rejected';
}

/** The statuses that the dashboard calls pending (spec 4). */
export const PENDING_STATUSES: readonly OrderStatus[] = ['placed', 'processing', 'packaging'];

/** True for an order in a pending status that is not refunded. */
export function isPending({ status, paymentStatus }: OrderState): boolean {
  return paymentStatus !== 'refunded' && PENDING_STATUSES.includes(status);
}

/** True for a paid order that is not packed yet. */
export function isToPack({ status, paymentStatus }: OrderState): boolean {
  return paymentStatus === 'paid' && TO_PACK_STATUSES.includes(status);
}

/** True for a paid order that is packed, or of which `unsent` pieces are left after a first parcel. */
export function isToSend({ status, paymentStatus }: OrderState, unsent: number): boolean {
  if (paymentStatus !== 'paid') return false;
  return status === 'packaging' || (status === 'on-the-road' && unsent > 0);
}

export const TO_PACK_STATUSES: readonly OrderStatus[] = ['placed', 'processing'];
