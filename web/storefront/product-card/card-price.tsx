import type { WireProductCard } from '#contract/products.ts';
import { formatMoney } from '#domain/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { cardPrices } from './card-prices.ts';

/** What it costs, and beside it, struck through, what it cost. */
export function CardPrice({ product }: { product: WireProductCard }) {
  const { current, regular } = cardPrices(product);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 numeric">
      <span className="text-base font-semibold sm:text-lg">
        <VisuallyHidden>Price </VisuallyHidden>
        {formatMoney(current)}
      </span>
      {regular !== null && (
        <s className="text-sm text-muted">
          <VisuallyHidden>Regular price </VisuallyHidden>
          {formatMoney(regular)}
        </s>
      )}
    </p>
  );
}
