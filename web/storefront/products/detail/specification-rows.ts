import type { Product } from '#domain/products/product.ts';

/** Specifications, or measures if there are none (spec 2). Values of one name share a row. */
export function specificationRows(product: Product): { term: string; description: string }[] {
  if (product.specifications.length === 0) return measuresOf(product);
  const byName = Map.groupBy(product.specifications, ({ name }) => name);
  return [...byName].map(([term, same]) => ({
    term,
    description: same.map(({ value }) => value).join(', '),
  }));
}

function measuresOf({ dimensions, weight, materials, warranty }: Product) {
  return Object.entries({
    Dimensions: dimensions,
    Weight: weight,
    Materials: materials,
    Warranty: warranty,
  }).map(([term, description]) => ({ term, description: description || 'Not specified' }));
}
