import { createSearchText } from '../search-text.ts';
import type { Product } from './product.ts';

type Searchable = Pick<Product, 'name' | 'description' | 'category' | 'brand'>;

/** The text in which shoppers search products. */
export function productSearchText({ name, description, category, brand }: Searchable): string {
  return createSearchText(name, description, category, brand);
}
