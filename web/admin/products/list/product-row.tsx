import { Pencil, Star } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { WireStaffProductRow } from '#contract/staff-products.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClasses } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DataCell, DataRow } from '#web/ui/data-table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { productHref } from '../product-query.ts';
import { DeleteProduct } from './delete-product.tsx';
import { ProductPrice, ProductThumbnail } from './product-facts.tsx';
import { StockEditor } from './stock-editor.tsx';
import type { ProductActions } from './use-product-actions.ts';

export function ProductRow({ row, actions }: { row: WireStaffProductRow; actions: ProductActions }) {
  const { search } = useLocation();
  const editHref = productHref(row._id, search);
  const isFeatured = actions.isFeatured(row);
  return (
    <DataRow className="relative">
      <DataCell className="cards:absolute cards:top-3 cards:left-4 rows:w-20">
        <ProductThumbnail image={row.image} />
      </DataCell>
      <DataCell names label="Name" className="cards:min-h-13 cards:pl-15">
        <Link to={editHref} preventScrollReset className="tap font-medium underline-offset-4 hover:underline">
          {row.name}
        </Link>
        <span className="block text-muted">
          {row.brand} · {row.sku}
        </span>
      </DataCell>
      <DataCell label="Category">{row.category}</DataCell>
      <DataCell label="Price" align="end">
        <ProductPrice row={row} />
      </DataCell>
      <DataCell label="Stock" align="end">
        <StockEditor row={row} onSave={actions.setStock} />
      </DataCell>
      <DataCell label="Status">
        <Status row={row} />
      </DataCell>
      <DataCell label="Featured">
        <IconButton
          label={`Feature ${row.name}`}
          aria-pressed={isFeatured}
          size="sm"
          onClick={() => void actions.toggleFeatured(row)}
        >
          <Star
            aria-hidden="true"
            className={classNames('size-4.5', isFeatured && 'fill-current text-mark')}
          />
        </IconButton>
      </DataCell>
      <DataCell className="rows:text-end">
        <span className="inline-flex items-center gap-1">
          <Link
            to={editHref}
            preventScrollReset
            aria-label={`Edit ${row.name}`}
            className={buttonClasses({ variant: 'quiet', size: 'sm' })}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Link>
          <DeleteProduct name={row.name} onDelete={() => actions.remove(row)} />
        </span>
      </DataCell>
    </DataRow>
  );
}

/** What shoppers see of it. */
function Status({ row: { availability, stock } }: { row: WireStaffProductRow }) {
  if (!availability) return <Badge>Not offered</Badge>;
  return stock === 0 ? <Badge tone="error">Out of Stock</Badge> : <Badge tone="success">In Stock</Badge>;
}
