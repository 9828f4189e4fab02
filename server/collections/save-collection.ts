import type {
  createCollection as createCall,
  updateCollection as updateCall,
} from '#contract/calls/staff-collections.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { type CollectionFields, checkCollection } from '#domain/collections/check-collection.ts';
import { type CollectionDefinition, collectionPath } from '#domain/collections/collection.ts';
import { COLLECTION_FIELDS } from '#domain/collections/collection-fields.ts';
import { EMPTY_RULE, wholeRule } from '#domain/collections/collection-rule.ts';
import { initialValues } from '#domain/fields/field.ts';
import { collectionIdFrom } from '#domain/ids.ts';
import { productList } from '#domain/products/product-list.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { followMove, moveAddress, takeAddress } from '../redirects/move-address.ts';
import { auditedCollection } from './present-collection.ts';
import {
  findDiscountsByCollection,
  findStaffCollection,
  insertCollection,
  lockCollection,
  type StaffCollection,
  selectFormerSlugs,
  setCollectionDeleted,
  updateCollectionRow,
} from './staff-collection-queries.ts';

type Fields = ParsedInput<typeof createCall>['body'];
type Part = ParsedInput<typeof updateCall>['body'];
type Change = { staff: Staff; now: Date };

/** `current`: what somebody else has saved. */
export type SavedCollection =
  | { ok: true; collection: StaffCollection }
  | (Refusal & { current?: StaffCollection });

export const COLLECTION_NOT_FOUND = refuse('not_found', 'There is no such collection.');

/** Adds a collection, once for each `seed`. */
export async function createCollection(
  db: Database,
  body: Fields,
  { staff, seed, now }: Change & { seed: Seed },
): Promise<SavedCollection> {
  const checked = checkCollection({ ...EMPTY_FIELDS, ...givenFields(body) });
  if (!checked.ok) return refuseFields(checked.problems);
  const { definition } = checked;
  const id = collectionIdFrom(seed);
  return await saving(db, async (tx) => {
    if (await insertCollection(tx, { id, ...definition }, now)) {
      await takeAddress(tx, collectionPath(definition.slug));
      await invalidate(tx, ['collections']);
      const after = auditedDefinition(definition);
      await writeAudit(tx, { staff, action: 'collection.create', subjectId: id, after }, now);
    }
    const collection = await findStaffCollection(tx, id);
    return collection ? { ok: true, collection } : COLLECTION_NOT_FOUND;
  });
}

/** Changes the given fields of a collection. Refuses if it has a newer version than `version`. */
export async function changeCollection(
  db: Database,
  id: string,
  { version, ...part }: Part,
  { staff, now }: Change,
): Promise<SavedCollection> {
  return await saving(db, async (tx) => {
    const before = await lockCollection(tx, id);
    if (!before) return COLLECTION_NOT_FOUND;
    if (version !== undefined && version !== before.version) {
      const who = (await findLastActor(tx, 'collection.update', id)) ?? 'Someone else';
      return { ...refuse('conflict', `${who} has changed this collection meanwhile.`), current: before };
    }
    const checked = checkCollection({ ...toFields(before), ...givenFields(part) });
    if (!checked.ok) return refuseFields(checked.problems);
    const { definition } = checked;
    await updateCollectionRow(tx, before, definition);
    if (before.slug !== definition.slug)
      await followMove(tx, { from: collectionPath(before.slug), to: collectionPath(definition.slug) });
    await invalidate(tx, ['collections']);
    const difference = { before: auditedRow(before), after: auditedDefinition(definition) };
    await writeAudit(tx, { staff, action: 'collection.update', subjectId: id, ...difference }, now);
    const collection = await findStaffCollection(tx, id);
    return collection ? { ok: true, collection } : COLLECTION_NOT_FOUND;
  });
}

/** Refuses while a discount is for it. A discount shares the row while it is saved. */
export async function deleteCollection(
  db: Database,
  id: string,
  { staff, now }: Change,
): Promise<{ ok: true } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const collection = await lockCollection(tx, id);
    if (!collection) return COLLECTION_NOT_FOUND;
    const used = await findDiscountsByCollection(tx, id);
    if (used.length > 0) return usedByDiscounts(collection.title, used);
    await setCollectionDeleted(tx, id, now);
    for (const slug of [collection.slug, ...(await selectFormerSlugs(tx, id))])
      await moveAddress(tx, { from: collectionPath(slug), to: INSTEAD_OF_DELETED }, now);
    await invalidate(tx, ['collections']);
    const before = auditedRow(collection);
    await writeAudit(tx, { staff, action: 'collection.delete', subjectId: id, before }, now);
    return { ok: true };
  });
}

/** Where a deleted collection leads, until staff say better. */
const INSTEAD_OF_DELETED = productList.path;

/** Without its collection a discount would be for nothing. */
function usedByDiscounts(title: string, discounts: readonly string[]): Refusal {
  const [first = '', ...others] = discounts;
  const names = others.length === 0 ? first : `${first} and ${others.length} more`;
  return refuse('conflict', `${title} is what a discount is for: ${names}. Change that first.`);
}

const EMPTY_FIELDS: CollectionFields = {
  ...initialValues(COLLECTION_FIELDS),
  published: false,
  image: null,
  productIds: [],
  rule: EMPTY_RULE,
};

function toFields(collection: StaffCollection): CollectionFields {
  const { title, slug, description, image, isPublished, rule, chosen } = collection;
  return {
    title,
    slug,
    description,
    image,
    published: isPublished,
    kind: rule ? 'rule' : 'hand',
    productIds: chosen.map(({ id }) => id),
    rule: rule ?? EMPTY_RULE,
  };
}

/** Returns the fields that were sent; of `PUT`, absent ones stay. A rule is sent as a whole. */
function givenFields({ rule, ...rest }: Part | Fields): Partial<CollectionFields> {
  const fields = { ...rest, rule: rule && wholeRule(rule) };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Saves, and refuses a slug that is taken, also if another request takes it at the same time. */
async function saving(
  db: Database,
  save: (tx: Transaction) => Promise<SavedCollection>,
): Promise<SavedCollection> {
  try {
    return await inTransaction(db, save);
  } catch (error) {
    if (!isDuplicate(error, 'one_collection_per_slug')) throw error;
    const message = 'Another collection has this address';
    return refuse('conflict', message, { fields: { slug: message } });
  }
}

function refuseFields(problems: Record<string, string>): Refusal {
  return refuse('invalid', Object.values(problems).join('. '), { fields: problems });
}

function auditedRow(collection: StaffCollection) {
  return auditedCollection(
    collection,
    collection.chosen.map(({ id }) => id),
  );
}

function auditedDefinition({ products, ...definition }: CollectionDefinition) {
  return products.kind === 'rule'
    ? auditedCollection({ ...definition, rule: products.rule }, [])
    : auditedCollection({ ...definition, rule: null }, products.ids);
}
