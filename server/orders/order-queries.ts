import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLineRows, orderRow } from '#db/order-rows.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { orderActivities, orderCounterEntries, orderLines, orders } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { phoneKeysOf } from '#domain/phone-number.ts';
import { withRefunds } from './order-refund-queries.ts';

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

/** An order for staff, deleted or not. */
export async function findOrderForStaff(
  db: Connection,
  id: string,
): Promise<{ order: Order; deletedAt: Date | null } | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  const [order] = await ordersOf(db, row ? [row] : []);
  return row && order ? { order, deletedAt: row.deletedAt } : null;
}

/** The newest orders of an email address. */
export async function findOrdersOfEmail(db: Connection, email: string): Promise<StoredOrder[]> {
  return await selectOrders(db, eq(orders.emailKey, normalizeEmail(email)));
}

/** The newest orders of a phone number, in any notation. */
export async function findOrdersOfPhone(db: Connection, phone: string): Promise<StoredOrder[]> {
  return await selectOrders(db, inArray(orders.phoneKey, phoneKeysOf(phone)));
}

/**
 * Saves a new order with its lines, its activities and its entry for the counters. `counted` are the products
 * whose stock it took.
 */
export async function insertOrder(
  tx: Transaction,
  order: Order,
  buyerDigest: string | null,
  counted?: Pick<ReadonlySet<string>, 'has'>,
): Promise<void> {
  const head = insertHead(tx, { ...orderRow(order), buyerDigest });
  const lines = orderLineRows(order, counted).map((line) => insertLine(tx, line));
  const activities = order.activities.map((activity, position) =>
    insertActivity(tx, order.id, position, activity),
  );
  await Promise.all([head, ...lines, ...activities]);
}

/** Columns that no new order has. */
const LATER = [
  'deletedAt',
  'canceledAt',
  'canceledBy',
  'cancelReason',
  'refundDueAt',
  'cancelKey',
  'paidKey',
] as const;

/** Columns of lines that a new order leaves at their defaults. */
const COUNTED_LATER = [
  'refunded',
  'canceled',
  'returned',
  'restocked',
  'canceledApart',
  'returnedApart',
  'restockedApart',
] as const;

/** Inserts the order and its counter entry, as `recordOrderChange` would write it, in one statement. */
const insertHead = prepared('insert_order', (db) => {
  const { id, emailKey, createdAt, status, paymentStatus, totalCents, refundedCents, lostCents } = orders;
  const inserted = db
    .insert(orders)
    .values(placeholdersFor(orders, LATER))
    .returning({ id, emailKey, createdAt, status, paymentStatus, totalCents, refundedCents, lostCents });
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
      returnedCents: sql<number>`${placed.refundedCents} + ${placed.lostCents}`.as('returned'),
    })
    .from(placed);
  return db.with(placed).insert(orderCounterEntries).select(entry);
});

const insertLine = prepared('insert_order_line', (db) =>
  db.insert(orderLines).values(placeholdersFor(orderLines, COUNTED_LATER)),
);

/** Locks an order until the transaction ends; null if there is none or it is deleted. */
export async function lockOrder(tx: Transaction, id: string): Promise<Order | null> {
  const locked = await lockAnyOrder(tx, id);
  if (!locked || locked.deletedAt) return null;
  return (await findOrder(tx, id))?.order ?? null;
}

/** Locks an order, deleted or not, until the transaction ends; null if there is none. */
export async function lockAnyOrder(tx: Transaction, id: string): Promise<{ deletedAt: Date | null } | null> {
  const [row] = await tx
    .select({ deletedAt: orders.deletedAt })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  return row ?? null;
}

/** The keys of the requests that canceled an order and marked it as paid; null before. */
export async function findRequestKeys(
  tx: Transaction,
  id: string,
): Promise<{ cancelKey: string | null; paidKey: string | null }> {
  const [row] = await tx
    .select({ cancelKey: orders.cancelKey, paidKey: orders.paidKey })
    .from(orders)
    .where(eq(orders.id, id));
  return row ?? { cancelKey: null, paidKey: null };
}

type Changes = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'deletedAt'
    | 'shippingAddress'
    | 'searchText'
    | 'paymentStatus'
    | 'paymentMethod'
    | 'markedPaidAt'
    | 'unpaidUntil'
    | 'canceledAt'
    | 'canceledBy'
    | 'cancelReason'
    | 'refundDueAt'
    | 'cancelKey'
    | 'paidKey'
  >
>;

export async function updateOrder(tx: Transaction, id: string, changes: Changes): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id));
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
const MAX_ORDERS = 50;

async function selectOrders(db: Connection, condition: SQL): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(condition, isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(MAX_ORDERS);
  const found = await ordersOf(db, rows);
  return found.map((order, index) => ({ order, buyerDigest: rows[index]?.buyerDigest ?? null }));
}

type OrderRow = typeof orders.$inferSelect;

/**
 * The orders of these rows, in their order. Queries run even without rows, so that the time a search takes
 * does not reveal whether there are any.
 */
export async function ordersOf(db: Connection, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.length === 0 ? [''] : rows.map((row) => row.id);
  const payments = rows.map(({ id, paymentIntentId, totalCents: total }) => ({ id, paymentIntentId, total }));
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
    withRefunds(db, payments),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const activitiesOf = Map.groupBy(activities, (activity) => activity.orderId);
  const refundOf = new Map(refunds.map(({ id, refund }) => [id, refund]));
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    userEmail: row.userEmail,
    userPhone: row.userPhone,
    paymentMethod: row.paymentMethod,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    lines: (linesOf.get(row.id) ?? []).map(({ unitPriceCents: unitPrice, propertyTexts, ...line }) => ({
      productId: line.productId,
      name: line.name,
      image: line.image,
      unitPrice,
      quantity: line.quantity,
      selectedColor: line.selectedColor,
      selectedSize: line.selectedSize,
      selectedMemory: line.selectedMemory,
      selectedProperties: line.selectedProperties,
      ...(propertyTexts && { propertyTexts }),
      modifications: line.modifications,
      ...(line.canceledApart > 0 && { canceledQuantity: line.canceledApart }),
      ...(line.refunded > 0 && { refundedQuantity: line.refunded }),
    })),
    subtotal: row.subtotalCents,
    shipping: row.shippingCents,
    discount: row.discountCents,
    tax: row.taxCents,
    total: row.totalCents,
    memberPlan: row.memberPlan,
    status: row.status,
    activities: (activitiesOf.get(row.id) ?? []).map(({ orderId, position, ...activity }) => activity),
    expectedDelivery: row.expectedDelivery,
    createdAt: row.createdAt,
    paymentIntentId: row.paymentIntentId,
    paymentStatus: row.paymentStatus,
    unpaidUntil: row.unpaidUntil,
    markedPaidAt: row.markedPaidAt,
    cancellation: row.canceledAt &&
      row.canceledBy && { at: row.canceledAt, by: row.canceledBy, reason: row.cancelReason },
    refund: refundOf.get(row.id) ?? null,
    refunded: row.refundedCents,
    lost: row.lostCents,
  }));
}
