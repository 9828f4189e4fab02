import { callFilter } from '#domain/lists/list-url.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { readBounds } from './price-bounds.ts';

/** The filters as calls take them; the URL has prices as typed. */
export function toCallFilter(query: ProductQuery) {
  return callFilter(productList, { ...query, ...readBounds(query).bounds });
}
