import type { WireProductCard } from '#contract/calls/products.ts';
import { type ShownPrice, shownPrice } from '#domain/pricing/shown-price.ts';

type Priced = Pick<WireProductCard, 'price' | 'discountPrice' | 'surcharge' | 'priceRange'>;

/** The price on a card, as on the product's page; the lowest where variants have prices of their own. */
export function cardPrices({
  price,
  discountPrice,
  surcharge = 0,
  priceRange,
}: Priced): ShownPrice & { isFrom: boolean } {
  if (priceRange) {
    const { min, max } = priceRange;
    return { current: min, regular: null, percentage: null, isFrom: min < max };
  }
  return { ...shown(price, discountPrice, surcharge), isFrom: false };
}

function shown(price: number, discountPrice: number | undefined, surcharge: number): ShownPrice {
  return shownPrice({ price, discountPrice: discountPrice ?? null }, surcharge);
}
