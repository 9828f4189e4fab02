import type { WireProductCard } from '#contract/products.ts';
import { discountPercentage, effectivePrice } from '#domain/catalogue/product.ts';
import { type Cents, dollarsToCents } from '#domain/money.ts';

/** What a card says of the price: `regular` and `percentage` are null when nothing is saved. Money in cents. */
export type CardPrices = { current: Cents; regular: Cents | null; percentage: number | null };

export function cardPrices({
  price,
  discountPrice,
}: Pick<WireProductCard, 'price' | 'discountPrice'>): CardPrices {
  const inCents = {
    price: dollarsToCents(price),
    discountPrice: discountPrice === undefined ? null : dollarsToCents(discountPrice),
  };
  const percentage = discountPercentage(inCents);
  return {
    current: effectivePrice(inCents),
    regular: percentage === null ? null : inCents.price,
    percentage,
  };
}
