import { data } from 'react-router';
import {
  getStaffOrder,
  listOrderRows,
  type WireOrderRow,
  type WireStaffOrder,
} from '#contract/calls/staff-orders.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type ListPage, loadedPage } from '../lists/list-page.ts';
import { filterOf, readOrderQuery } from './order-query.ts';

/** `opened`: the order whose details the address asks for; null where it asks for none. */
export type LoadedOrders = { orders: Loaded<ListPage<WireOrderRow>>; opened: Loaded<WireStaffOrder> | null };

export async function loadOrders({ api, url }: LoadArgs) {
  const query = readOrderQuery(url.searchParams);
  const { sort, page, size, order: id } = query;
  const [orders, opened] = await Promise.all([
    loadedPage(api(listOrderRows, { query: { ...filterOf(query), sort, page, limit: size } })),
    id ? loaded(api(getStaffOrder, { params: { id } })) : null,
  ]);
  return data<LoadedOrders>(
    {
      orders,
      opened: opened?.ok ? { ok: true, data: opened.data.body } : opened,
    },
    { status: orders.ok ? 200 : statusOf(orders.status) },
  );
}

/** A filter that cannot be read is its reader's to mend, not a failure of the shop. */
function statusOf(status: number): number {
  return status === 400 ? 400 : pageStatusOf(status);
}
