import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import type { OrderSort } from '#domain/orders/order-filter.ts';
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx';
import { SelectPage } from '../../lists/select-page.tsx';
import type { Selection } from '../../lists/use-selection.ts';
import { type OrderQuery, ordersHref } from '../order-query.ts';
import { AskToDelete, RestoreOrder } from './delete-order.tsx';
import { OrderTableRow } from './order-table-row.tsx';
import type { Deletion } from './use-delete-order.ts';

type Props = {
  rows: readonly WireOrderRow[];
  query: OrderQuery;
  busy: boolean;
  selection: Selection<WireOrderRow>;
  deletion: Deletion;
};

export function OrderTable({ rows, query, busy, selection, deletion }: Props) {
  const isDeletedOnes = query.view === 'deleted';
  return (
    <DataTable long caption="Orders" columns={columnsOf(query, selection)} busy={busy} wide>
      {rows.map((row) => (
        <OrderTableRow
          key={row.id}
          row={row}
          detailsHref={ordersHref({ ...query, order: row.id })}
          isSelected={selection.has(row.id)}
          onSelect={isDeletedOnes ? null : () => selection.toggle(row.id)}
          action={
            isDeletedOnes ? (
              <RestoreOrder id={row.id} deletion={deletion} />
            ) : (
              <AskToDelete id={row.id} deletion={deletion} />
            )
          }
        />
      ))}
    </DataTable>
  );
}

function columnsOf(query: OrderQuery, selection: Selection<WireOrderRow>): Column[] {
  return [
    query.view === 'deleted'
      ? { label: 'Select', hideLabel: true }
      : {
          label: 'Select',
          head: <SelectPage label="Select all orders on this page" selection={selection} />,
        },
    { label: 'Order ID' },
    { label: 'Date', sort: sortOf(query, ['newest', 'oldest']) },
    { label: 'Customer' },
    { label: 'Products' },
    { label: 'Total', align: 'end', sort: sortOf(query, ['total-desc', 'total-asc']) },
    { label: 'Status' },
    { label: 'Actions', align: 'end' },
  ];
}

/** First down, then up, then down again. */
function sortOf(query: OrderQuery, [down, up]: [OrderSort, OrderSort]) {
  const now = query.sort === down ? 'descending' : query.sort === up ? 'ascending' : null;
  const next = query.sort === down ? up : down;
  return { to: ordersHref({ ...query, sort: next, page: 1, order: '' }), now } as const;
}
