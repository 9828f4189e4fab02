import { and, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { isOfType } from '#db/order-conditions.ts';
import type { CounterName } from '#db/schema/counters.ts';
import { customers, orderCounterEntries, orderCounters, orders, tallies } from '#db/schema/index.ts';
import type { OrderCounters } from '#domain/orders/counters.ts';
import type { OrderType } from '#domain/orders/order-filter.ts';
import type { OrderStatus } from '#domain/orders/status.ts';

/** Admits one transaction at a time to the counters: it locks a row that all of them change. */
export async function lockCounters(tx: Transaction): Promise<void> {
  await tx
    .insert(tallies)
    .values({ name: 'customers', period: 'all', count: 0 })
    .onConflictDoUpdate({ target: [tallies.name, tallies.period], set: { count: tallies.count } });
}

export async function addToOrderCounters(tx: Transaction, sums: readonly OrderCounters[]): Promise<void> {
  for (const some of splitIntoChunks(sums)) {
    await tx
      .insert(orderCounters)
      .values(some.map(({ total, ...sum }) => ({ ...sum, totalCents: total })))
      .onConflictDoUpdate({
        target: [
          orderCounters.period,
          orderCounters.status,
          orderCounters.paymentStatus,
          orderCounters.highValue,
        ],
        set: {
          orders: sql`${orderCounters.orders} + excluded.orders`,
          totalCents: sql`${orderCounters.totalCents} + excluded.total_cents`,
        },
      });
  }
}

/** Adds to the counters of a name, by period. */
export async function addToCounters(
  tx: Transaction,
  name: CounterName,
  changes: ReadonlyMap<string, number>,
): Promise<void> {
  for (const some of splitIntoChunks([...changes])) {
    await tx
      .insert(tallies)
      .values(some.map(([period, count]) => ({ name, period, count })))
      .onConflictDoUpdate({
        target: [tallies.name, tallies.period],
        set: { count: sql`${tallies.count} + excluded.count` },
      });
  }
}

export async function findCustomers(
  tx: Transaction,
  emailKeys: string[],
): Promise<Map<string, { orders: number; since: Date }>> {
  if (emailKeys.length === 0) return new Map();
  const rows = await tx.select().from(customers).where(isAmong(customers.emailKey, emailKeys));
  return new Map(rows.map(({ emailKey, ...customer }) => [emailKey, customer]));
}

/** Finds the time of the first order of each email, without deleted orders. */
export async function findFirstOrders(tx: Transaction, emailKeys: string[]): Promise<Map<string, Date>> {
  if (emailKeys.length === 0) return new Map();
  const rows = await tx
    .select({ emailKey: orders.emailKey, first: min(orders.createdAt) })
    .from(orders)
    .where(and(isAmong(orders.emailKey, emailKeys), isNull(orders.deletedAt)))
    .groupBy(orders.emailKey);
  return new Map(rows.flatMap(({ emailKey, first }) => (first ? [[emailKey, first] as const] : [])));
}

/** Saves customers, and deletes those without orders. */
export async function saveCustomers(
  tx: Transaction,
  changed: readonly { emailKey: string; orders: number; since: Date | null }[],
): Promise<void> {
  const gone = changed.filter((customer) => customer.orders <= 0).map(({ emailKey }) => emailKey);
  if (gone.length > 0) await tx.delete(customers).where(isAmong(customers.emailKey, gone));
  const left = changed.flatMap(({ emailKey, orders, since }) =>
    orders > 0 && since ? [{ emailKey, orders, since }] : [],
  );
  for (const some of splitIntoChunks(left)) {
    await tx
      .insert(customers)
      .values(some)
      .onConflictDoUpdate({
        target: customers.emailKey,
        set: { orders: sql`excluded.orders`, since: sql`excluded.since` },
      });
  }
}

type CountedFilter = {
  status?: OrderStatus | null | undefined;
  type?: OrderType | null | undefined;
};

/** Counts exactly the orders that pass a filter; its cost does not depend on it. */
export async function countOrdersByCounters(
  db: Connection,
  { status, type }: CountedFilter,
): Promise<number> {
  const ofEntries = and(
    status ? eq(orderCounterEntries.status, status) : undefined,
    type ? isOfType(type, orderCounterEntries.totalCents) : undefined,
  );
  const ofCounters = and(
    eq(orderCounters.period, 'all'),
    status ? eq(orderCounters.status, status) : undefined,
    type ? eq(orderCounters.highValue, type === 'high') : undefined,
  );
  // One statement: an entry that moves into the counters at the same time is counted once.
  const { rows } = await db.execute<{ orders: string }>(sql`
    select coalesce((select sum(${orderCounters.orders}) from ${orderCounters} where ${ofCounters}), 0)
      + coalesce((select sum(${orderCounterEntries.sign}) from ${orderCounterEntries} where ${ofEntries ?? sql`true`}), 0)
      as orders`);
  return Number(rows[0]?.orders ?? 0);
}

/** Selects the counters of these periods, without pending entries. */
export async function selectOrderCounters(
  db: Connection,
  periods: readonly string[],
): Promise<OrderCounters[]> {
  const rows = await db
    .select()
    .from(orderCounters)
    .where(inArray(orderCounters.period, [...periods]));
  return rows.map(({ totalCents: total, ...counter }) => ({ ...counter, total }));
}

/**
 * Selects the counters of a name by period, without pending entries; periods without a counter are left out.
 */
export async function selectCounters(
  db: Connection,
  name: CounterName,
  periods: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ period: tallies.period, count: tallies.count })
    .from(tallies)
    .where(and(eq(tallies.name, name), inArray(tallies.period, [...periods])));
  return new Map(rows.map(({ period, count }) => [period, count]));
}

function isAmong(column: typeof customers.emailKey | typeof orders.emailKey, values: readonly string[]) {
  return sql`${column} = any(${sql.param(values)})`;
}

/** A statement takes 65,535 parameters at most. */
const CHUNK = 1_000;

function splitIntoChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
