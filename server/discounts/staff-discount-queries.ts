import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsWords, foldedText } from '#db/contains-pattern.ts';
import { collections, discounts } from '#db/schema/index.ts';
import { type Discount, type DiscountDefinition, toCodeKey } from '#domain/discounts/discount.ts';
import { discountList } from '#domain/discounts/discount-list.ts';
import type { Cents } from '#domain/money.ts';
import { fromHighest, listQueries, selectPart } from '../lists/list-queries.ts';
import { DISCOUNT_COLUMNS } from './discount-queries.ts';

/** `given` and `sales` are of the paid orders that were given the discount, and what they cost in all. */
export type StaffDiscount = Discount & {
  version: number;
  createdAt: Date;
  given: Cents;
  sales: Cents;
};

/**
 * Sums an amount over the paid orders of a discount, which is frozen with them. Written by hand: the query
 * builder does not qualify the columns of the outer table.
 */
function sumOverOrders(amount: string): SQL<number> {
  const sum = sql.raw(`(
    select coalesce(sum(${amount}), 0)
    from discount_uses u join orders o on o.id = u.checkout_id
    where u.discount_id = discounts.id and u.given_back_at is null
      and o.payment_status = 'paid' and o.deleted_at is null)`);
  return sql<number>`${sum}`.mapWith(Number);
}

const GIVEN = `(
  select sum((item ->> 'amount')::bigint + (item ->> 'shipping')::bigint)
  from jsonb_array_elements(o.discounts) item where item ->> 'id' = discounts.id)`;

const COLUMNS = {
  ...DISCOUNT_COLUMNS,
  version: discounts.version,
  createdAt: discounts.createdAt,
  given: sumOverOrders(GIVEN),
  sales: sumOverOrders('o.total_cents'),
};

const IS_OVER = (now: Date) =>
  sql`coalesce(${discounts.endsAt} <= ${now.toISOString()}::timestamptz or ${discounts.uses} >= ${discounts.usageLimit}, false)`;
const IS_SCHEDULED = (now: Date) =>
  sql`coalesce(${discounts.startsAt} > ${now.toISOString()}::timestamptz, false)`;

export const discountQueries = listQueries<typeof discountList, StaffDiscount>({
  list: discountList,
  select: async (db, part) => await selectPart(db.select(COLUMNS).from(discounts).$dynamic(), part),
  always: () => isNull(discounts.deletedAt),
  conditions: {
    shown: (shown, { now }) => {
      if (shown === 'over') return IS_OVER(now);
      if (shown === 'scheduled') return and(IS_SCHEDULED(now), sql`not ${IS_OVER(now)}`);
      return shown === 'active' ? sql`not ${IS_OVER(now)} and not ${IS_SCHEDULED(now)}` : undefined;
    },
    search: (search) =>
      containsWords(foldedText(sql`concat_ws(chr(1), ${discounts.code}, ${discounts.title})`), search),
  },
  sorts: { newest: () => fromHighest(discounts.createdAt, discounts.id) },
  keyset: { at: discounts.createdAt, id: discounts.id, idOf: ({ id }) => id },
});

export async function findStaffDiscount(db: Connection, id: string): Promise<StaffDiscount | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(discounts)
    .where(and(eq(discounts.id, id), isNull(discounts.deletedAt)));
  return row ?? null;
}

/** Locks a discount until the transaction ends, also against being used; null if there is none. */
export async function lockDiscount(tx: Transaction, id: string): Promise<StaffDiscount | null> {
  const [locked] = await tx
    .select({ id: discounts.id })
    .from(discounts)
    .where(and(eq(discounts.id, id), isNull(discounts.deletedAt)))
    .for('update');
  return locked ? await findStaffDiscount(tx, id) : null;
}

/** Locks collections against being deleted until the transaction ends; false if one is deleted. */
export async function shareCollections(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(inArray(collections.id, [...ids]), isNull(collections.deletedAt)))
    .orderBy(collections.id)
    .for('share');
  return rows.length === ids.length;
}

/** Finds the discount that has a code; null if it is free. */
export async function findDiscountOfCode(db: Connection, code: string) {
  const [row] = await db
    .select({ id: discounts.id, code: discounts.code, title: discounts.title })
    .from(discounts)
    .where(and(eq(discounts.codeKey, toCodeKey(code)), isNull(discounts.deletedAt)));
  return row ?? null;
}

/** False if it exists already. */
export async function insertDiscount(
  tx: Transaction,
  { id, ...definition }: DiscountDefinition & { id: string },
  createdAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(discounts)
    .values({ id, ...toRow(definition), createdAt })
    .onConflictDoNothing({ target: discounts.id });
  return rowCount === 1;
}

export async function updateDiscountRow(
  tx: Transaction,
  id: string,
  definition: DiscountDefinition,
): Promise<void> {
  await tx
    .update(discounts)
    .set({ ...toRow(definition), version: sql`${discounts.version} + 1` })
    .where(eq(discounts.id, id));
}

export async function setDiscountDeleted(tx: Transaction, id: string, deletedAt: Date): Promise<void> {
  await tx.update(discounts).set({ deletedAt }).where(eq(discounts.id, id));
}

function toRow({ minimumSubtotal, combinesWith, ...definition }: DiscountDefinition) {
  return {
    ...definition,
    codeKey: definition.code && toCodeKey(definition.code),
    minimumSubtotalCents: minimumSubtotal,
    combinesWith: [...combinesWith],
  };
}
