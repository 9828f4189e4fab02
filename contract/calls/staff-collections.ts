import * as z from 'zod/mini';
import { MAX_CHOSEN, MAX_DESCRIPTION, MAX_SLUG, MAX_TITLE } from '#domain/collections/check-collection.ts';
import { COLLECTION_KINDS } from '#domain/collections/collection.ts';
import { collectionList } from '#domain/collections/collection-list.ts';
import { LIMITS } from '#domain/limits.ts';
import { STARS } from '#domain/stars.ts';
import { StaffCollection, StaffCollectionRow } from '../collection-schemas.ts';
import { staffCall } from '../define-call.ts';
import { requiredText, text } from '../fields.ts';
import { pictureUrl } from '../forms/products.ts';
import { idParams } from '../ids.ts';
import { listQuery } from '../list-query.ts';
import { sentMoney } from '../money.ts';
import { ChosenProduct } from '../product-schemas.ts';

/** What the products of a collection by rule have in common: all that is given. */
const SentRule = z.object({
  /** One of them. */
  categories: z.optional(z.array(text()).check(z.maxLength(MAX_CHOSEN))),
  /** One of them. */
  brands: z.optional(z.array(text()).check(z.maxLength(MAX_CHOSEN))),
  minRating: z.optional(z.nullable(z.union(STARS.map((stars) => z.literal(stars))))),
  /** In the name, description, category or brand. */
  text: z.optional(text(LIMITS.search)),
  onSale: z.optional(z.boolean()),
  inStock: z.optional(z.boolean()),
  minPrice: z.optional(z.nullable(sentMoney({ label: 'Lowest price' }))),
  maxPrice: z.optional(z.nullable(sentMoney({ label: 'Highest price' }))),
});

const PRODUCT_IDS = z.array(text(LIMITS.id)).check(z.maxLength(MAX_CHOSEN, `At most ${MAX_CHOSEN} products`));

const COLLECTION_FIELDS = {
  title: requiredText('Title', MAX_TITLE),
  /** The end of its address; made from the title if empty. */
  slug: z.optional(text(MAX_SLUG)),
  description: z.optional(text(MAX_DESCRIPTION)),
  /** Of an upload, or an https URL; null without one. */
  image: z.nullish(pictureUrl()),
  published: z.optional(z.boolean()),
  kind: z.enum(COLLECTION_KINDS),
  /** Of a collection by hand, in the order of its page. */
  productIds: z.optional(PRODUCT_IDS),
  /** Of a collection by rule. */
  rule: z.optional(SentRule),
};

export const listStaffCollections = staffCall({
  path: '/collections/staff',
  summary: 'Collections, also those that are not published, newest first',
  query: listQuery(collectionList),
  output: z.array(StaffCollectionRow),
  paged: true,
});

export const getStaffCollection = staffCall({
  path: '/collections/{id}/staff',
  summary: 'One collection, with the products chosen by hand or the rule',
  params: idParams,
  output: StaffCollection,
  failures: [404],
});

export const createCollection = staffCall({
  method: 'POST',
  path: '/collections',
  summary: 'Add a collection, by hand or by rule; 409 if its address is taken',
  body: z.object(COLLECTION_FIELDS),
  output: StaffCollection,
  status: 201,
  failures: [409],
  creates: true,
});

export const updateCollection = staffCall({
  method: 'PUT',
  path: '/collections/{id}',
  summary: 'Change parts of a collection; a slug that it had keeps leading to it until a collection takes it',
  params: idParams,
  body: z.extend(z.partial(z.object(COLLECTION_FIELDS)), {
    /** `version` as last read: 409 if it was changed since. */
    version: z.optional(z.number().check(z.int(), z.minimum(1))),
  }),
  output: StaffCollection,
  failures: [404, 409],
});

export const deleteCollection = staffCall({
  method: 'DELETE',
  path: '/collections/{id}',
  summary:
    'Delete a collection; its products stay, and its address can be used again; 409 while a discount is for it',
  params: idParams,
  output: z.object({ deleted: z.literal(true) }),
  failures: [404, 409],
});

export const previewCollection = staffCall({
  method: 'POST',
  path: '/collections/preview',
  summary: 'How many products a rule finds now, and the newest of them; changes nothing',
  body: z.object({ rule: SentRule }),
  output: z.object({ count: z.number(), products: z.array(ChosenProduct) }),
});
