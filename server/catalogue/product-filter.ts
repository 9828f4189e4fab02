import type { ProductFilterQuery } from '#contract/products.ts';
import type { ProductFilter } from '#domain/catalogue/filter.ts';
import { centsNotAbove, centsNotBelow } from '#domain/money.ts';

/** The filter of the wire (dollars, missing means no bound) as the rule has it (cents, null). */
export function productFilterOf(query: ProductFilterQuery): ProductFilter {
  return {
    search: query.search,
    category: query.category,
    brand: query.brand,
    minPrice: query.minPrice === undefined ? null : centsNotBelow(query.minPrice),
    maxPrice: query.maxPrice === undefined ? null : centsNotAbove(query.maxPrice),
  };
}
