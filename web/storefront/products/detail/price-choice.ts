import { findVariant } from '#domain/pricing/find-variant.ts';
import type { Selection } from '#domain/pricing/selection.ts';
import { type ShownPrice, shownPrice } from '#domain/pricing/shown-price.ts';
import { computeSurcharge } from '#domain/pricing/surcharge.ts';
import type { Product } from '#domain/products/product.ts';
import { variantPrices } from '#domain/products/variants/variant-prices.ts';

/** The unit price with options. */
export function priceChoice(product: Product, selection: Selection): ShownPrice {
  const variant = findVariant(product, selection);
  return shownPrice(variantPrices(product, variant), computeSurcharge(product, selection, variant));
}
