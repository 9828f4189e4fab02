import type { Product } from './product.ts';

/** A product as if there were enough of it, without limits per order. */
export function asInStock<P extends Pick<Product, 'availability' | 'stock' | 'variants'>>(product: P): P {
  const variants = product.variants?.map((variant) => ({ ...variant, stock: null })) ?? [];
  return { ...product, availability: true, stock: null, variants, ...NO_LIMITS };
}

/** Any number of pieces may be in an order. */
export const NO_LIMITS = { minPerOrder: null, maxPerOrder: null } as const;
