import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import type { Route } from './+types/orders';
import { OrderListView } from './list/order-list-view.tsx';
import { loadOrders } from './load-orders.ts';

export const loader = onServer(loadOrders);
export const clientLoader = inBrowser(loadOrders);

export const meta = () => adminMeta('Order List');

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrderListView {...loaderData} />;
}
