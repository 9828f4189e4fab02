import { isDeepStrictEqual } from 'node:util';
import type {
  createDiscount as createCall,
  updateDiscount as updateCall,
} from '#contract/calls/discounts.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { checkDiscount, type DiscountFields, toDiscountFields } from '#domain/discounts/check-discount.ts';
import type { DiscountDefinition } from '#domain/discounts/discount.ts';
import { eachLimit } from '#domain/discounts/discount-limits.ts';
import { discountIdFrom } from '#domain/ids.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { auditedDiscount } from './present-discount.ts';
import {
  findDiscountOfCode,
  findStaffDiscount,
  insertDiscount,
  lockDiscount,
  type StaffDiscount,
  setDiscountDeleted,
  shareCollections,
  updateDiscountRow,
} from './staff-discount-queries.ts';

type Fields = ParsedInput<typeof createCall>['body'];
type Part = ParsedInput<typeof updateCall>['body'];
type Change = { staff: Staff; now: Date };

export type SavedDiscount =
  | { ok: true; discount: StaffDiscount }
  /** `current`: as somebody else has saved it since. */
  | (Refusal & { current?: StaffDiscount });

/** Adds a discount, once for each `seed`. */
export async function createDiscount(
  db: Database,
  body: Fields,
  { staff, seed, now }: Change & { seed: Seed },
): Promise<SavedDiscount> {
  const checked = checkDiscount(readFields(body));
  if (!checked.ok) return refuseFields(checked.problems);
  const { definition } = checked;
  const id = discountIdFrom(seed);
  return await saving(db, definition.code, async (tx) => {
    const missing = await refuseDeletedCollections(tx, definition);
    if (missing) return missing;
    if (await insertDiscount(tx, { id, ...definition }, now)) {
      await invalidate(tx, ['discounts']);
      const after = auditedDiscount(definition);
      await writeAudit(tx, { staff, action: 'discount.create', subjectId: id, after }, now);
    }
    const discount = await findStaffDiscount(tx, id);
    return discount ? { ok: true, discount } : DISCOUNT_NOT_FOUND;
  });
}

/**
 * Changes the given fields of a discount. Refuses if it has a newer version than `version`, and a limit below
 * what is used: the row is locked against uses meanwhile.
 */
export async function changeDiscount(
  db: Database,
  id: string,
  { version, ...part }: Part,
  { staff, now }: Change,
): Promise<SavedDiscount> {
  return await saving(db, part.code ?? null, async (tx) => {
    const before = await lockDiscount(tx, id);
    if (!before) return DISCOUNT_NOT_FOUND;
    if (version !== undefined && version !== before.version) {
      const who = (await findLastActor(tx, 'discount.update', id)) ?? 'Someone else';
      return { ...refuse('conflict', `${who} has changed this discount meanwhile.`), current: before };
    }
    const checked = checkDiscount({ ...toDiscountFields(before), ...givenFields(part) }, before.uses);
    if (!checked.ok) return refuseFields(checked.problems);
    const missing = await refuseDeletedCollections(tx, checked.definition);
    if (missing) return missing;
    const after = { ...before, ...checked.definition };
    if (isDeepStrictEqual(toDiscountFields(after), toDiscountFields(before)))
      return { ok: true, discount: before };
    await updateDiscountRow(tx, id, checked.definition);
    await invalidate(tx, ['discounts']);
    const difference = { before: auditedDiscount(before), after: auditedDiscount(after) };
    await writeAudit(tx, { staff, action: 'discount.update', subjectId: id, ...difference }, now);
    return { ok: true, discount: { ...after, version: before.version + 1 } };
  });
}

/** Deletes a discount. Orders keep what they were given, and its row stays for them. */
export async function deleteDiscount(
  db: Database,
  id: string,
  { staff, now }: Change,
): Promise<{ ok: true } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const discount = await lockDiscount(tx, id);
    if (!discount) return DISCOUNT_NOT_FOUND;
    await setDiscountDeleted(tx, id, now);
    await invalidate(tx, ['discounts']);
    const before = auditedDiscount(discount);
    await writeAudit(tx, { staff, action: 'discount.delete', subjectId: id, before }, now);
    return { ok: true };
  });
}

export const DISCOUNT_NOT_FOUND = refuse('not_found', 'There is no such discount.');

/** Saves, and refuses a code that exists by name, also if another request saves it at the same time. */
async function saving(
  db: Database,
  code: string | null,
  save: (tx: Transaction) => Promise<SavedDiscount>,
): Promise<SavedDiscount> {
  try {
    return await inTransaction(db, save);
  } catch (error) {
    if (code === null || !isDuplicate(error, 'one_discount_per_code')) throw error;
    const other = await findDiscountOfCode(db, code);
    const message = `${code} exists already${other ? `: ${other.title}` : ''}`;
    return refuse('conflict', message, { fields: { code: message } });
  }
}

/** Collections are shared until the end, so that none is deleted meanwhile. */
async function refuseDeletedCollections(
  tx: Transaction,
  { scope }: DiscountDefinition,
): Promise<Refusal | null> {
  if (scope.of !== 'collections' || (await shareCollections(tx, scope.values))) return null;
  return refuseFields({ scope: 'One of these collections does not exist any more' });
}

function refuseFields(problems: Record<string, string>): Refusal {
  return refuse('invalid', Object.values(problems).join('. '), { fields: problems });
}

function readFields(body: Fields): DiscountFields {
  return { ...EMPTY, ...givenFields(body) } as DiscountFields;
}

const EMPTY = {
  scope: { of: 'all', values: [] },
  combinesWith: [],
  value: null,
  buy: null,
  get: null,
  ...eachLimit(() => null),
  startsAt: null,
  endsAt: null,
};

/** Returns the fields that were sent; of `PUT`, absent ones stay. */
function givenFields({ startsAt, endsAt, ...rest }: Part | Fields): Partial<DiscountFields> {
  const fields = {
    ...rest,
    ...(startsAt !== undefined && { startsAt: startsAt && new Date(startsAt) }),
    ...(endsAt !== undefined && { endsAt: endsAt && new Date(endsAt) }),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
