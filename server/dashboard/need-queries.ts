import { and, eq, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '#db/connection.ts';
import { checkouts, messages, products, refunds } from '#db/schema/index.ts';
import { IS_IN_FOLDER } from '../messages/message-queries.ts';
import { isLowOnStock } from '../products/staff-product-queries.ts';

/**
 * Of what needs a person no more than so many are counted: nobody needs to know which of two large numbers it
 * is.
 */
export const MOST_COUNTED = 1_000;

/**
 * Payments where money and order do not agree (domain/payments/payment-state.ts; a test holds the two
 * together): refunds that are not through, and payments without an order. Each half reads an index that holds
 * nothing else.
 */
export async function countUnsettledPayments(db: Connection): Promise<number> {
  const unfinished = await countUpTo(db, refunds, ne(refunds.status, 'succeeded'));
  const withoutOrder = and(
    sql`(${checkouts.outcome} = 'unexplained' or (${checkouts.outcome} is null and ${checkouts.lastSeen} = 'succeeded'))`,
    notExists(
      db.select({ one: sql`1` }).from(refunds).where(eq(refunds.paymentIntentId, checkouts.paymentIntentId)),
    ),
  );
  return Math.min(MOST_COUNTED, unfinished + (await countUpTo(db, checkouts, withoutOrder)));
}

/** Products of which few pieces are left, or none. */
export async function countLowStock(db: Connection, threshold: number): Promise<number> {
  return await countUpTo(db, products, and(isLowOnStock(threshold), isNull(products.deletedAt)));
}

export async function countUnreadMessages(db: Connection): Promise<number> {
  return await countUpTo(db, messages, IS_IN_FOLDER.unread);
}

async function countUpTo(db: Connection, table: PgTable, condition: SQL | undefined): Promise<number> {
  const some = db.select({ one: sql`1` }).from(table).where(condition).limit(MOST_COUNTED).as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
