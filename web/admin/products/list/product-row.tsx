import { Star } from 'lucide-react';
import { Link } from 'react-router';
import type { WireStaffProductRow } from '#contract/staff-products.ts';
import { dollarsToCents, formatMoney } from '#domain/money.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DataCell, DataRow } from '#web/ui/data-table.tsx';
import { RowActions } from './row-actions.tsx';
import { StockCell } from './stock-cell.tsx';
import type { ProductActions } from './use-product-actions.ts';

type Props = {
  product: WireStaffProductRow;
  editHref: string;
  actions: ProductActions;
  onDelete: () => Promise<void>;
};

export function ProductRow({ product, editHref, actions, onDelete }: Props) {
  const { name, sku, image, category, brand } = product;
  return (
    <DataRow>
      <DataCell className="w-px">
        <ProductPicture
          src={image}
          alt=""
          sizes="3.5rem"
          width={56}
          height={56}
          className="size-14 rounded-lg bg-sunken object-cover"
        />
      </DataCell>
      <DataCell label="Name">
        <Link
          to={editHref}
          preventScrollReset
          className="font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-current"
        >
          {name}
        </Link>
        <p className="text-muted wrap-anywhere">{`${brand} · ${sku}`}</p>
      </DataCell>
      <DataCell label="Category">{category}</DataCell>
      <DataCell label="Price" align="end">
        <Price {...product} />
      </DataCell>
      <DataCell label="Status">
        <StockCell product={product} onChange={(stock) => actions.setStock(product, stock)} />
      </DataCell>
      <DataCell label="Featured">
        <FeaturedToggle
          name={name}
          isFeatured={actions.isFeatured(product)}
          onToggle={() => void actions.toggleFeatured(product)}
        />
      </DataCell>
      <DataCell align="end">
        <RowActions name={name} editHref={editHref} onDelete={onDelete} />
      </DataCell>
    </DataRow>
  );
}

function Price({ price, discountPrice }: Pick<WireStaffProductRow, 'price' | 'discountPrice'>) {
  const regular = formatMoney(dollarsToCents(price));
  if (discountPrice === undefined) return regular;
  return (
    <>
      <p>{formatMoney(dollarsToCents(discountPrice))}</p>
      <p className="text-muted line-through">
        <span className="sr-only">Regular price </span>
        {regular}
      </p>
    </>
  );
}

type ToggleProps = { name: string; isFeatured: boolean; onToggle: () => void };

function FeaturedToggle({ name, isFeatured, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isFeatured}
      aria-label={`Featured: ${name}`}
      title={isFeatured ? 'Featured. Click to stop.' : 'Not featured. Click to feature.'}
      onClick={onToggle}
      className="grid size-9 place-items-center rounded-lg hover:bg-sunken pointer-coarse:size-11"
    >
      <Star
        aria-hidden="true"
        className={classNames('size-5', isFeatured ? 'fill-mark text-mark' : 'text-control')}
      />
    </button>
  );
}
