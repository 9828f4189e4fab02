import RefreshCw from 'lucide-react/icons/refresh-cw';
import Rows3 from 'lucide-react/icons/rows-3';
import { useRevalidator } from 'react-router';
import { exportOrders, listOrderRows, type WireOrderRow } from '#contract/calls/staff-orders.ts';
import { orderList } from '#domain/orders/order-list.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import type { Column } from '#web/ui/tables/data-table.tsx';
import { useBulkParcels } from '../fulfilments/pack-orders.tsx';
import { useBulkInvoices } from '../invoices/print-invoices.tsx';
import { BulkReportNotice, ListNotices } from '../lists/bulk-report-notice.tsx';
import { columnSort } from '../lists/column-sort.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { selectColumn } from '../lists/select-box.tsx';
import { SelectionBarRoom } from '../lists/selection-bar.tsx';
import { useList } from '../lists/use-list.ts';
import { useNeighbours } from '../lists/use-neighbours.ts';
import { useSelection } from '../lists/use-selection.ts';
import { loadOrderWithRefunds } from '../refunds/order-with-refunds.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { orderHref } from '../screen/order-href.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/orders';
import { OrderDetails } from './details/order-details.tsx';
import { AskToDelete, DeletedNotice, RestoreOrder } from './list/delete-order.tsx';
import { OrderFilters } from './list/order-filters.tsx';
import { OrderSelectionBar } from './list/order-selection-bar.tsx';
import { OrderTableRow } from './list/order-table-row.tsx';
import { UndoStatusNotice } from './list/undo-status-notice.tsx';
import { useBulkStatus } from './list/use-bulk-status.ts';
import { useDeleteOrder } from './list/use-delete-order.ts';
import { useUndoStatus } from './list/use-undo-status.ts';
import { RestockChoice } from './restock-choice.tsx';

/** A page of orders, and the open one. */
const load = loadList(orderList, listOrderRows, async (api, { order: id }) => ({
  opened: id ? await loaded(loadOrderWithRefunds(api, id)) : null,
}));
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Order List');

export default function Orders({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const list = useList(orderList, listOrderRows, loaderData.list);
  const isDeletedView = list.arrived.deleted;
  const selection = useSelection(list, getId);
  const bulk = useBulkStatus();
  const statusUndo = useUndoStatus(bulk.last);
  const parcels = useBulkParcels();
  const invoices = useBulkInvoices();
  const deletion = useDeleteOrder(selection.drop);
  // The id in an address may be in lower case.
  const neighbours = useNeighbours(list, list.requested.order.toUpperCase(), getId);
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
      <PageHeader screen="orders" actions={<ListActions list={list} />} />
      <OrderFilters list={list} />
      <ListFrame
        list={list}
        name="orders"
        counted="results"
        columns={columns}
        selectionBar={
          !isDeletedView && (
            <OrderSelectionBar selection={selection} bulk={bulk} parcels={parcels} invoices={invoices} />
          )
        }
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
        {(row) => (
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
                <AskToDelete row={row} deletion={deletion} />
              )
            }
          />
        )}
      </ListFrame>
      <ListNotices>
        <BulkReportNotice
          label="Orders that were not changed"
          bulk={bulk}
          resultOf={({ status }) => `set to ${statusLabel(status)}`}
          hrefOf={orderHref}
        />
        <BulkReportNotice
          label="Orders that were not sent"
          bulk={parcels}
          resultOf={() => 'sent'}
          hrefOf={orderHref}
        />
        <BulkReportNotice
          label="Orders without an invoice"
          bulk={invoices}
          resultOf={() => 'in the file'}
          hrefOf={orderHref}
        />
        <UndoStatusNotice undo={statusUndo} />
        <DeletedNotice deletion={deletion} />
      </ListNotices>
      {!isDeletedView && <SelectionBarRoom />}
      <ConfirmDialog
        open={deletion.orderToDelete !== null}
        title="Delete order"
        text="Are you sure you want to delete this order? This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        <p className="text-muted">It leaves this list and can be restored from the view Deleted.</p>
        <RestockChoice
          restockable={deletion.orderToDelete?.restockable ?? 0}
          checked={deletion.restock}
          onChange={deletion.setRestock}
        />
      </ConfirmDialog>
      <OrderDetails
        id={list.requested.order}
        opened={loaderData.opened}
        neighbours={neighbours}
        listHref={list.rowHref('')}
        onClose={() => list.open('')}
      />
    </>
  );
}

function getId({ id }: WireOrderRow): string {
  return id;
}

const NONE_PLACED = 'Orders appear here as soon as they are placed.';
const NONE_DELETED = 'What is deleted appears here, and can be restored.';

function ListActions({ list }: { list: { filter: object } }) {
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <ExportLink list={list} call={exportOrders} />
      <ExportLink
        list={list}
        call={exportOrders}
        options={{ rows: 'lines' }}
        label="Export lines"
        icon={<Rows3 aria-hidden="true" className="size-4" />}
      />
      <Button
        busy={state === 'loading'}
        busyLabel="Refreshing..."
        onClick={() => revalidate()}
        icon={<RefreshCw aria-hidden="true" className="size-4" />}
      >
        Refresh
      </Button>
    </>
  );
}
