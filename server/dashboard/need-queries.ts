import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { isToPack } from '#db/order-conditions.ts';
import { disputes, messages, orders, products, productVariants, returns, reviews } from '#db/schema/index.ts';
import { MAX_COUNTED } from '#domain/limits.ts';
import { needsLook, RETURN_STATUSES } from '#domain/returns/return.ts';
import { IS_IN_FOLDER } from '../messages/message-queries.ts';
import { IS_DISPUTED, IS_TO_SEND } from '../orders/order-list-queries.ts';
import { UNSETTLED_IDS } from '../payments/payment-queries.ts';
import { isLowOnStock } from '../products/staff-product-queries.ts';
import { isLowVariant } from '../products/variants/low-variant-queries.ts';
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

export async function countLowVariants(db: Connection, threshold: number): Promise<number> {
  return await countUpTo(db, sql`select from ${productVariants} where ${isLowVariant(threshold)}`);
}

export async function countUnreadMessages(db: Connection): Promise<number> {
  return await countUpTo(db, sql`select from ${messages} where ${IS_IN_FOLDER.unread}`);
}

export async function countWaitingReviews(db: Connection): Promise<number> {
  return await countUpTo(db, sql`select from ${reviews} where ${IS_WAITING}`);
}

/** Paid orders to pack that wait for a bank's decision: counters count them among those to pack. */
export async function countDisputedToPack(db: Connection): Promise<number> {
  const isDisputed = and(isToPack(orders), IS_DISPUTED, isNull(orders.deletedAt));
  return await countUpTo(db, sql`select from ${orders} where ${isDisputed}`);
}

/** Paid orders that are packed, or sent in part. */
export async function countOrdersToSend(db: Connection): Promise<number> {
  return await countUpTo(db, sql`select from ${orders} where ${IS_TO_SEND} and ${orders.deletedAt} is null`);
}

/** Returns to decide on, and received ones to settle. */
export async function countReturnsToLookAt(db: Connection): Promise<number> {
  const isToLookAt = isOneOf(returns.status, RETURN_STATUSES.filter(needsLook));
  return await countUpTo(db, sql`select from ${returns} where ${isToLookAt}`);
}

async function countUpTo(db: Connection, query: SQL): Promise<number> {
  const limited = sql`${query} limit ${MAX_COUNTED}`;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int from (${limited}) as limited`,
  );
  return rows[0]?.count ?? 0;
}
