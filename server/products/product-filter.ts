import type { ProductFilterQuery } from '#contract/calls/products.ts';
import { centsNotAbove, centsNotBelow } from '#domain/money.ts';
import type { ProductFilter } from '#domain/products/filter.ts';

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
