import type { OptionWords } from '#domain/products/option-words.ts';
import type { Product } from '#domain/products/product.ts';

/** The five categories of the shop, by their folder in `demo/pictures/`. */
export const CATEGORIES = {
  electronics: 'Electronics',
  home: 'Home & Kitchen',
  fashion: 'Fashion',
  beauty: 'Beauty & Personal Care',
  sports: 'Sports & Outdoors',
} as const;

/**
 * A product of the demo shop. Money in cents. `id` is fixed and never computed, so that links to the demo
 * shop stay valid. Rating and number of reviews follow from the seeded reviews; `daysAgo` becomes
 * `createdAt`.
 */
export type DemoProduct = OptionWords &
  Omit<Product, 'rating' | 'reviews' | 'createdAt' | 'category' | 'stock' | 'options' | 'variantOptions'> & {
    category: (typeof CATEGORIES)[keyof typeof CATEGORIES];
    daysAgo: number;
  };

/** A product as listed in the catalogue's files: its main picture is the first of its gallery. */
export type CatalogueEntry = Omit<DemoProduct, 'image'>;
