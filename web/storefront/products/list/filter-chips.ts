import { defaultSort } from '#domain/lists/list.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { readBounds } from './price-bounds.ts';

/** An active filter, and the query without it. */
export type FilterChip = {
  filter: 'search' | 'category' | 'brand' | 'price';
  label: string;
  without: ProductQuery;
};

/** Active filters in the order of the spec (spec 2). */
export function filterChips(query: ProductQuery): FilterChip[] {
  const { search, category, brand } = query;
  const { minPrice, maxPrice } = readBounds(query).bounds;
  const chips: FilterChip[] = [
    { filter: 'search', label: search && `“${search}”`, without: withoutSearch(query) },
    { filter: 'category', label: category, without: { ...query, category: '', page: 1 } },
    { filter: 'brand', label: brand, without: { ...query, brand: '', page: 1 } },
    { filter: 'price', label: describePrices(minPrice, maxPrice), without: withoutPrice(query) },
  ];
  return chips.filter((chip) => chip.label !== '');
}

/** Also resets what requires a search: exact matching and the sort by relevance. */
function withoutSearch(query: ProductQuery): ProductQuery {
  const isDefault = query.sort === defaultSort(productList, query.search);
  const sort = isDefault ? defaultSort(productList, '') : query.sort;
  return { ...query, search: '', exact: false, sort, page: 1 };
}

export function withoutPrice(query: ProductQuery): ProductQuery {
  return { ...query, minPrice: '', maxPrice: '', page: 1 };
}

/** '$20 - $100', '$0 - $100', '$20 - Any' (spec 2); empty without bounds. */
function describePrices(min: string, max: string): string {
  if (min === '' && max === '') return '';
  return `$${min || '0'} - ${max === '' ? 'Any' : `$${max}`}`;
}
