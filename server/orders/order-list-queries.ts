import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Connection } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import { inBatches } from '#db/in-batches.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { orderLines, orders } from '#db/schema/index.ts';
import type { Order } from '#domain/orders/order.ts';
import { HIGH_VALUE, type OrderSort, searchTermsOf } from '#domain/orders/order-filter.ts';
import { TO_PACK_STATUSES } from '#domain/orders/sale.ts';
import { daysBounds } from '#domain/time-zone.ts';
import { countOrdersByCounters } from '../counters/counter-queries.ts';
import type { StaffOrderFilter } from './order-filter.ts';
import { ordersOf } from './order-queries.ts';
import { withRefunds } from './order-refund-queries.ts';

/** Which orders, in which order, and which page of them. */
export type OrdersWanted = { filter: StaffOrderFilter; sort: OrderSort; page: number; limit: number };

/** A page of whole orders and how many there are on all pages. */
export async function selectOrderList(
  db: Connection,
  wanted: OrdersWanted,
): Promise<{ orders: Order[]; total: number }> {
  const [rows, total] = await Promise.all([
    pageOf(db.select().from(orders).$dynamic(), wanted),
    countOrders(db, wanted.filter),
  ]);
  return { orders: await ordersOf(db, rows), total };
}

export type OrderRow = Awaited<ReturnType<typeof selectOrderRows>>['rows'][number];

/** The same page, but only what a list shows: of the lines the first and their number. */
export async function selectOrderRows(db: Connection, wanted: OrdersWanted) {
  const [heads, total] = await Promise.all([
    pageOf(db.select(ROW_COLUMNS).from(orders).$dynamic(), wanted),
    countOrders(db, wanted.filter),
  ]);
  const [refunded, lines] = await Promise.all([
    withRefunds(db, heads),
    summarizeLines(
      db,
      heads.map((head) => head.id),
    ),
  ]);
  return { rows: refunded.map((head) => ({ ...head, lines: lines.get(head.id) ?? null })), total };
}

/** All orders that pass the filter, newest first, `size` at a time; what is ordered meanwhile moves nothing. */
export async function* readOrders(
  db: Connection,
  filter: StaffOrderFilter,
  size: number,
): AsyncGenerator<Order[]> {
  const batches = inBatches<typeof orders.$inferSelect>(size, (last, limit) =>
    db
      .select()
      .from(orders)
      .where(and(matching(filter), last ? isAfterCursor(PLACE, last.id) : undefined))
      .orderBy(...SORTS.newest)
      .limit(limit),
  );
  for await (const rows of batches) yield await ordersOf(db, rows);
}

/** What the newest orders are sorted by. */
const PLACE = { at: orders.createdAt, id: orders.id };

const ROW_COLUMNS = {
  id: orders.id,
  createdAt: orders.createdAt,
  userEmail: orders.userEmail,
  userPhone: orders.userPhone,
  total: orders.totalCents,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentIntentId: orders.paymentIntentId,
};

function pageOf<Query extends PgSelect>(query: Query, { filter, sort, page, limit }: OrdersWanted) {
  return query
    .where(matching(filter))
    .orderBy(...SORTS[sort])
    .limit(limit)
    .offset((page - 1) * limit);
}

/**
 * Without a search the tallies know, however many there are. They know nothing of deleted orders, which are few, and nothing
 * of the days of a time zone (decision 036).
 */
async function countOrders(db: Connection, filter: StaffOrderFilter): Promise<number> {
  const { search, date, type, status, need, deleted } = filter;
  if (search === null && date === null && !deleted)
    return await countOrdersByCounters(db, { type, status, need });
  const [row] = await db.select({ total: count() }).from(orders).where(matching(filter));
  return row?.total ?? 0;
}

async function summarizeLines(db: Connection, ids: string[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      count: count(),
      name: sql<string | null>`min(${orderLines.name}) filter (where ${orderLines.position} = 0)`,
      image: sql<string | null>`min(${orderLines.image}) filter (where ${orderLines.position} = 0)`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ orderId, ...lines }) => [orderId, lines]));
}

/** The rule of domain/orders/order-filter.ts in SQL. */
function matching({
  search,
  date,
  to,
  zone,
  type,
  status,
  need,
  deleted,
}: StaffOrderFilter): SQL | undefined {
  const days = date === null ? null : daysBounds(date, to ?? date, zone);
  return and(
    deleted ? isNotNull(orders.deletedAt) : isNull(orders.deletedAt),
    search === null
      ? undefined
      : or(...searchTermsOf(search).map((term) => sql`${orders.searchText} like ${containsPattern(term)}`)),
    days ? and(gte(orders.createdAt, days.from), lt(orders.createdAt, days.before)) : undefined,
    type === 'high' ? gte(orders.totalCents, HIGH_VALUE) : undefined,
    type === 'low' ? lt(orders.totalCents, HIGH_VALUE) : undefined,
    status === null ? undefined : eq(orders.status, status),
    need === null
      ? undefined
      : and(eq(orders.paymentStatus, 'paid'), inArray(orders.status, [...TO_PACK_STATUSES])),
  );
}

/** Nulls, of which there are none, stand where the indexes have them: else the database would sort instead of reading along. */
const SORTS: Record<OrderSort, SQL[]> = {
  newest: [sql`${orders.createdAt} desc nulls last`, asc(orders.id)],
  oldest: [sql`${orders.createdAt} asc nulls first`, desc(orders.id)],
  'total-desc': [sql`${orders.totalCents} desc nulls last`, asc(orders.id)],
  'total-asc': [sql`${orders.totalCents} asc nulls first`, desc(orders.id)],
};
