import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLineRows, orderRow } from '#db/order-rows.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { orderActivities, orderCounterEntries, orderLines, orders } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Order, OrderActivity, OrderRefund } from '#domain/orders/order.ts';
import { orderSearchText } from '#domain/orders/search-text.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { phoneKeysOf } from '#domain/phone-number.ts';
import { selectOrderRefunds } from './order-refund-queries.ts';

/** An order with the digest of the browser that placed it. */
export type StoredOrder = { order: Order; buyerDigest: string | null };

export async function findOrder(db: Connection, id: string): Promise<StoredOrder | null> {
  return (await selectOrders(db, eq(orders.id, id)))[0] ?? null;
}

export async function findOrderOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<StoredOrder | null> {
  return (await selectOrders(db, eq(orders.paymentIntentId, paymentIntentId)))[0] ?? null;
}

/** An order for staff, also one that was deleted. */
export async function findOrderForStaff(
  db: Connection,
  id: string,
): Promise<{ order: Order; deletedAt: Date | null } | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  const [order] = await ordersOf(db, row ? [row] : []);
  return row && order ? { order, deletedAt: row.deletedAt } : null;
}

/** The newest orders of an e-mail address. */
export async function findOrdersOfEmail(db: Connection, email: string): Promise<StoredOrder[]> {
  return await selectOrders(db, eq(orders.emailKey, normalizeEmail(email)));
}

/** The newest orders of a phone number, however it is written. */
export async function findOrdersOfPhone(db: Connection, phone: string): Promise<StoredOrder[]> {
  return await selectOrders(db, inArray(orders.phoneKey, phoneKeysOf(phone)));
}

/** Saves a new order with its lines and activities, and notes it for the tallies. */
export async function insertOrder(tx: Transaction, order: Order, buyerDigest: string | null): Promise<void> {
  const head = insertHead(tx, { ...orderRow(order), buyerDigest });
  const lines = orderLineRows(order).map((line) => insertLine(tx, line));
  const activities = order.activities.map((activity, position) =>
    insertActivity(tx, order.id, position, activity),
  );
  await Promise.all([head, ...lines, ...activities]);
}

/**
 * The order, and in the same statement its entry for the tallies: what `recordOrderChange` would write, for
 * less.
 */
const insertHead = prepared('insert_order', (db) => {
  const { id, emailKey, createdAt, status, paymentStatus, totalCents } = orders;
  const inserted = db
    .insert(orders)
    .values(placeholdersFor(orders, ['deletedAt']))
    .returning({ id, emailKey, createdAt, status, paymentStatus, totalCents });
  const placed = db.$with('placed').as(inserted);
  const entry = db
    .select({
      id: placed.id,
      sign: sql<number>`1`.as('sign'),
      at: sql<Date>`${placed.createdAt}`.as('at'),
      emailKey: placed.emailKey,
      createdAt: placed.createdAt,
      status: placed.status,
      paymentStatus: placed.paymentStatus,
      totalCents: placed.totalCents,
    })
    .from(placed);
  return db.with(placed).insert(orderCounterEntries).select(entry);
});

const insertLine = prepared('insert_order_line', (db) =>
  db.insert(orderLines).values(placeholdersFor(orderLines)),
);

/** Keeps an order for this transaction; false when there is none. */
export async function lockOrder(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.deletedAt)))
    .for('update');
  return rows.length > 0;
}

/** Keeps an order for this transaction, also one that was deleted; null when there is none. */
export async function lockOrderForStaff(
  tx: Transaction,
  id: string,
): Promise<{ deletedAt: Date | null } | null> {
  const [row] = await tx
    .select({ deletedAt: orders.deletedAt })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  return row ?? null;
}

/** Hides an order, or shows it again (null). */
export async function setDeleted(tx: Transaction, id: string, deletedAt: Date | null): Promise<void> {
  await tx.update(orders).set({ deletedAt }).where(eq(orders.id, id));
}

export async function updateStatus(tx: Transaction, id: string, status: OrderStatus): Promise<void> {
  await tx.update(orders).set({ status }).where(eq(orders.id, id));
}

/** Saves where an order goes, and what staff find it by. */
export async function updateShippingAddress(tx: Transaction, order: Order): Promise<void> {
  const { shippingAddress } = order;
  await tx
    .update(orders)
    .set({ shippingAddress, searchText: orderSearchText(order) })
    .where(eq(orders.id, order.id));
}

export async function insertActivity(
  tx: Transaction,
  orderId: string,
  position: number,
  activity: OrderActivity,
): Promise<void> {
  await tx.insert(orderActivities).values({ ...activity, orderId, position });
}

/** The most orders a shopper's search shows. */
const MOST_ORDERS = 50;

async function selectOrders(db: Connection, condition: SQL): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(condition, isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(MOST_ORDERS);
  const found = await completeOrders(db, rows);
  return found.map((order, index) => ({ order, buyerDigest: rows[index]?.buyerDigest ?? null }));
}

/** The orders of these rows, in their order, with lines and activities. */
export async function ordersOf(db: Connection, rows: (typeof orders.$inferSelect)[]): Promise<Order[]> {
  return rows.length === 0 ? [] : await completeOrders(db, rows);
}

/**
 * The same, and also where there are none the database is asked: the time a search takes is not to tell that.
 */
async function completeOrders(db: Connection, rows: (typeof orders.$inferSelect)[]): Promise<Order[]> {
  const ids = rows.length === 0 ? [''] : rows.map((row) => row.id);
  const [lines, activities, refunds] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
    db
      .select()
      .from(orderActivities)
      .where(inArray(orderActivities.orderId, ids))
      .orderBy(asc(orderActivities.orderId), asc(orderActivities.position)),
    selectOrderRefunds(
      db,
      rows.map((row) => row.paymentIntentId),
    ),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const activitiesOf = Map.groupBy(activities, (activity) => activity.orderId);
  return rows.map((row) =>
    orderOf(row, {
      lines: linesOf.get(row.id) ?? [],
      activities: activitiesOf.get(row.id) ?? [],
      refund: refunds.get(row.paymentIntentId ?? '') ?? null,
    }),
  );
}

function orderOf(
  row: typeof orders.$inferSelect,
  {
    lines,
    activities,
    refund,
  }: {
    lines: (typeof orderLines.$inferSelect)[];
    activities: (typeof orderActivities.$inferSelect)[];
    refund: OrderRefund | null;
  },
): Order {
  return {
    id: row.id,
    userId: row.userId,
    userEmail: row.userEmail,
    userPhone: row.userPhone,
    paymentMethod: row.paymentMethod,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    lines: lines.map(({ orderId, position, unitPriceCents, propertyTexts, ...line }) => ({
      ...line,
      ...(propertyTexts && { propertyTexts }),
      unitPrice: unitPriceCents,
    })),
    subtotal: row.subtotalCents,
    shipping: row.shippingCents,
    discount: row.discountCents,
    tax: row.taxCents,
    total: row.totalCents,
    memberPlan: row.memberPlan,
    status: row.status,
    activities: activities.map(({ status, timestamp, description }) => ({ status, timestamp, description })),
    expectedDelivery: row.expectedDelivery,
    createdAt: row.createdAt,
    paymentIntentId: row.paymentIntentId,
    paymentStatus: row.paymentStatus,
    refund,
  };
}
