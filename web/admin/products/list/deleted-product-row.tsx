import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { formatCount } from '#domain/counts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { PRODUCT_ROW, ProductPrice, ProductThumbnail } from './product-facts.tsx';
import type { ProductActions } from './use-product-actions.ts';

/** A product that was deleted: nothing can be done with it but to bring it back. */
export function DeletedProductRow({ row, actions }: { row: WireStaffProductRow; actions: ProductActions }) {
  return (
    <DataRow className={PRODUCT_ROW}>
      <DataCell card="corner" className="rows:w-16 rows:pr-0">
        <ProductThumbnail image={row.image} />
      </DataCell>
      <DataCell names card="start" className="cards:pl-15 tablet:row-span-2">
        <span className="font-medium">{row.name}</span>
        <span className="block text-xs text-muted">
          {row.brand} · {row.sku}
        </span>
      </DataCell>
      <DataCell
        card="start"
        className="cards:order-2 cards:pl-15 tablet:col-start-2 tablet:row-start-1 tablet:pl-0"
      >
        {row.category}
      </DataCell>
      <DataCell card="end" align="end" className="tablet:col-start-4 tablet:row-start-1">
        <ProductPrice row={row} />
      </DataCell>
      <DataCell
        card="start"
        align="end"
        className="cards:order-3 cards:pl-15 tablet:col-start-2 tablet:row-start-2 tablet:pl-0"
      >
        <span className="text-muted rows:hidden">Stock: </span>
        {row.stock === null ? 'Not counted' : formatCount(row.stock)}
      </DataCell>
      <DataCell
        card="end"
        className="cards:order-2 tablet:col-start-3 tablet:row-start-1 tablet:justify-self-start"
      >
        <Badge>Deleted</Badge>
      </DataCell>
      <DataCell className="cards:hidden rows:text-center">{row.featured ? 'Yes' : 'No'}</DataCell>
      <DataCell card="end" className="cards:order-3 tablet:col-start-4 tablet:row-start-2 rows:text-end">
        <Button
          size="sm"
          aria-label={`Restore ${row.name}`}
          busy={actions.isRestoring(row)}
          busyLabel="Restoring..."
          onClick={() => actions.restore(row)}
        >
          Restore
        </Button>
      </DataCell>
    </DataRow>
  );
}
