import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { productList } from '#domain/products/product-list.ts';
import { sharedCall } from '../define-call.ts';
import { paging, text } from '../fields.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { Product } from '../product-schemas.ts';

/** The fields a product card shows. */
export const ProductCard = component('ProductCard', {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  price: money(),
  discountPrice: z.optional(money()),
  /** Surcharge of the preselected options on both prices; absent if zero. */
  surcharge: z.optional(money()),
  image: z.string(),
  /** A tiny preview of the image as a data: URL. */
  imagePreview: z.optional(z.string()),
  category: z.string(),
  brand: z.string(),
  rating: z.number(),
  reviews: z.number(),
  availability: z.boolean(),
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

const FacetCount = z.object({ value: z.string(), count: z.number() });

/** The remaining choices. Each facet counts the products that pass the other filters. */
export const ProductFacets = component('ProductFacets', {
  categories: z.array(FacetCount),
  brands: z.array(FacetCount),
  price: z.nullable(z.object({ min: money(), max: money() })),
});

export type ProductFacets = z.output<typeof ProductFacets>;

export const getProductFacets = sharedCall({
  path: '/products/facets',
  summary: 'Categories and brands with counts, and the price range, that the other filters leave',
  query: listFilter(productList),
  output: ProductFacets,
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
