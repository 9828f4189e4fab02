import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { sharedCall } from '../define-call.ts';
import { text } from '../fields.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { PriceRange } from '../product-schemas.ts';

/** Results per kind, at most. */
export const SUGGESTION_LIMITS = { products: 6, categories: 2, brands: 2, collections: 2 } as const;

/** Suggestions for a search in progress. */
export const ProductSuggestions = component('ProductSuggestions', {
  /** The corrected search words, if they differ from those typed. */
  corrected: z.nullable(z.string()),
  products: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      image: z.string(),
      brand: z.string(),
      price: money(),
      discountPrice: z.optional(money()),
      /** Lowest and highest price of its variants; absent unless one has a price of its own. */
      priceRange: z.optional(PriceRange),
      /** Surcharge of the preselected options on both prices; absent if zero. */
      surcharge: z.optional(money()),
    }),
  ),
  categories: z.array(z.string()),
  /** The image of a product of each of these categories. */
  categoryImages: z.array(z.string()),
  brands: z.array(z.string()),
  /** Published collections with their picture, or that of their first product; `image` is absent without. */
  collections: z.array(z.object({ slug: z.string(), title: z.string(), image: z.optional(z.string()) })),
});

export type ProductSuggestions = z.output<typeof ProductSuggestions>;

export const suggestProducts = sharedCall({
  path: '/products/suggestions',
  summary: 'Suggested products, categories, brands and collections for a partly typed search',
  query: z.object({ q: text(LIMITS.search) }),
  output: ProductSuggestions,
});
