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
      <DataCell className="cards:absolute cards:top-3 cards:left-4 rows:w-20">
        <ProductThumbnail image={row.image} />
      </DataCell>
      <DataCell names label="Name" className="cards:min-h-13 cards:pl-15">
        <span className="font-medium">{row.name}</span>
        <span className="block text-muted">
          {row.brand} · {row.sku}
        </span>
      </DataCell>
      <DataCell label="Category">{row.category}</DataCell>
      <DataCell label="Price" align="end">
        <ProductPrice row={row} />
      </DataCell>
      <DataCell label="Stock" align="end">
        {row.stock?.toLocaleString('en-US') ?? 'Not counted'}
      </DataCell>
      <DataCell label="Status">
        <Badge>Deleted</Badge>
      </DataCell>
      <DataCell label="Featured">{row.featured ? 'Yes' : 'No'}</DataCell>
      <DataCell className="rows:text-end">
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
