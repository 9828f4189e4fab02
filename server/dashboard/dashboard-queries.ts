import { and, asc, isNull, ne, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { customers, orders } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { TimeSpan } from '#domain/time-zone.ts';
import { withRefunds } from '../orders/order-refund-queries.ts';

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

/** Of each span the orders placed in it, and what those that are sales (domain/orders/sale.ts) come to. */
export async function sumOrdersIn(
  db: Connection,
  spans: readonly TimeSpan[],
): Promise<{ orders: number; sales: Cents }[]> {
  if (spans.length === 0) return [];
  const isSale = and(ne(orders.paymentStatus, 'refunded'), ne(orders.status, 'rejected'));
  // One walk along the index for each span, however many there are.
  const { rows } = await db.execute<{ orders: number; sales: string }>(sql`
    select counted.orders, counted.sales
    from ${spansTable(spans)}
    cross join lateral (
      select count(*)::int as orders, coalesce(sum(${orders.totalCents}) filter (where ${isSale}), 0) as sales
      from ${orders}
      where ${orders.deletedAt} is null and ${orders.createdAt} >= span.starts and ${orders.createdAt} < span.ends
    ) as counted
    order by span.position`);
  return rows.map((row) => ({ orders: row.orders, sales: Number(row.sales) }));
}

/** Of each span the customers whose first order was placed in it. */
export async function countCustomersIn(db: Connection, spans: readonly TimeSpan[]): Promise<number[]> {
  if (spans.length === 0) return [];
  const { rows } = await db.execute<{ count: number }>(sql`
    select counted.count
    from ${spansTable(spans)}
    cross join lateral (
      select count(*)::int as count from ${customers}
      where ${customers.since} >= span.starts and ${customers.since} < span.ends
    ) as counted
    order by span.position`);
  return rows.map(({ count }) => count);
}

function spansTable(spans: readonly TimeSpan[]) {
  const [starts, ends] = [
    spans.map(({ from }) => from.toISOString()),
    spans.map(({ before }) => before.toISOString()),
  ];
  return sql`unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[])
    with ordinality as span (starts, ends, position)`;
}
