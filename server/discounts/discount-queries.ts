import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { discountCustomers, discounts, discountUses } from '#db/schema/index.ts';
import type { Discount } from '#domain/discounts/discount.ts';

export const DISCOUNT_COLUMNS = {
  id: discounts.id,
  code: discounts.code,
  title: discounts.title,
  terms: discounts.terms,
  scope: discounts.scope,
  minimumSubtotal: discounts.minimumSubtotalCents,
  startsAt: discounts.startsAt,
  endsAt: discounts.endsAt,
  usageLimit: discounts.usageLimit,
  perCustomer: discounts.perCustomer,
  combinesWith: discounts.combinesWith,
  uses: discounts.uses,
};

/** Finds the automatic discounts that have not ended, in the order of their ids. */
export async function findAutomaticDiscounts(db: Connection, now: Date): Promise<Discount[]> {
  return await db
    .select(DISCOUNT_COLUMNS)
    .from(discounts)
    .where(
      and(
        isNull(discounts.deletedAt),
        isNull(discounts.code),
        sql`coalesce(${discounts.endsAt} > ${now.toISOString()}::timestamptz, true)`,
      ),
    )
    .orderBy(asc(discounts.id));
}

/** Finds the discounts of these codes and ids, deleted ones only by their ids. */
export async function findDiscounts(
  db: Connection,
  { codeKeys, ids }: { codeKeys: readonly string[]; ids: readonly string[] },
): Promise<Discount[]> {
  return await selectDiscounts(db, { codeKeys, ids });
}

const selectDiscounts = prepared('find_discounts', (db) =>
  db
    .select(DISCOUNT_COLUMNS)
    .from(discounts)
    .where(
      or(
        and(isNull(discounts.deletedAt), sql`${discounts.codeKey} = any(${sql.placeholder('codeKeys')})`),
        sql`${discounts.id} = any(${sql.placeholder('ids')})`,
      ),
    )
    .orderBy(asc(discounts.id)),
);

/** Selects the codes, in their compared form, that belong to a discount. */
export async function selectKnownCodes(db: Connection, codeKeys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ codeKey: discounts.codeKey })
    .from(discounts)
    .where(and(isNull(discounts.deletedAt), inArray(discounts.codeKey, [...codeKeys])));
  return new Set(rows.flatMap(({ codeKey }) => codeKey ?? []));
}

/** Counts how often a customer has used each discount. */
export async function findUsesOfCustomer(
  db: Connection,
  ids: readonly string[],
  customerDigest: string,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: discountCustomers.discountId, uses: discountCustomers.uses })
    .from(discountCustomers)
    .where(
      and(
        inArray(discountCustomers.discountId, [...ids]),
        eq(discountCustomers.customerDigest, customerDigest),
      ),
    );
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Finds the discounts that a checkout, or the order of its id, has taken and not given back. */
export async function findTaken(db: Connection, checkoutId: string): Promise<string[]> {
  const rows = await db
    .select({ id: discountUses.discountId })
    .from(discountUses)
    .where(and(eq(discountUses.checkoutId, checkoutId), isNull(discountUses.givenBackAt)))
    .orderBy(discountUses.discountId);
  return rows.map(({ id }) => id);
}
