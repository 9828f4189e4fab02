import type { WireProductCard } from '#contract/calls/products.ts';
import { type ShownPrice, shownPrice } from '#domain/pricing/shown-price.ts';

type Priced = Pick<WireProductCard, 'price' | 'discountPrice' | 'surcharge' | 'priceRange'>;

/**
 * The price on a card, as on the product's page; the lowest where variants have prices of their own, with the
 * highest percentage off one of them (`isUpTo`).
 */
export function cardPrices({
  price,
  discountPrice,
  surcharge = 0,
  priceRange,
}: Priced): ShownPrice & { isFrom: boolean; isUpTo: boolean } {
  if (priceRange) {
    const { min, max, regular = null, saving = 0 } = priceRange;
    const { percentage } = shown(regular ?? min, min, 0);
    return {
      current: min,
      regular,
      percentage: saving > 0 ? saving : null,
      isFrom: min < max,
      isUpTo: percentage !== saving,
    };
  }
  return { ...shown(price, discountPrice, surcharge), isFrom: false, isUpTo: false };
}

function shown(price: number, discountPrice: number | undefined, surcharge: number): ShownPrice {
  return shownPrice({ price, discountPrice: discountPrice ?? null }, surcharge);
}
