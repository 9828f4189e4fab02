import { PLAIN_TEXT_NAMES, PLAIN_TEXTS } from '#domain/products/plain-texts.ts';
import type { Product } from '#domain/products/product.ts';

/**
 * Specifications, or measures if there are none (specification, section 2). Values of one name share a row.
 */
export function specificationRows(product: Product): { term: string; description: string }[] {
  if (product.specifications.length === 0) return listMeasures(product);
  const byName = Map.groupBy(product.specifications, ({ name }) => name);
  return [...byName].map(([term, same]) => ({
    term,
    description: same.map(({ value }) => value).join(', '),
  }));
}

function listMeasures(product: Product) {
  return PLAIN_TEXT_NAMES.map((name) => ({
    term: PLAIN_TEXTS[name],
    description: product[name] || 'Not specified',
  }));
}
