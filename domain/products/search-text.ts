import { createSearchText } from '../search-text.ts';
import type { Product } from './product.ts';

type Searchable = Pick<Product, 'name' | 'description' | 'category' | 'categories' | 'brand' | 'tags'>;

/** The text in which shoppers search products; tags, if any, are its last part. */
export function productSearchText({
  name,
  description,
  category,
  categories = [],
  brand,
  tags = [],
}: Searchable): string {
  const all = [category, ...categories].join(' ');
  return createSearchText(name, description, all, brand, ...(tags.length > 0 ? [tags.join(' ')] : []));
}
