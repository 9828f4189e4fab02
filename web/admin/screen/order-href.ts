import { listHref } from '#domain/lists/list-url.ts';
import { orderList } from '#domain/orders/order-list.ts';

/** The page of one order. */
export function orderPageHref(id: string): string {
  return `${orderList.path}/${encodeURIComponent(id)}`;
}

/** The list of orders with the details of this order open. */
export function orderHref(id: string): string {
  return listHref(orderList, { order: id });
}
