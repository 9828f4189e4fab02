import type { Order } from '../orders/order.ts';
import { isSale } from '../orders/sale.ts';

/** True for orders that are delivered or paid, and not rejected. */
export function canBeReviewed({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean {
  return status === 'delivered' || isSale({ status, paymentStatus });
}
