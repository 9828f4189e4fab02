import type { Cents } from '../money.ts';
import { percentageOff } from '../products/percentage-off.ts';
import { effectivePrice, type Product } from '../products/product.ts';

/**
 * The price to show, in cents: `regular` is the same choice without discount, `percentage` the saving. Null
 * if there is no saving, or the percentage would be 0.
 */
export type ShownPrice = { current: Cents; regular: Cents | null; percentage: number | null };

type Priced = Pick<Product, 'price' | 'discountPrice'>;

/** The price with a surcharge on both regular and discount price. */
export function shownPrice(product: Priced, surcharge: Cents): ShownPrice {
  const current = effectivePrice(product) + surcharge;
  const regular = product.price + surcharge;
  if (current >= regular) return { current, regular: null, percentage: null };
  return { current, regular, percentage: percentageOff(regular, current) };
}
