import { defaultSort } from '#domain/lists/list.ts';
import { choiceKey, readChoices, toggleChoice } from '#domain/products/option-choices.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { type OptionFacets, optionLabel } from './chosen-options.ts';
import { readBounds } from './price-bounds.ts';

/** An active filter, and the query without it. */
export type FilterChip = {
  filter: 'search' | 'category' | 'brand' | 'price' | 'option' | 'rating' | 'availability' | 'offer';
  label: string;
  without: ProductQuery;
};

/**
 * Active filters, those of the spec first in its order (specification, section 2). `facets` have the spelling
 * of options.
 */
export function filterChips(query: ProductQuery, facets: OptionFacets = []): FilterChip[] {
  const { search, category, brand, rating, inStock, onSale, options } = query;
  const { minPrice, maxPrice } = readBounds(query).bounds;
  const chips: FilterChip[] = [
    { filter: 'search', label: search && `“${search}”`, without: withoutSearch(query) },
    { filter: 'category', label: category, without: { ...query, category: '', page: 1 } },
    { filter: 'brand', label: brand, without: { ...query, brand: '', page: 1 } },
    { filter: 'price', label: describePrices(minPrice, maxPrice), without: withoutPrice(query) },
    ...readChoices(options).map((choice) => ({
      filter: 'option' as const,
      label: optionLabel(choice, facets),
      without: { ...query, options: toggleChoice(options, choiceKey(choice)), page: 1 },
    })),
    {
      filter: 'rating',
      label: rating === null ? '' : describeStars(rating),
      without: { ...query, rating: null, page: 1 },
    },
    {
      filter: 'availability',
      label: inStock ? 'In stock' : '',
      without: { ...query, inStock: false, page: 1 },
    },
    { filter: 'offer', label: onSale ? 'On sale' : '', without: { ...query, onSale: false, page: 1 } },
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

/** '$20 - $100', '$0 - $100', '$20 - Any' (specification, section 2); empty without bounds. */
function describePrices(min: string, max: string): string {
  if (min === '' && max === '') return '';
  return `$${min || '0'} - ${max === '' ? 'Any' : `$${max}`}`;
}

export function describeStars(stars: number): string {
  return stars === 1 ? '1 star and up' : `${stars} stars and up`;
}
