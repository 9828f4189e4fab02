import { useLocation } from 'react-router';
import { listOrderRows } from '#contract/calls/staff-orders.ts';
import { browserApi } from '#web/data.ts';
import { ListNotices } from '../../lists/list-notices.tsx';
import { SelectionBarRoom } from '../../lists/selection-bar.tsx';
import { useNeighbours } from '../../lists/use-neighbours.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { PageHeader } from '../../screen/page-header.tsx';
import { SCREEN_HEADS } from '../../screen/screen-heads.ts';
import { OrderSelectionBar } from '../bulk/order-selection-bar.tsx';
import { UnchangedOrders } from '../bulk/unchanged-orders.tsx';
import { useBulkStatus } from '../bulk/use-bulk-status.ts';
import { OrderDetails } from '../details/order-details.tsx';
import type { LoadedOrders } from '../load-orders.ts';
import { filterOf, readOrderQuery } from '../order-query.ts';
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
  const filter = filterOf(arrived);
  const selection = useSelection({
    rows,
    idOf: ({ id }) => id,
    total: orders.ok ? orders.data.total : 0,
    filter: JSON.stringify(filter),
    loadPage: async (page, limit) =>
      (await browserApi(listOrderRows, { query: { ...filter, sort: 'oldest', page, limit } })).body,
  });
  const bulk = useBulkStatus();
  const deletion = useDeleteOrder(selection.drop);
  const neighbours = useNeighbours({
    ids: rows.map(({ id }) => id),
    openId: wanted.order.toUpperCase(),
    place: arrived,
    total: orders.ok ? orders.data.total : 0,
    loadIds: async (page) => {
      const { sort, size } = arrived;
      const { body } = await browserApi(listOrderRows, { query: { ...filter, sort, page, limit: size } });
      return body.map(({ id }) => id);
    },
    open: (order, page) => change({ order, page }, { replace: true }),
  });

  return (
    <>
      <PageHeader {...SCREEN_HEADS.orders} actions={<ListActions query={arrived} />} />
      <OrderFilters query={wanted} onChange={change} />
      <OrderList
        orders={orders}
        query={arrived}
        selection={selection}
        bar={isDeletedOnes ? null : <OrderSelectionBar selection={selection} bulk={bulk} />}
        deletion={deletion}
      />
      <ListNotices>
        <UnchangedOrders report={bulk.report} onDismiss={bulk.dismissReport} />
        <DeletedNotice deletion={deletion} />
      </ListNotices>
      {!isDeletedOnes && <SelectionBarRoom />}
      <DeleteOrderDialog deletion={deletion} />
      <OrderDetails
        id={wanted.order}
        opened={opened}
        neighbours={neighbours}
        onClose={() => change({ order: '', page: wanted.page })}
      />
    </>
  );
}
