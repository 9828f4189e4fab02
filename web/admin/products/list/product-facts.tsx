import type { WireStaffProductRow } from '#contract/staff-products.ts';
import { dollarsToCents, formatMoney } from '#domain/money.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';

export function ProductThumbnail({ image }: { image: string }) {
  return (
    <ProductPicture
      src={image}
      sizes="3rem"
      alt=""
      width={48}
      height={48}
      className="size-12 max-w-none shrink-0 rounded-md bg-sunken object-cover"
    />
  );
}

/** What shoppers pay, and before it the regular price where that is another. */
export function ProductPrice({ row }: { row: WireStaffProductRow }) {
  return (
    <>
      {row.discountPrice !== undefined && (
        <s className="mr-2 text-muted">
          <span className="sr-only">Regular price </span>
          {formatMoney(dollarsToCents(row.price))}
        </s>
      )}{' '}
      <span className="font-medium">{formatMoney(dollarsToCents(row.discountPrice ?? row.price))}</span>
    </>
  );
}
