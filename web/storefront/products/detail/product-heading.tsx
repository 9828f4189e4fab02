import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import type { Selection } from '#domain/pricing/selection.ts';
import type { ShownPrice } from '#domain/pricing/shown-price.ts';
import type { Product } from '#domain/products/product.ts';
import { Stars } from '#web/ui/feedback/stars.tsx';
import { MemberPrice } from '../../pricing/member-price.tsx';
import { priceChoice } from './price-choice.ts';

interface ProductHeadingProps {
  product: Product;
  selection: Selection;
  /** False: a formatted one is shown elsewhere. */
  hasDescription: boolean;
}

export function ProductHeading({ product, selection, hasDescription }: ProductHeadingProps) {
  const { name, rating, reviews, description } = product;
  return (
    <>
      <h1 className="text-3xl">{name}</h1>
      <a
        href="#reviews"
        className="numeric group mt-0.5 inline-flex min-h-11 items-center gap-2.5 rounded-sm text-sm"
      >
        {reviews > 0 && (
          <>
            <Stars value={rating} />
            <span aria-hidden="true" className="font-medium">
              {rating.toFixed(1)}
            </span>
          </>
        )}
        <span className="text-muted underline-offset-4 group-hover:underline">{countText(reviews)}</span>
      </a>
      <PriceLine price={priceChoice(product, selection)} />
      {hasDescription && <p className="mt-3 max-w-prose whitespace-pre-line text-muted">{description}</p>}
    </>
  );
}

function countText(reviews: number): string {
  if (reviews === 0) return 'No reviews yet';
  return `${formatCount(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`;
}

/** The unit price with options; changes are announced. */
function PriceLine({ price: { current, regular, percentage } }: { price: ShownPrice }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="numeric flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-2xl font-semibold">
        <span className="sr-only">Price </span>
        {formatMoney(current)}
      </span>
      {regular !== null && (
        <s className="text-lg text-muted">
          <span className="sr-only">Regular price </span>
          {formatMoney(regular)}
        </s>
      )}
      {percentage !== null && (
        <span className="rounded-sm bg-accent px-2 py-0.5 text-sm font-semibold text-on-accent">
          <span aria-hidden="true">−</span>
          {percentage}%<span className="sr-only"> off</span>
        </span>
      )}
      <MemberPrice price={current} className="basis-full font-medium text-accent-ink" />
    </p>
  );
}
