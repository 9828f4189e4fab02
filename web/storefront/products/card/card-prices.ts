import type { WireProductCard } from '#contract/calls/products.ts';
import { type ShownPrice, shownPrice } from '#domain/pricing/shown-price.ts';

/** What a card says of the price: what the page of the product opens with. */
export function cardPrices({
  price,
  discountPrice,
  surcharge = 0,
}: Pick<WireProductCard, 'price' | 'discountPrice' | 'surcharge'>): ShownPrice {
  return shownPrice({ price, discountPrice: discountPrice ?? null }, surcharge);
}
