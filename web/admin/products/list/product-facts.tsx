import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { formatMoney } from '#domain/money.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';

/** Where a tablet has a product's cells: name, category and stock, status, price. */
export const PRODUCT_ROW = 'tablet:grid-cols-[minmax(0,1fr)_10.5rem_6.5rem_6.5rem]';

export function ProductThumbnail({ image }: { image: string }) {
  return (
    <ProductPicture
      src={image}
      sizes="2.75rem"
      alt=""
      width={44}
      height={44}
      className="size-11 max-w-none shrink-0 rounded-md bg-sunken object-cover"
    />
  );
}

/** What shoppers pay, and before it the regular price where that is another. */
export function ProductPrice({ row }: { row: WireStaffProductRow }) {
  return (
    <>
      {row.discountPrice !== undefined && (
        <s className="block text-xs text-muted">
          <span className="sr-only">Regular price </span>
          {formatMoney(row.price)}
        </s>
      )}{' '}
      <span className="font-medium">{formatMoney(row.discountPrice ?? row.price)}</span>
    </>
  );
}
