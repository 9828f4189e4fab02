import type { Selection } from '#domain/pricing/selection.ts';
import { type ShownPrice, shownPrice } from '#domain/pricing/shown-price.ts';
import { surchargeOf } from '#domain/pricing/surcharge.ts';
import { variantOf } from '#domain/pricing/variant-of-selection.ts';
import type { Product } from '#domain/products/product.ts';
import { variantPrices } from '#domain/products/variants/variant-prices.ts';

/** The unit price with options. */
export function priceChoice(product: Product, selection: Selection): ShownPrice {
  const variant = variantOf(product, selection);
  return shownPrice(variantPrices(product, variant), surchargeOf(product, selection, variant));
}
