import { discountPercentage, type Product } from '#domain/catalogue/product.ts';
import type { Cents } from '#domain/money.ts';
import { resolveSelection, type Selection } from '#domain/pricing/selection.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';

/** What one piece costs with its options, and what it would without the discount; null when nothing is saved. */
export type ChoicePrice = { current: Cents; regular: Cents | null; percentage: number | null };

export function priceOfChoice(product: Product, selection: Selection): ChoicePrice {
  const resolved = resolveSelection(product, selection);
  // The choice was read against this very product, so an unknown option would be a fault of ours.
  if (!resolved.ok) throw new Error(`Not offered by ${product.id}: ${JSON.stringify(resolved.unknown)}`);
  const percentage = discountPercentage(product);
  return {
    current: unitPrice(product, resolved.selection),
    regular: percentage === null ? null : unitPrice({ ...product, discountPrice: null }, resolved.selection),
    percentage,
  };
}
