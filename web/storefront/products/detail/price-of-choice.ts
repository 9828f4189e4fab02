import type { Selection } from '#domain/pricing/selection.ts';
import { type ShownPrice, shownPrice, surchargeOf } from '#domain/pricing/shown-price.ts';
import type { Product } from '#domain/products/product.ts';

/** What may be claimed of the price of one piece with its options. */
export function priceOfChoice(product: Product, selection: Selection): ShownPrice {
  return shownPrice(product, surchargeOf(product, selection));
}
