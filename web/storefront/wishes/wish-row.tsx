import { Link } from 'react-router';
import type { WireProductCard } from '#contract/calls/products.ts';
import { formatMoney } from '#domain/money.ts';
import type { Wish, WishChoice } from '#domain/wishes/wish-list.ts';
import { ProductThumbnail } from '#web/shared/product-picture.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CART_PATH, PRODUCT } from '../cart/cart-form-fields.ts';
import { cardPrices } from '../pricing/card-prices.ts';

/** Without its product it is not sold any more. */
export type ShownWish = Wish & { product?: WireProductCard | undefined };

interface WishRowProps {
  wish: Omit<ShownWish, 'addedAt'>;
  isRemoving?: boolean;
  /** Absent on the list of somebody else. */
  onRemove?: () => void;
}

export function WishRow({ wish, isRemoving, onRemove }: WishRowProps) {
  const { product, productId, choice } = wish;
  return (
    <li className="flex gap-4 py-6 sm:gap-6">
      <ProductThumbnail
        src={choice?.image ?? product?.image ?? ''}
        size={128}
        className={classNames('size-24 rounded-lg sm:size-32', !product?.availability && 'opacity-50')}
      />
      <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 basis-64 grow">
          {product ? (
            <WishedProduct wish={wish} product={product} />
          ) : (
            <p className="text-muted">This product is not sold any more.</p>
          )}
        </div>
        {/* The text of 'Remove' is in line with what is above it where it wraps. */}
        <div className="-ml-3 flex flex-wrap items-center gap-2">
          {product && (
            <div className="ml-3">
              <WayToBuy product={product} choice={choice} />
            </div>
          )}
          {onRemove && (
            <Button
              variant="quiet"
              size="sm"
              busy={isRemoving}
              aria-label={`Remove ${product?.name ?? `the product ${productId}`}`}
              className="text-muted underline underline-offset-4 sm:-mr-3"
              onClick={onRemove}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

type Wished = { product: WireProductCard; wish: Pick<ShownWish, 'seenPrice' | 'choice'> };

function WishedProduct({ product, wish: { seenPrice, choice } }: Wished) {
  const { current, regular, isFrom } = cardPrices(product);
  return (
    <>
      <Link
        to={createHref(product, choice)}
        className="-my-2 inline-flex min-h-11 items-center text-lg font-medium underline-offset-4 wrap-anywhere hover:underline"
      >
        {product.name}
      </Link>
      {choice && <p className="mt-1 text-sm text-muted wrap-anywhere">{choice.words}</p>}
      <p className="numeric mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">
          {isFrom && 'from '}
          {formatMoney(current)}
        </span>
        {regular !== null && (
          <s className="text-sm text-muted">
            <span className="sr-only">Regular price </span>
            {formatMoney(regular)}
          </s>
        )}
      </p>
      {current !== seenPrice && (
        <p className={classNames('numeric mt-1 text-sm', current < seenPrice ? 'text-good' : 'text-muted')}>
          It was {formatMoney(seenPrice)} when you added it
        </p>
      )}
      {!product.availability && <p className="mt-1 text-sm font-medium text-bad">Out of Stock</p>}
    </>
  );
}

/** 'Add to Cart' where nothing is to be chosen; the product's page mails when it is back. */
function WayToBuy({ product, choice }: { product: WireProductCard; choice: WishChoice | undefined }) {
  const { _id, name, availability, hasNoOptions } = product;
  if (availability && hasNoOptions)
    return (
      <form method="post" action={CART_PATH}>
        <Button type="submit" size="sm" name={PRODUCT} value={_id} aria-label={`Add to Cart: ${name}`}>
          Add to Cart
        </Button>
      </form>
    );
  const words = availability ? 'Choose options' : 'Email me when it is back';
  return (
    <ButtonLink size="sm" to={createHref(product, choice)} aria-label={`${words}: ${name}`}>
      {words}
    </ButtonLink>
  );
}

function createHref({ _id }: WireProductCard, choice?: WishChoice): string {
  return `/user/products/${encodeURIComponent(_id)}${choice ? `?${choice.query}` : ''}`;
}
