import { and, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLines, orders, products } from '#db/schema/index.ts';
import type { UnpaidPieces } from '#domain/orders/unpaid-order.ts';

/** Any number that no other advisory lock has. */
const UNPAID_ORDERS_LOCK = 7_301_002;

/** Unpaid orders that nobody works on yet. */
const IS_OPEN = and(
  isNotNull(orders.unpaidUntil),
  eq(orders.paymentStatus, 'unpaid'),
  isNull(orders.deletedAt),
);

/** Admits one transaction at a time to placing unpaid orders, so that none passes their limits. */
export async function lockUnpaidOrders(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${UNPAID_ORDERS_LOCK})`);
}

export async function countOpenUnpaidOrders(tx: Connection): Promise<number> {
  return await tx.$count(orders, IS_OPEN);
}

/**
 * For each of these counted products: the stock that is left, and the pieces that unpaid orders hold, and
 * held in vain since `since`.
 */
export async function selectUnpaidPieces(
  tx: Transaction,
  productIds: readonly string[],
  since: Date,
): Promise<(UnpaidPieces & { productId: string; name: string })[]> {
  const ids = sql.param(productIds);
  const counted = await tx
    .select({ productId: products.id, name: products.name, left: products.stock })
    .from(products)
    .where(sql`${products.id} = any(${ids})`);
  const hasExpired = and(eq(orders.canceledBy, 'expiry'), gte(orders.canceledAt, since));
  const held = await tx
    .select({
      productId: orderLines.productId,
      held: sql<number>`coalesce(sum(${orderLines.taken} - ${orderLines.restocked}) filter (where ${IS_OPEN}), 0)::int`,
      inVain: sql<number>`coalesce(sum(${orderLines.taken}) filter (where ${hasExpired}), 0)::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(sql`${orderLines.productId} = any(${ids})`, or(IS_OPEN, hasExpired)))
    .groupBy(orderLines.productId);
  const heldOf = new Map(held.map(({ productId, ...pieces }) => [productId, pieces]));
  return counted.flatMap(({ left, ...product }) =>
    left === null ? [] : [{ ...product, left, ...(heldOf.get(product.productId) ?? { held: 0, inVain: 0 }) }],
  );
}

/** Locks one unpaid order whose time is over, and returns its id; null if there is none left. */
export async function lockOverdueOrder(tx: Transaction, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(IS_OPEN, lte(orders.unpaidUntil, now)))
    .orderBy(orders.unpaidUntil)
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.id ?? null;
}
