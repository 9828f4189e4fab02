import type { Order } from './order.ts';
import { type OrderStatus, statusHas } from './status.ts';

type OrderState = Pick<Order, 'status' | 'paymentStatus'>;

/** True for a paid order in a status that counts as a sale. Deleted orders are in no figure. */
export function isSale({ status, paymentStatus }: OrderState): boolean {
  return paymentStatus === 'paid' && statusHas(status, 'sale');
}

/** True for an order in a pending status that is not refunded. */
export function isPending({ status, paymentStatus }: OrderState): boolean {
  return paymentStatus !== 'refunded' && statusHas(status, 'pending');
}

/** True for a paid order that is not packed yet. */
export function isToPack({ status, paymentStatus }: OrderState): boolean {
  return paymentStatus === 'paid' && statusHas(status, 'to-pack');
}

/** True for a paid order that is packed, or of which `unsent` pieces are left after a first parcel. */
export function isToSend({ status, paymentStatus }: OrderState, unsent: number): boolean {
  if (paymentStatus !== 'paid') return false;
  return statusHas(status, 'packed') || (status === SENT_IN_PART && unsent > 0);
}

/** The status of an order from its first parcel on, so that some of its pieces may be unsent. */
export const SENT_IN_PART: OrderStatus = 'on-the-road';
