import { listHref } from '#domain/lists/list-url.ts';
import { orderList } from '#domain/orders/order-list.ts';

/** The list of orders with the details of this order open. */
export function orderHref(id: string): string {
  return listHref(orderList, { order: id });
}
