import type { PriceRange } from '#domain/products/product.ts';

/** Returns the columns of a product that store the prices of its variants. */
export function columnsOfRange(range: PriceRange | null) {
  return {
    lowestPriceCents: range?.min ?? null,
    highestPriceCents: range?.max ?? null,
    lowestRegularCents: range?.regular ?? null,
    highestSaving: range?.saving ?? null,
  };
}
