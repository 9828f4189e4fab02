import { data } from 'react-router';
import {
  getStaffOrder,
  listOrderRows,
  type WireOrderRow,
  type WireStaffOrder,
} from '#contract/staff-orders.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { filterOf, PAGE_SIZE, readOrderQuery } from './order-query.ts';

/** A page of orders and how many there are on all pages. */
export type OrderPage = { rows: WireOrderRow[]; total: number };

/** `opened`: the order whose details the address asks for; null where it asks for none. */
export type LoadedOrders = { orders: Loaded<OrderPage>; opened: Loaded<WireStaffOrder> | null };

export async function loadOrders({ api, url }: LoadArgs) {
  const query = readOrderQuery(url.searchParams);
  const { sort, page, order: id } = query;
  const [orders, opened] = await Promise.all([
    loaded(api(listOrderRows, { query: { ...filterOf(query), sort, page, limit: PAGE_SIZE } })),
    id ? loaded(api(getStaffOrder, { params: { id } })) : null,
  ]);
  return data<LoadedOrders>(
    {
      orders: orders.ok
        ? { ok: true, data: { rows: orders.data.body, total: orders.data.total ?? 0 } }
        : orders,
      opened: opened?.ok ? { ok: true, data: opened.data.body } : opened,
    },
    { status: orders.ok ? 200 : statusOf(orders.status) },
  );
}

/** A filter that cannot be read is its reader's to mend, not a failure of the shop. */
function statusOf(status: number): number {
  return status === 400 ? 400 : pageStatusOf(status);
}
