import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import type { StaffProductSort } from '#domain/products/staff-filter.ts';
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx';
import { type ProductQuery, productsHref } from '../product-query.ts';
import { DeletedProductRow } from './deleted-product-row.tsx';
import { ProductRow } from './product-row.tsx';
import { useProductActions } from './use-product-actions.ts';

type Props = { rows: readonly WireStaffProductRow[]; query: ProductQuery; busy: boolean };

export function ProductTable({ rows, query, busy }: Props) {
  const actions = useProductActions();
  const Row = query.view === 'deleted' ? DeletedProductRow : ProductRow;
  return (
    <DataTable long caption="Products" columns={columnsOf(query)} busy={busy} wide>
      {rows.map((row) => (
        <Row key={row._id} row={row} actions={actions} />
      ))}
    </DataTable>
  );
}

function columnsOf(query: ProductQuery): Column[] {
  return [
    { label: 'Image' },
    { label: 'Name', sort: sortOf(query, 'name') },
    { label: 'Category', sort: sortOf(query, 'category') },
    { label: 'Price', align: 'end', sort: sortOf(query, 'price') },
    { label: 'Stock', align: 'end', sort: sortOf(query, 'stock') },
    { label: 'Status' },
    { label: 'Featured' },
    { label: 'Actions', align: 'end' },
  ];
}

/** First up, then down, then newest first again. */
function sortOf(query: ProductQuery, by: 'name' | 'category' | 'price' | 'stock') {
  const now = query.sort === `${by}-asc` ? 'ascending' : query.sort === `${by}-desc` ? 'descending' : null;
  const next: StaffProductSort = now === null ? `${by}-asc` : now === 'ascending' ? `${by}-desc` : 'newest';
  return { to: productsHref({ ...query, sort: next, page: 1 }), now } as const;
}
