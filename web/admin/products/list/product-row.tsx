import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import { Link, useLocation } from 'react-router';
import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { buttonClasses } from '#web/ui/actions/button-style.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { productHref } from '../product-href.ts';
import { DeleteProduct } from './delete-product.tsx';
import { PRODUCT_ROW, ProductPrice, ProductThumbnail } from './product-facts.tsx';
import { StockEditor } from './stock-editor.tsx';
import type { ProductActions } from './use-product-actions.ts';

export function ProductRow({ row, actions }: { row: WireStaffProductRow; actions: ProductActions }) {
  const { search } = useLocation();
  const editHref = productHref(row._id, search);
  const isFeatured = actions.isFeatured(row);
  return (
    <DataRow to={editHref} className={PRODUCT_ROW}>
      <DataCell card="corner" className="rows:w-16 rows:pr-0">
        <ProductThumbnail image={row.image} />
      </DataCell>
      <DataCell names card="start" className="cards:pl-15 tablet:row-span-2">
        <Link to={editHref} preventScrollReset className="tap font-medium underline-offset-4 hover:underline">
          {row.name}
        </Link>
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
        <StockEditor row={row} />
      </DataCell>
      <DataCell
        card="end"
        className="cards:order-2 tablet:col-start-3 tablet:row-start-1 tablet:justify-self-start"
      >
        <Status row={row} />
      </DataCell>
      <DataCell
        card="start"
        className="cards:order-4 cards:pl-13 tablet:col-start-3 tablet:row-start-2 tablet:-ml-2 tablet:pl-0 rows:text-center"
      >
        <IconButton
          label={`Feature ${row.name}`}
          aria-pressed={isFeatured}
          size="sm"
          onClick={() => actions.toggleFeatured(row)}
        >
          <Star
            aria-hidden="true"
            className={classNames('size-4.5', isFeatured && 'fill-current text-mark')}
          />
        </IconButton>
      </DataCell>
      <DataCell
        card="end"
        // As narrow as can be: asked whether to delete it is wider, and the name keeps its room.
        className="cards:order-4 cards:-mr-2 cards:flex cards:w-0 cards:justify-end tablet:col-start-4 tablet:row-start-2 rows:text-end"
      >
        <span className="inline-flex items-center gap-1">
          <Link
            to={editHref}
            preventScrollReset
            aria-label={`Edit ${row.name}`}
            className={buttonClasses(
              { variant: 'quiet', size: 'sm' },
              'text-muted hover:text-ink max-[22.5rem]:hidden',
            )}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Link>
          <DeleteProduct
            name={row.name}
            busy={actions.isDeleting(row)}
            onDelete={() => actions.remove(row)}
          />
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
