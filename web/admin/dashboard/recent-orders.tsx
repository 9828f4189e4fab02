import { useId } from 'react';
import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { OrderBadges } from '../orders/order-badges.tsx';
import { orderHref } from '../screen/order-href.ts';
import { formatWholeDollars } from './format.ts';

const COLUMNS = [
  { label: 'Order ID' },
  { label: 'Date' },
  { label: 'Customer' },
  { label: 'Status' },
  { label: 'Total', align: 'end' as const },
];

/** The latest five orders, and a link to all (specification, sections 2 and 9). */
export function RecentOrders({ orders }: { orders: WireDashboard['orders'] }) {
  const { formatShortDate } = useDates();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padded={false} className="overflow-clip">
      <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
        <h2 id={id} className="text-lg">
          Recent Orders
        </h2>
        <TextLink to="/admin/orders" className="tap text-sm">
          View All<span className="sr-only"> orders</span>
        </TextLink>
      </div>
      {orders.length === 0 ? (
        <EmptyState title="No orders found." level={3} />
      ) : (
        <DataTable caption="Recent orders" columns={COLUMNS}>
          {orders.map((order) => (
            <DataRow key={order.id} to={orderHref(order.id)}>
              <DataCell names card="start">
                <TextLink to={orderHref(order.id)} className="tap numeric font-medium rows:whitespace-nowrap">
                  {order.id}
                </TextLink>
              </DataCell>
              <DataCell card="line" className="whitespace-nowrap cards:order-3 cards:text-muted">
                {formatShortDate(order.createdAt)}
              </DataCell>
              <DataCell card="start" className="cards:order-2 rows:lg:w-full rows:lg:max-w-0">
                <span title={order.userEmail} className="block truncate rows:max-lg:max-w-24">
                  {order.userEmail}
                </span>
              </DataCell>
              <DataCell card="end" className="cards:order-2">
                <OrderBadges order={order} className="cards:justify-end rows:lg:flex-nowrap" />
              </DataCell>
              <DataCell card="end" align="end" className="font-medium">
                {formatWholeDollars(order.total)}
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
    </Card>
  );
}
