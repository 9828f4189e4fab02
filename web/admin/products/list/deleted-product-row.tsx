import { useState } from 'react';
import type { WireStaffProductRow } from '#contract/staff-products.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataCell, DataRow } from '#web/ui/data-table.tsx';
import { ProductPrice, ProductThumbnail } from './product-facts.tsx';
import type { ProductActions } from './use-product-actions.ts';

/** A product that was deleted: nothing can be done with it but to bring it back. */
export function DeletedProductRow({ row, actions }: { row: WireStaffProductRow; actions: ProductActions }) {
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    await actions.restore(row);
    setBusy(false);
  }

  return (
    <DataRow className="relative">
      <DataCell className="cards:absolute cards:top-3.5 cards:left-4 rows:w-16 rows:pr-0">
        <ProductThumbnail image={row.image} />
      </DataCell>
      <DataCell names card="start" className="cards:pl-15">
        <span className="font-medium">{row.name}</span>
        <span className="block text-xs text-muted">
          {row.brand} · {row.sku}
        </span>
      </DataCell>
      <DataCell card="start" className="cards:order-2 cards:pl-15">
        {row.category}
      </DataCell>
      <DataCell card="end" align="end">
        <ProductPrice row={row} />
      </DataCell>
      <DataCell card="start" align="end" className="cards:order-3 cards:pl-15">
        <span className="text-muted rows:hidden">Stock: </span>
        {row.stock?.toLocaleString('en-US') ?? 'Not counted'}
      </DataCell>
      <DataCell card="end" className="cards:order-2">
        <Badge>Deleted</Badge>
      </DataCell>
      <DataCell className="cards:hidden rows:text-center">{row.featured ? 'Yes' : 'No'}</DataCell>
      <DataCell card="end" className="cards:order-3 rows:text-end">
        <Button
          size="sm"
          aria-label={`Restore ${row.name}`}
          busy={isBusy}
          busyLabel="Restoring..."
          onClick={() => void restore()}
        >
          Restore
        </Button>
      </DataCell>
    </DataRow>
  );
}
