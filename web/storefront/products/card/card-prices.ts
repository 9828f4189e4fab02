import type { WireProductCard } from '#contract/calls/products.ts';
import { type ShownPrice, shownPrice } from '#domain/pricing/shown-price.ts';

/** The price on a card, as on the product's page. */
export function cardPrices({
  price,
  discountPrice,
  surcharge = 0,
}: Pick<WireProductCard, 'price' | 'discountPrice' | 'surcharge'>): ShownPrice {
  return shownPrice({ price, discountPrice: discountPrice ?? null }, surcharge);
}
