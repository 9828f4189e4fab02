import { useLocation } from 'react-router';
import { useSelection } from '../../bulk/use-selection.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { SCREEN_HEADS } from '../../layout/screen-heads.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { OrderDetails } from '../details/order-details.tsx';
import type { LoadedOrders } from '../load-orders.ts';
import { readOrderQuery } from '../order-query.ts';
import { useOrderQuery } from '../use-order-query.ts';
import { DeletedNotice, DeleteOrderDialog } from './delete-order.tsx';
import { ListActions } from './list-actions.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { useDeleteOrder } from './use-delete-order.ts';

/** Controls show what is wanted at once; the list shows what has arrived. */
export function OrderListView({ orders, opened }: LoadedOrders) {
  const [wanted, change] = useOrderQuery();
  const arrived = readOrderQuery(new URLSearchParams(useLocation().search));
  const isDeletedOnes = arrived.view === 'deleted';
  const rows = orders.ok ? orders.data.rows : [];
  const selection = useSelection(isDeletedOnes ? [] : rows.map((row) => row.id));
  const deletion = useDeleteOrder();

  return (
    <>
      <PageHeader {...SCREEN_HEADS.orders} actions={<ListActions query={arrived} />} />
      <OrderFilters query={wanted} onChange={change} />
      <DeletedNotice deletion={deletion} />
      <BulkBar rows={rows} selection={selection} />
      <OrderList orders={orders} query={arrived} selection={selection} deletion={deletion} />
      <DeleteOrderDialog deletion={deletion} />
      <OrderDetails
        id={wanted.order}
        opened={opened}
        onClose={() => change({ order: '', page: wanted.page })}
      />
    </>
  );
}
