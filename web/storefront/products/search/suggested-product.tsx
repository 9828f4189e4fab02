import type { ProductSuggestions } from '#contract/calls/suggestions.ts';
import { formatMoney } from '#domain/money.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { cardPrices } from '../card/card-prices.ts';

export function SuggestedProduct({ product }: { product: ProductSuggestions['products'][number] }) {
  const { current, regular } = cardPrices(product);
  return (
    <>
      <ProductPicture
        src={product.image}
        alt=""
        width={44}
        height={44}
        sizes="2.75rem"
        className="size-11 shrink-0 rounded-md bg-sunken object-cover"
      />
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{product.name}</span>
        <span className="block truncate text-sm text-muted">{product.brand}</span>
      </span>
      <span className="numeric shrink-0 text-right text-sm">
        <span className="block font-medium">{formatMoney(current)}</span>
        {regular !== null && (
          <s className="text-muted">
            <span className="sr-only">Regular price </span>
            {formatMoney(regular)}
          </s>
        )}
      </span>
    </>
  );
}
