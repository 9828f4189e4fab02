import type { Selection } from '#domain/pricing/selection.ts';
import { type ShownPrice, shownPrice, surchargeOf } from '#domain/pricing/shown-price.ts';
import type { Product } from '#domain/products/product.ts';

/** The unit price with options. */
export function priceOfChoice(product: Product, selection: Selection): ShownPrice {
  return shownPrice(product, surchargeOf(product, selection));
}
