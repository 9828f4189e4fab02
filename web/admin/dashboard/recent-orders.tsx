import { useId } from 'react';
import type { WireDashboard } from '#contract/dashboard.ts';
import { formatDate } from '#web/shared/format-date.ts';
import { Card } from '#web/ui/card.tsx';
import { DataCell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { OrderBadges } from '../orders/order-badges.tsx';
import { orderHref } from '../orders/order-query.ts';
import { formatWholeDollars } from './format.ts';

const COLUMNS = [
  { label: 'Order ID' },
  { label: 'Date' },
  { label: 'Customer' },
  { label: 'Status' },
  { label: 'Total', align: 'end' as const },
];

/** The first five orders, and the way to all of them (spec 2, 9). */
export function RecentOrders({ orders }: { orders: WireDashboard['orders'] }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padded={false}>
      <div className="flex items-center justify-between gap-4 px-5 pt-5 pb-3">
        <h2 id={id} className="text-xl">
          Recent Orders
        </h2>
        <TextLink to="/admin/orders" className="tap">
          View All<span className="sr-only"> orders</span>
        </TextLink>
      </div>
      {orders.length === 0 ? (
        <EmptyState title="No orders found." level={3} />
      ) : (
        <DataTable caption="Recent orders" columns={COLUMNS}>
          {orders.map((order) => (
            <DataRow key={order.id}>
              <DataCell names label="Order ID">
                <TextLink to={orderHref(order.id)} className="tap numeric font-medium whitespace-nowrap">
                  {order.id}
                </TextLink>
              </DataCell>
              <DataCell label="Date">{formatDate(order.createdAt)}</DataCell>
              <DataCell label="Customer" className="wrap-anywhere">
                {order.userEmail}
              </DataCell>
              <DataCell label="Status">
                <OrderBadges order={order} className="max-md:justify-end" />
              </DataCell>
              <DataCell label="Total" align="end">
                {formatWholeDollars(order.total)}
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
    </Card>
  );
}
