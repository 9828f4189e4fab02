import { and, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLines, orders, products, productVariants, unpaidIps } from '#db/schema/index.ts';
import type { UnpaidPieces } from '#domain/orders/unpaid-order.ts';

/** Any number that no other advisory lock has. */
const UNPAID_ORDERS_LOCK = 7_301_002;

/** Matches unpaid orders that staff do not work on yet. */
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
  const hasExpired = hasExpiredSince(since);
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
  const heldByVariant = new Map(held.map(({ variantId, ...pieces }) => [variantId, pieces]));
  return counted.flatMap(({ left, ...product }) =>
    left === null
      ? []
      : [{ ...product, left, ...(heldByVariant.get(product.variantId) ?? { held: 0, inVain: 0 }) }],
  );
}

const VARIANT_OF_LINE = sql<string>`coalesce(${orderLines.variantId}, ${orderLines.productId})`;

export type UnpaidStocks = {
  /**
   * Stocks held by unpaid orders, as `computeStockShare` counts them; of the IP also those that they held in
   * vain.
   */
  held: number;
  heldHere: number;
  /** The number of products without a piece left. */
  emptied: number;
};

/** Sums what unpaid orders hold over all products: all of them, and those of an IP. */
export async function selectUnpaidStocks(
  tx: Transaction,
  ipDigest: string,
  since: Date,
): Promise<UnpaidStocks> {
  const { rows } = await tx.execute<UnpaidStocks>(sql`
    with counting as (
      select ${orders.id} as id, true as is_open from ${orders} where ${IS_OPEN}
      union all
      select ${orders.id}, false from ${orders} join ${unpaidIps} on ${unpaidIps.orderId} = ${orders.id}
        where ${unpaidIps.ipDigest} = ${ipDigest} and ${hasExpiredSince(since)}),
    pieces as (
      select ${VARIANT_OF_LINE} as variant_id,
        coalesce(sum(${orderLines.taken} - ${orderLines.restocked}) filter (where is_open), 0) as held,
        coalesce(sum(case when is_open then ${orderLines.taken} - ${orderLines.restocked} else ${orderLines.taken} end)
          filter (where ${unpaidIps.ipDigest} = ${ipDigest}), 0) as held_here
      from counting join ${orderLines} on ${orderLines.orderId} = counting.id
        left join ${unpaidIps} on ${unpaidIps.orderId} = counting.id
      group by 1)
    select coalesce(sum(least(1, pieces.held::float8 / greatest(1, stock + pieces.held))), 0)::float8 as held,
      coalesce(sum(least(1, pieces.held_here::float8 / greatest(1, stock + pieces.held))), 0)::float8 as "heldHere",
      (count(*) filter (where stock = 0 and pieces.held > 0))::int as emptied
    from pieces join ${productVariants} on ${productVariants.id} = pieces.variant_id
    where stock is not null`);
  return rows[0] ?? { held: 0, heldHere: 0, emptied: 0 };
}

function hasExpiredSince(since: Date) {
  return and(eq(orders.canceledBy, 'expiry'), gte(orders.canceledAt, since));
}

/** Records the IP of an unpaid order. */
export async function insertUnpaidIp(tx: Transaction, row: typeof unpaidIps.$inferInsert): Promise<void> {
  await tx.insert(unpaidIps).values(row);
}

export async function deleteEndedUnpaidIps(db: Connection, now: Date): Promise<void> {
  await db.delete(unpaidIps).where(lte(unpaidIps.endsAt, now));
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
