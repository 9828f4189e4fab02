import type { Order } from '../orders/order.ts';

/** Whether the products of an order can be reviewed: it was paid for or it arrived, and was not rejected. */
export function canBeReviewed({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean {
  return status === 'delivered' || (status !== 'rejected' && paymentStatus === 'paid');
}
