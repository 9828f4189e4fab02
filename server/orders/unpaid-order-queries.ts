import { and, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLines, orders, products, productVariants } from '#db/schema/index.ts';
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
 * For each of these counted variants: the stock that is left, and the pieces that unpaid orders hold, and
 * held in vain since `since`.
 */
export async function selectUnpaidPieces(
  tx: Transaction,
  variantIds: readonly string[],
  since: Date,
): Promise<(UnpaidPieces & { variantId: string; name: string })[]> {
  const ids = sql.param(variantIds);
  const counted = await tx
    .select({ variantId: productVariants.id, name: products.name, left: productVariants.stock })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(sql`${productVariants.id} = any(${ids})`);
  const hasExpired = and(eq(orders.canceledBy, 'expiry'), gte(orders.canceledAt, since));
  // From these few orders to their lines: a product may be in a large part of all orders.
  const counting = tx
    .select({ id: orders.id })
    .from(orders)
    .where(IS_OPEN)
    .union(tx.select({ id: orders.id }).from(orders).where(hasExpired));
  const held = await tx
    .select({
      variantId: VARIANT_OF_LINE,
      held: sql<number>`coalesce(sum(${orderLines.taken} - ${orderLines.restocked}) filter (where ${IS_OPEN}), 0)::int`,
      inVain: sql<number>`coalesce(sum(${orderLines.taken}) filter (where ${hasExpired}), 0)::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(sql`${VARIANT_OF_LINE} = any(${ids})`, inArray(orders.id, counting)))
    .groupBy(VARIANT_OF_LINE);
  const heldOf = new Map(held.map(({ variantId, ...pieces }) => [variantId, pieces]));
  return counted.flatMap(({ left, ...product }) =>
    left === null ? [] : [{ ...product, left, ...(heldOf.get(product.variantId) ?? { held: 0, inVain: 0 }) }],
  );
}

const VARIANT_OF_LINE = sql<string>`coalesce(${orderLines.variantId}, ${orderLines.productId})`;

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
