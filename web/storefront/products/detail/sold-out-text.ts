import { findVariant } from '#domain/pricing/find-variant.ts';
import type { Selection } from '#domain/pricing/selection.ts';
import type { Product } from '#domain/products/product.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';

/** The reason that a selection cannot be bought now; null if it can. */
export function soldOutText(product: Product, selection: Selection): string | null {
  if (!product.availability) return 'This product is out of stock, so it cannot be bought at the moment.';
  const variant = findVariant(product, selection);
  if (variant?.stock !== 0) return null;
  return `${describeVariant(variant.options)} is sold out. Please choose another.`;
}
