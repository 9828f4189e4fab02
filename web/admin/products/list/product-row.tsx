import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import { Link, useLocation } from 'react-router';
import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import { STATUS_NAMES } from '#domain/products/status.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClasses } from '#web/ui/actions/button-style.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { productHref } from '../product-href.ts';
import { DeleteProduct } from './delete-product.tsx';
import { StockEditor } from './stock-editor.tsx';
import type { ProductActions } from './use-product-actions.ts';
import { VariantsStock } from './variants-stock.tsx';

type Props = {
  row: WireStaffProductRow;
  /** A deleted product can only be restored. */
  isDeleted: boolean;
  actions: ProductActions;
};

export function ProductRow({ row, isDeleted, actions }: Props) {
  const { search } = useLocation();
  const editHref = productHref(row._id, search);
  return (
    <DataRow
      to={isDeleted ? undefined : editHref}
      className="tablet:grid-cols-[minmax(0,1fr)_10.5rem_6.5rem_6.5rem]"
    >
      <DataCell card="corner" className="rows:w-16 rows:pr-0">
        <ProductPicture
          src={row.image}
          sizes="2.75rem"
          alt=""
          width={44}
          height={44}
          className="size-11 max-w-none shrink-0 rounded-md bg-sunken object-cover"
        />
      </DataCell>
      <DataCell names card="start" className="cards:pl-15 tablet:row-span-2">
        {isDeleted ? (
          <span className="font-medium">{row.name}</span>
        ) : (
          <Link
            to={editHref}
            preventScrollReset
            className="tap font-medium underline-offset-4 hover:underline"
          >
            {row.name}
          </Link>
        )}
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
        {row.discountPrice !== undefined && (
          <s className="block text-xs text-muted">
            <span className="sr-only">Regular price </span>
            {formatMoney(row.price)}
          </s>
        )}{' '}
        <span className="font-medium">{formatMoney(row.discountPrice ?? row.price)}</span>
      </DataCell>
      <DataCell
        card="start"
        align="end"
        className="cards:order-3 cards:pl-15 tablet:col-start-2 tablet:row-start-2 tablet:pl-0"
      >
        <span className="text-muted rows:hidden">Stock: </span>
        {!isDeleted &&
          (row.variants ? <VariantsStock row={row} variants={row.variants} /> : <StockEditor row={row} />)}
        {isDeleted && (row.stock === null ? 'Not counted' : formatCount(row.stock))}
      </DataCell>
      <DataCell
        card="end"
        className="cards:order-2 tablet:col-start-3 tablet:row-start-1 tablet:justify-self-start"
      >
        {isDeleted ? <Badge>Deleted</Badge> : <Status row={row} />}
      </DataCell>
      {isDeleted ? (
        <>
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
        </>
      ) : (
        <Actions row={row} editHref={editHref} actions={actions} />
      )}
    </DataRow>
  );
}

/** The state that shoppers see. */
function Status({ row }: { row: WireStaffProductRow }) {
  const { formatShortDate } = useDates();
  const { status, publishAt, unpublishAt } = row;
  return (
    <>
      {publishAt && status !== 'active' ? <Badge tone="primary">Scheduled</Badge> : <StatusBadge row={row} />}
      {publishAt && <p className="text-sm text-muted">From {formatShortDate(publishAt)}</p>}
      {unpublishAt && <p className="text-sm text-muted">Until {formatShortDate(unpublishAt)}</p>}
    </>
  );
}

function StatusBadge({
  row: { availability, status, stock, inventoryPolicy },
}: {
  row: WireStaffProductRow;
}) {
  if (status !== 'active') return <Badge>{STATUS_NAMES[status]}</Badge>;
  if (!availability) return <Badge>Not offered</Badge>;
  if (inventoryPolicy && stock !== null && stock <= 0) return <Badge tone="warning">Made to order</Badge>;
  return stock !== null && stock <= 0 ? (
    <Badge tone="error">Out of Stock</Badge>
  ) : (
    <Badge tone="success">In Stock</Badge>
  );
}

function Actions({ row, editHref, actions }: Omit<Props, 'isDeleted'> & { editHref: string }) {
  const isFeatured = actions.isFeatured(row);
  return (
    <>
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
        // Without a width, so that the wider question before a deletion takes no room from the name.
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
    </>
  );
}
