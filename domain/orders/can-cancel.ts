import type { Order } from './order.ts';
import { isRefunded } from './order-refund.ts';
import { isShipped } from './restock.ts';
import { statusHas } from './status.ts';

type State = Pick<Order, 'status' | 'paymentStatus'> & {
  cancellation?: object | null | undefined;
  refund?: Order['refund'] | { status: NonNullable<Order['refund']>['status'] } | null | undefined;
};

/** True while staff can cancel an order: until it is shipped. */
export function canStaffCancel({ status, cancellation }: State): boolean {
  return !cancellation && !isShipped(status);
}

/** True while its customer can cancel an order: until staff work on it. */
export function canShopperCancel(order: State): boolean {
  return statusHas(order.status, 'shopper-cancels') && !order.cancellation && !isRefunded(order);
}

/** True while staff can mark an order as paid. */
export function canMarkPaid({ status, paymentStatus }: State): boolean {
  return paymentStatus === 'unpaid' && statusHas(status, 'sale');
}

/** True for an order that ended: its pieces can go back into stock. */
export function hasEnded(order: State): boolean {
  return order.status === 'rejected' || isRefunded(order);
}
