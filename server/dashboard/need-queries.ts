import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { disputes, messages, products, reviews } from '#db/schema/index.ts';
import { MAX_COUNTED } from '#domain/limits.ts';
import { IS_IN_FOLDER } from '../messages/message-queries.ts';
import { UNSETTLED_IDS } from '../payments/payment-queries.ts';
import { isLowOnStock } from '../products/staff-product-queries.ts';
import { IS_WAITING } from '../reviews/review-conditions.ts';

export async function countUnsettledPayments(db: Connection): Promise<number> {
  return await countUpTo(db, UNSETTLED_IDS);
}

/** Disputes that wait for the shop's answer. */
export async function countDisputesToAnswer(db: Connection): Promise<number> {
  return await countUpTo(db, sql`select from ${disputes} where ${disputes.status} = 'needs_response'`);
}

export async function countLowStock(db: Connection, threshold: number): Promise<number> {
  const isLow = and(isLowOnStock(threshold), isNull(products.deletedAt));
  return await countUpTo(db, sql`select from ${products} where ${isLow}`);
}

export async function countUnreadMessages(db: Connection): Promise<number> {
  return await countUpTo(db, sql`select from ${messages} where ${IS_IN_FOLDER.unread}`);
}

export async function countWaitingReviews(db: Connection): Promise<number> {
  return await countUpTo(db, sql`select from ${reviews} where ${IS_WAITING}`);
}

async function countUpTo(db: Connection, query: SQL): Promise<number> {
  const limited = sql`${query} limit ${MAX_COUNTED}`;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int from (${limited}) as limited`,
  );
  return rows[0]?.count ?? 0;
}
