import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { CARDS_BY_ID } from '#domain/products/cards-by-id.ts';
import { productList } from '#domain/products/product-list.ts';
import { sharedCall } from '../define-call.ts';
import { paging, text } from '../fields.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { PriceRange, Product } from '../product-schemas.ts';

/** The fields a product card shows. */
export const ProductCard = component('ProductCard', {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  price: money(),
  discountPrice: z.optional(money()),
  /** Lowest and highest price of its variants; absent unless one has a price of its own. */
  priceRange: z.optional(PriceRange),
  /** Surcharge of the preselected options on both prices; absent if zero. */
  surcharge: z.optional(money()),
  image: z.string(),
  /** What the picture shows. */
  imageText: z.optional(z.string()),
  /** A tiny preview of the image as a data: URL. */
  imagePreview: z.optional(z.string()),
  category: z.string(),
  brand: z.string(),
  rating: z.number(),
  reviews: z.number(),
  availability: z.boolean(),
  /** Present if nothing can be chosen, so that it can be added to a cart as it is. */
  hasNoOptions: z.optional(z.literal(true)),
});

export type WireProductCard = z.output<typeof ProductCard>;

const pagingOnly = z.object(paging);
const Products = z.array(Product);

export const listProducts = sharedCall({
  path: '/products',
  summary:
    'Products that pass the filters, a page at a time; where none contains the search, those nearest to it',
  query: listQuery(productList),
  output: Products,
  paged: true,
  searches: true,
});

export const listFeaturedProducts = sharedCall({
  path: '/products/featured',
  summary: 'The featured products',
  query: pagingOnly,
  output: Products,
  paged: true,
});

export const listProductCards = sharedCall({
  path: '/products/cards',
  summary: 'Like the list of products, but only what a card shows',
  query: z.extend(listQuery(productList), { featured: z.optional(z.stringbool()) }),
  output: z.array(ProductCard),
  paged: true,
  searches: true,
});

export const listCardsById = sharedCall({
  path: '/products/cards/by-id',
  summary: 'The cards of these products, in the order of their ids; those that are not sold are left out',
  query: z.object({ ids: cardIds() }),
  output: z.array(ProductCard),
});

/** Ids with commas between them. */
function cardIds() {
  return z.pipe(
    text(CARDS_BY_ID.characters),
    z.transform((typed) => {
      const ids = typed.split(',').filter((id) => id !== '');
      return [...new Set(ids)].slice(0, CARDS_BY_ID.products);
    }),
  );
}

const FacetCount = z.object({ value: z.string(), count: z.number() });

const OptionFacet = z.object({
  name: z.string(),
  /** `choice` is the value as the filter `options` takes it. */
  values: z.array(z.object({ value: z.string(), choice: z.string(), count: z.number() })),
});

/** The remaining choices. Each facet counts the products that pass the other filters. */
export const ProductFacets = component('ProductFacets', {
  categories: z.array(FacetCount),
  brands: z.array(FacetCount),
  price: z.nullable(z.object({ min: money(), max: money() })),
  /** This and what follows is absent in a shop whose products have no options. */
  ratings: z.optional(z.array(z.object({ stars: z.number(), count: z.number() }))),
  /** The number of products with the filter `inStock`. */
  inStock: z.optional(z.number()),
  /** The number of products with the filter `onSale`. */
  onSale: z.optional(z.number()),
  /** Values of options; empty if the other filters leave too many products to count them. */
  options: z.optional(z.array(OptionFacet)),
});

export type ProductFacets = z.output<typeof ProductFacets>;

export const getProductFacets = sharedCall({
  path: '/products/facets',
  summary:
    'Categories, brands and other choices with counts, and the price range, that the other filters leave',
  query: listFilter(productList),
  output: ProductFacets,
});

export const listRelatedProducts = sharedCall({
  path: '/products/{id}/related',
  summary: 'Products that go well with one: chosen by staff, bought together with it, else of its category',
  params: idParams,
  output: z.array(ProductCard),
  failures: [404],
});

export const listProductsOfCategory = sharedCall({
  path: '/products/category/{category}',
  summary: 'The products of one category',
  params: z.object({ category: text() }),
  query: pagingOnly,
  output: Products,
  paged: true,
});

export const searchProducts = sharedCall({
  path: '/products/search/{query}',
  summary:
    'Products whose name, description, category or brand contains the text; where none does, those nearest to it',
  params: z.object({ query: text(LIMITS.search) }),
  query: pagingOnly,
  output: Products,
  paged: true,
  searches: true,
});

export const getProduct = sharedCall({
  path: '/products/{id}',
  summary: 'One product',
  params: idParams,
  output: Product,
  failures: [404],
});
