import * as z from 'zod/mini';
import { productList } from '#domain/products/product-list.ts';
import { call } from '../define-call.ts';
import { paging, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { money } from '../money.ts';
import { Product } from '../product-schemas.ts';

/** What a product card shows, and nothing more: lists on screens ask for these. */
export const ProductCard = z
  .object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    price: money(),
    discountPrice: z.optional(money()),
    /** What the first options add to both prices; absent where they cost nothing. */
    surcharge: z.optional(money()),
    image: z.string(),
    /** A few pixels of the image, as a data: address, to show until it is there. */
    imagePreview: z.optional(z.string()),
    category: z.string(),
    brand: z.string(),
    rating: z.number(),
    reviews: z.number(),
    availability: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ProductCard' });

export type WireProductCard = z.output<typeof ProductCard>;

const pagingOnly = z.object(paging);
const Products = z.array(Product);

export const listProducts = call({
  method: 'GET',
  path: '/products',
  tag: 'Products',
  summary:
    'Products that pass the filters, a page at a time; where none contains the search, those nearest to it',
  query: listQuery(productList),
  output: Products,
  status: 200,
  failures: [],
  paged: true,
  searches: true,
});

export const listFeaturedProducts = call({
  method: 'GET',
  path: '/products/featured',
  tag: 'Products',
  summary: 'The featured products',
  query: pagingOnly,
  output: Products,
  status: 200,
  failures: [],
  paged: true,
});

export const listProductCards = call({
  method: 'GET',
  path: '/products/cards',
  tag: 'Products',
  summary: 'Like the list of products, but only what a card shows',
  query: z.extend(listQuery(productList), { featured: z.optional(z.stringbool()) }),
  output: z.array(ProductCard),
  status: 200,
  failures: [],
  paged: true,
  searches: true,
});

const FacetCount = z.object({ value: z.string(), count: z.number() });

/** What can still be chosen. Each facet counts what the other filters leave. */
export const ProductFacets = z
  .object({
    categories: z.array(FacetCount),
    brands: z.array(FacetCount),
    price: z.nullable(z.object({ min: money(), max: money() })),
  })
  .register(z.globalRegistry, { id: 'ProductFacets' });

export type ProductFacets = z.output<typeof ProductFacets>;

export const getProductFacets = call({
  method: 'GET',
  path: '/products/facets',
  tag: 'Products',
  summary: 'Categories and brands with counts, and the price range, that the other filters leave',
  query: listFilter(productList),
  output: ProductFacets,
  status: 200,
  failures: [],
});

export const listProductsOfCategory = call({
  method: 'GET',
  path: '/products/category/{category}',
  tag: 'Products',
  summary: 'The products of one category',
  params: z.object({ category: text(LIMITS.line) }),
  query: pagingOnly,
  output: Products,
  status: 200,
  failures: [],
  paged: true,
});

export const searchProducts = call({
  method: 'GET',
  path: '/products/search/{query}',
  tag: 'Products',
  summary:
    'Products whose name, description, category or brand contains the text; where none does, those nearest to it',
  params: z.object({ query: text(LIMITS.search) }),
  query: pagingOnly,
  output: Products,
  status: 200,
  failures: [],
  paged: true,
  searches: true,
});

export const getProduct = call({
  method: 'GET',
  path: '/products/{id}',
  tag: 'Products',
  summary: 'One product',
  params: z.object({ id: text(LIMITS.line) }),
  output: Product,
  status: 200,
  failures: [404],
});
