import { createSearchText } from '../search-text.ts';
import type { Product } from './product.ts';

type Searchable = Pick<Product, 'name' | 'description' | 'category' | 'brand' | 'tags'>;

/** The text in which shoppers search products; tags, if any, are its last part. */
export function productSearchText({ name, description, category, brand, tags = [] }: Searchable): string {
  return createSearchText(name, description, category, brand, ...(tags.length > 0 ? [tags.join(' ')] : []));
}
