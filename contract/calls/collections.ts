import * as z from 'zod/mini';
import { COLLECTION_KINDS } from '#domain/collections/collection.ts';
import { collectionProductList } from '#domain/collections/collection-products.ts';
import { sharedCall } from '../define-call.ts';
import { text } from '../fields.ts';
import { listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';
import { ProductCard } from './products.ts';

const slugParams = z.object({ slug: text() });

/** A published collection. */
export const Collection = component('Collection', {
  /** The current slug, also in the answer to a former one. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Decorative. */
  image: z.optional(z.string()),
  /** A tiny preview of the image as a data: URL. */
  imagePreview: z.optional(z.string()),
  /** `hand`: its products have an order of their own. */
  kind: z.enum(COLLECTION_KINDS),
});

export type WireCollection = z.output<typeof Collection>;

export const listCollections = sharedCall({
  path: '/collections',
  summary: 'The published collections by their titles',
  output: z.array(z.object({ slug: z.string(), title: z.string() })),
});

export const getCollection = sharedCall({
  path: '/collections/{slug}',
  summary: 'One published collection, also by a slug that it had before; `slug` is the present one',
  params: slugParams,
  output: Collection,
  failures: [404],
});

export const listProductsOfCollection = sharedCall({
  path: '/collections/{slug}/products',
  summary:
    'The products of a published collection as cards, in their own order unless sorted otherwise; also by a slug that it had before',
  params: slugParams,
  query: listQuery(collectionProductList),
  output: z.array(ProductCard),
  paged: true,
  failures: [404],
});
