import { getStaffOrder, listOrderRows, type WireOrderRow } from '#contract/calls/staff-orders.ts';
import { orderList } from '#domain/orders/order-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx';
import { columnSort } from '../lists/column-sort.ts';
import { ListFrame } from '../lists/list-frame.tsx';
import { ListNotices } from '../lists/list-notices.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { selectColumn } from '../lists/select-page.tsx';
import { SelectionBarRoom } from '../lists/selection-bar.tsx';
import { useList } from '../lists/use-list.ts';
import { useNeighbours } from '../lists/use-neighbours.ts';
import { useSelection } from '../lists/use-selection.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/orders';
import { OrderSelectionBar } from './bulk/order-selection-bar.tsx';
import { UnchangedOrders } from './bulk/unchanged-orders.tsx';
import { useBulkStatus } from './bulk/use-bulk-status.ts';
import { OrderDetails } from './details/order-details.tsx';
import { AskToDelete, DeletedNotice, DeleteOrderDialog, RestoreOrder } from './list/delete-order.tsx';
import { ListActions } from './list/list-actions.tsx';
import { OrderFilters } from './list/order-filters.tsx';
import { OrderTableRow } from './list/order-table-row.tsx';
import { useDeleteOrder } from './list/use-delete-order.ts';

/** A page of orders, and the one whose details are open; null where none is. */
const load = loadList(orderList, listOrderRows, async (api, { order: id }) => ({
  opened: id ? await loaded(api(getStaffOrder, { params: { id } }).then(({ body }) => body)) : null,
}));
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Order List');

/** Order List (spec 2). */
export default function Orders({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const list = useList(orderList, listOrderRows, loaderData.list);
  const isDeletedView = list.arrived.deleted;
  const selection = useSelection(list, idOf);
  const bulk = useBulkStatus();
  const deletion = useDeleteOrder(selection.drop);
  // An address may have the id in another case.
  const neighbours = useNeighbours(list, list.wanted.order.toUpperCase(), idOf);
  const columns: Column[] = [
    selectColumn('Select all orders on this page', isDeletedView ? null : selection),
    { label: 'Order ID' },
    { label: 'Date', sort: columnSort(list, 'newest', 'oldest') },
    { label: 'Customer' },
    { label: 'Products' },
    { label: 'Total', align: 'end', sort: columnSort(list, 'total-desc', 'total-asc') },
    { label: 'Status' },
    { label: 'Actions', align: 'end' },
  ];
  return (
    <>
      <PageHeader {...SCREEN_HEADS.orders} actions={<ListActions list={list} />} />
      <OrderFilters list={list} />
      <ListFrame
        list={list}
        name="orders"
        counted="results"
        selectionBar={!isDeletedView && <OrderSelectionBar selection={selection} bulk={bulk} />}
        empty={
          <NoRows
            list={list}
            none={{ title: 'No orders found.', text: isDeletedView ? NONE_DELETED : NONE_PLACED }}
            noneFound={{
              title: 'No orders found matching your filters.',
              text: 'Try another search, or fewer filters.',
            }}
          />
        }
      >
        {(rows, isReloading) => (
          <DataTable long caption="Orders" columns={columns} busy={isReloading} wide>
            {rows.map((row) => (
              <OrderTableRow
                key={row.id}
                row={row}
                detailsHref={list.rowHref(row.id)}
                isSelected={selection.has(row.id)}
                onSelect={isDeletedView ? null : () => selection.toggle(row.id)}
                action={
                  isDeletedView ? (
                    <RestoreOrder id={row.id} deletion={deletion} />
                  ) : (
                    <AskToDelete id={row.id} deletion={deletion} />
                  )
                }
              />
            ))}
          </DataTable>
        )}
      </ListFrame>
      <ListNotices>
        <UnchangedOrders report={bulk.report} onDismiss={bulk.dismissReport} />
        <DeletedNotice deletion={deletion} />
      </ListNotices>
      {!isDeletedView && <SelectionBarRoom />}
      <DeleteOrderDialog deletion={deletion} />
      <OrderDetails
        id={list.wanted.order}
        opened={loaderData.opened}
        neighbours={neighbours}
        onClose={() => list.open('')}
      />
    </>
  );
}

function idOf({ id }: WireOrderRow): string {
  return id;
}

const NONE_PLACED = 'Orders appear here as soon as they are placed.';
const NONE_DELETED = 'What is deleted appears here, and can be restored.';
