import type { Product } from './product.ts';

/**
 * Case does not count, neither does the way an accent is encoded. One place, so that no two sides fold
 * differently.
 */
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
/**
 * The orders a list of products can have; each is made total by the product's id. Relevance is to the search.
 */
export type ProductSort = (typeof PRODUCT_SORTS)[number];
