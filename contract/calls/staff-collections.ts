import * as z from 'zod/mini';
import { COLLECTION_FIELDS, MAX_CHOSEN, RULE_FIELDS } from '#domain/collections/collection-fields.ts';
import { collectionList } from '#domain/collections/collection-list.ts';
import { LIMITS } from '#domain/limits.ts';
import { STARS } from '#domain/stars.ts';
import { StaffCollection, StaffCollectionRow } from '../collection-schemas.ts';
import { staffCall } from '../define-call.ts';
import { requestShape } from '../described.ts';
import { text } from '../fields.ts';
import { pictureUrl } from '../forms/products.ts';
import { idParams } from '../ids.ts';
import { listQuery } from '../list-query.ts';
import { sentMoney } from '../money.ts';
import { ChosenProduct } from '../product-schemas.ts';

const stars: z.ZodMiniType<number, number> = z.union(STARS.map((count) => z.literal(count)));

/** The rule of a collection: all that is given. */
const SentRule = z.partial(
  z.object({
    ...requestShape(RULE_FIELDS),
    minPrice: z.nullable(sentMoney({ label: 'Lowest price' })),
    maxPrice: z.nullable(sentMoney({ label: 'Highest price' })),
    minRating: z.nullable(stars),
  }),
);

const { title, kind, ...optional } = requestShape(COLLECTION_FIELDS);

const CollectionBody = z.extend(
  z.partial(
    z.object({
      ...optional,
      /** The URL of an upload or an https URL; null without a picture. */
      image: z.nullable(pictureUrl()),
      /** The products of a manual collection, in the order of its page. */
      productIds: z.array(text(LIMITS.id)).check(z.maxLength(MAX_CHOSEN, `At most ${MAX_CHOSEN} products`)),
      /** The rule of an automatic collection. */
      rule: SentRule,
    }),
  ),
  { title, kind },
);

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
  body: CollectionBody,
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
  body: z.extend(z.partial(CollectionBody), {
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
