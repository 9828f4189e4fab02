import { and, asc, count, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { customers, orders } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import { withRefunds } from '../payments/order-refund-queries.ts';

export type RecentOrder = Awaited<ReturnType<typeof selectRecentOrders>>[number];

/** The newest orders, only what a row shows. */
export async function selectRecentOrders(db: Connection, limit: number) {
  const rows = await db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      userEmail: orders.userEmail,
      total: orders.totalCents,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentIntentId: orders.paymentIntentId,
    })
    .from(orders)
    .where(isNull(orders.deletedAt))
    // As the index has it: else the database would sort all of them.
    .orderBy(sql`${orders.createdAt} desc nulls last`, asc(orders.id))
    .limit(limit);
  return await withRefunds(db, rows);
}

/** Orders placed in a part of a day, and what those that are sales (domain/orders/sale.ts) come to. */
export async function sumOrdersBetween(
  db: Connection,
  { from, before }: { from: Date; before: Date },
): Promise<{ orders: number; sales: Cents }> {
  const isSale = and(ne(orders.paymentStatus, 'refunded'), ne(orders.status, 'rejected'));
  const [row] = await db
    .select({
      orders: count(),
      sales: sql<string>`coalesce(sum(${orders.totalCents}) filter (where ${isSale}), 0)`,
    })
    .from(orders)
    .where(and(isNull(orders.deletedAt), gte(orders.createdAt, from), lt(orders.createdAt, before)));
  return { orders: row?.orders ?? 0, sales: Number(row?.sales ?? 0) };
}

/** Customers whose first order was placed in a part of a day. */
export async function countCustomersBetween(
  db: Connection,
  { from, before }: { from: Date; before: Date },
): Promise<number> {
  const [row] = await db
    .select({ customers: count() })
    .from(customers)
    .where(and(gte(customers.since, from), lt(customers.since, before)));
  return row?.customers ?? 0;
}
