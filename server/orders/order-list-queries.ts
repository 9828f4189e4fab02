import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { hasTrait, isOfType, isToPack } from '#db/order-conditions.ts';
import { disputes, orderLines, orders } from '#db/schema/index.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderList } from '#domain/orders/order-list.ts';
import { SENT_IN_PART } from '#domain/orders/sale.ts';
import { daysBounds } from '#domain/time-zone.ts';
import { countOrdersByCounters } from '../counters/counter-queries.ts';
import { isOpenDispute } from '../disputes/dispute-conditions.ts';
import {
  fromHighest,
  fromLowest,
  isWithin,
  type ListSql,
  listQueries,
  type Part,
  selectPart,
} from '../lists/list-queries.ts';
import { withRefunds } from '../refunds/refund-queries.ts';
import { isFoundInOrder } from './order-conditions.ts';
import { readOrders } from './order-queries.ts';

const { id, createdAt, totalCents } = orders;

export const NEWEST_ORDERS = fromHighest(createdAt, id);

/**
 * While a bank decides about its payment, an order waits: it is kept apart from those to pack and to send.
 */
export const IS_DISPUTED = sql`exists (
  select from ${disputes} where ${disputes.paymentIntentId} = ${orders.paymentIntentId}
    and ${isOpenDispute(disputes.status)})`;

/** The rule `isToSend` of domain/orders/sale.ts in SQL, without disputed orders. */
export const IS_TO_SEND = sql`(not ${IS_DISPUTED} and ${orders.paymentStatus} = 'paid' and (${hasTrait(orders.status, 'packed')} or
  (${orders.status} = ${SENT_IN_PART} and ${orders.id} in (
    select order_id from ${orderLines} where fulfilled > 0 and fulfilled + canceled < quantity))))`;

const IS_TO_PACK = and(isToPack(orders), sql`not ${IS_DISPUTED}`);

const NEEDS = {
  'to-pack': IS_TO_PACK,
  'to-send': IS_TO_SEND,
  disputed: and(IS_DISPUTED, isNull(orders.deletedAt)),
  owed: sql`${orders.owedCents} > 0`,
};

const ORDERS: Omit<ListSql<typeof orderList, { id: string }>, 'select'> = {
  list: orderList,
  conditions: {
    search: isFoundInOrder,
    date: (date, { zone }, { to }) => isWithin(createdAt, daysBounds(date, to ?? date, zone)),
    to: () => undefined,
    type: (type) => isOfType(type, totalCents),
    status: (status) => eq(orders.status, status),
    need: (need) => NEEDS[need],
    deleted: (deleted) => (deleted ? isNotNull(orders.deletedAt) : isNull(orders.deletedAt)),
  },
  sorts: {
    oldest: fromLowest(createdAt, id),
    'total-desc': fromHighest(totalCents, id),
    'total-asc': fromLowest(totalCents, id),
  },
  keyset: { at: createdAt, id, idOf: (order) => order.id },
  // Counters have no deleted orders, which are few, no days of a time zone (decision 036), and no disputes.
  counter: (db, { search, date, deleted, need, ...counted }) =>
    search || date || deleted || need ? null : countOrdersByCounters(db, counted),
};

export const orderQueries = listQueries<typeof orderList, Order>({
  ...ORDERS,
  select: async (db, part) => {
    const rows = await selectPart(db.select().from(orders).$dynamic(), part);
    return rows.length === 0 ? [] : await readOrders(db, rows);
  },
});

/** Orders as a list shows them, each with its first line and the number of its lines. */
export const orderRowQueries = listQueries<typeof orderList, OrderRow>({ ...ORDERS, select: selectRows });

export type OrderRow = Awaited<ReturnType<typeof selectRows>>[number];

async function selectRows(db: Connection, part: Part) {
  const heads = await selectHeads(db, part);
  if (heads.length === 0) return [];
  const ids = heads.map((head) => head.id);
  const [refunded, lines] = await Promise.all([withRefunds(db, heads), summarizeLines(db, ids)]);
  return refunded.map(({ canceledAt: at, canceledBy: by, cancelReason: reason, ...head }) => ({
    ...head,
    cancellation: at && by && { at, by, reason },
    lines: lines.get(head.id) ?? null,
  }));
}

/** Finds those of the orders whose payments are disputed. */
export async function findDisputed(db: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id })
    .from(orders)
    .where(and(inArray(id, [...ids]), IS_DISPUTED));
  return new Set(rows.map((row) => row.id));
}

/** Selects the newest orders that are not deleted. */
export async function selectRecentOrders(db: Connection, limit: number) {
  const part = { where: isNull(orders.deletedAt), orderBy: NEWEST_ORDERS, limit, offset: 0 };
  return await withRefunds(db, await selectHeads(db, part));
}

async function selectHeads(db: Connection, part: Part) {
  const heads = {
    id,
    createdAt,
    userEmail: orders.userEmail,
    userPhone: orders.userPhone,
    shippingAddress: orders.shippingAddress,
    billingAddress: orders.billingAddress,
    total: totalCents,
    status: orders.status,
    paymentStatus: orders.paymentStatus,
    paymentIntentId: orders.paymentIntentId,
    canceledAt: orders.canceledAt,
    canceledBy: orders.canceledBy,
    cancelReason: orders.cancelReason,
    owed: orders.owedCents,
    isDisputed: sql<boolean>`${IS_DISPUTED}`,
  };
  return await selectPart(db.select(heads).from(orders).$dynamic(), part);
}

async function summarizeLines(db: Connection, ids: string[]) {
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      count: count(),
      isPartlySent: sql<boolean>`bool_or(${orderLines.fulfilled} > 0) and bool_or(${orderLines.fulfilled} + ${orderLines.canceled} < ${orderLines.quantity})`,
      restockable: sql<number>`sum(greatest(0, ${orderLines.taken} - ${orderLines.restocked} - ${orderLines.writtenOff}))::int`,
      name: sql<string>`min(${orderLines.name}) filter (where ${orderLines.position} = 0)`,
      image: sql<string>`min(${orderLines.image}) filter (where ${orderLines.position} = 0)`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ orderId, ...lines }) => [orderId, lines]));
}
