import { sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { isSale } from '#db/order-conditions.ts';
import { customers, orders } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { TimeSpan } from '#domain/time-zone.ts';

/** For each span its orders, and what its sales (domain/orders/sale.ts) cost less what was returned. */
export async function sumOrdersIn(
  db: Connection,
  spans: readonly TimeSpan[],
): Promise<{ orders: number; sales: Cents }[]> {
  if (spans.length === 0) return [];
  const net = sql`${orders.totalCents} - ${orders.refundedCents} - ${orders.lostCents}`;
  // One index scan for each span.
  const { rows } = await db.execute<{ orders: number; sales: string }>(sql`
    select counted.orders, counted.sales
    from ${spansTable(spans)}
    cross join lateral (
      select count(*)::int as orders, coalesce(sum(${net}) filter (where ${isSale(orders)}), 0) as sales
      from ${orders}
      where ${orders.deletedAt} is null and ${orders.createdAt} >= span.starts and ${orders.createdAt} < span.ends
    ) as counted
    order by span.position`);
  return rows.map((row) => ({ orders: row.orders, sales: Number(row.sales) }));
}

/** For each span the customers whose first order was placed in it. */
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
  const starts = spans.map(({ from }) => from.toISOString());
  const ends = spans.map(({ before }) => before.toISOString());
  return sql`unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[])
    with ordinality as span (starts, ends, position)`;
}
