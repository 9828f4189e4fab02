import type { Cents } from '../money.ts';
import { effectivePrice, type Product } from './product.ts';

/** What a shopper filters products by; null is no bound. Price bounds in cents, inclusive (spec 5). */
export type ProductFilter = {
  search: string | null;
  category: string | null;
  brand: string | null;
  minPrice: Cents | null;
  maxPrice: Cents | null;
};

export const NO_FILTER: ProductFilter = {
  search: null,
  category: null,
  brand: null,
  minPrice: null,
  maxPrice: null,
};

type Filterable = Pick<Product, 'name' | 'description' | 'category' | 'brand' | 'price' | 'discountPrice'>;

/**
 * Whether a product passes the filter (spec 5). The database answers the same question in SQL; a property test holds the
 * two together.
 */
export function matchesFilter(product: Filterable, filter: ProductFilter): boolean {
  const price = effectivePrice(product);
  return (
    (filter.search === null || searchTextOf(product).includes(foldText(filter.search))) &&
    (filter.category === null || product.category === filter.category) &&
    (filter.brand === null || product.brand === filter.brand) &&
    (filter.minPrice === null || price >= filter.minPrice) &&
    (filter.maxPrice === null || price <= filter.maxPrice)
  );
}

/** Case does not count, neither does the way an accent is encoded. One place, so that no two sides fold differently. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The folded texts a search looks into, kept apart by a character that nobody can search for. */
export function searchTextOf(product: Pick<Product, 'name' | 'description' | 'category' | 'brand'>): string {
  return [product.name, product.description, product.category, product.brand]
    .map(foldText)
    .join(FIELD_SEPARATOR);
}

const FIELD_SEPARATOR = '\u0001';

export const PRODUCT_SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'name'] as const;
/** The orders a list of products can have; each is made total by the product's id. Relevance is to the search. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];
