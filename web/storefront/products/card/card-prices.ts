import type { WireProductCard } from '#contract/calls/products.ts';
import { dollarsToCents } from '#domain/money.ts';
import { type ShownPrice, shownPrice } from '#domain/pricing/shown-price.ts';

/** What a card says of the price: what the page of the product opens with. */
export function cardPrices({
  price,
  discountPrice,
  surcharge = 0,
}: Pick<WireProductCard, 'price' | 'discountPrice' | 'surcharge'>): ShownPrice {
  const inCents = {
    price: dollarsToCents(price),
    discountPrice: discountPrice === undefined ? null : dollarsToCents(discountPrice),
  };
  return shownPrice(inCents, dollarsToCents(surcharge));
}
