import type { Order } from '../orders/order.ts';

/** True for orders that are delivered or paid, and not rejected. */
export function canBeReviewed({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean {
  return status === 'delivered' || (status !== 'rejected' && paymentStatus === 'paid');
}
