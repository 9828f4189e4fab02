import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderActivities, orderLines, orders } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { readChoice } from '#domain/orders/choice-words.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { listPhoneKeys } from '#domain/phone-key.ts';
import type { SentSelection } from '#domain/pricing/selection.ts';
import { groupParcels, lineParcels } from '../fulfilments/order-fulfilment-queries.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { withRefunds } from '../refunds/refund-queries.ts';
import { isPaidBy } from './paid-order-queries.ts';

/** An order with the digest of the browser that placed it. */
export type StoredOrder = { order: Order; buyerDigest: string | null };

export async function findOrder(db: Connection, id: string): Promise<StoredOrder | null> {
  return (await selectOrders(db, eq(orders.id, id)))[0] ?? null;
}

/** Finds orders that are not deleted. */
export async function findOrders(db: Connection, ids: readonly string[]): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isNull(orders.deletedAt)));
  return await readOrders(db, rows);
}

export async function findOrderOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<StoredOrder | null> {
  return (await selectOrders(db, isPaidBy(paymentIntentId)))[0] ?? null;
}

/** Finds an order for staff, deleted or not. */
export async function findOrderForStaff(
  db: Connection,
  id: string,
): Promise<{ order: Order; deletedAt: Date | null } | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  const [order] = await readOrders(db, row ? [row] : []);
  return row && order ? { order, deletedAt: row.deletedAt } : null;
}

/** Finds the newest orders of an email address. */
export async function findOrdersOfEmail(db: Connection, email: string): Promise<StoredOrder[]> {
  return await selectOrders(db, eq(orders.emailKey, normalizeEmail(email)));
}

/** Finds the shipping address of the last order of an email; null if none had one. */
export async function findLastShippingAddress(db: Connection, email: string) {
  const { id, userPhone, shippingAddress } = orders;
  const [last] = await db
    .select({ id, userPhone, shippingAddress })
    .from(orders)
    .where(
      and(eq(orders.emailKey, normalizeEmail(email)), isNull(orders.deletedAt), isNotNull(shippingAddress)),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return last ?? null;
}

/** Finds a page of the orders of an email address, newest first, and the number of all. */
export async function findOrderPage(
  db: Connection,
  email: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ orders: StoredOrder[]; total: number }> {
  const isOfEmail = eq(orders.emailKey, normalizeEmail(email));
  const [stored, total] = await Promise.all([
    selectOrders(db, isOfEmail, { limit, offset: (page - 1) * limit }),
    db.$count(orders, and(isOfEmail, isNull(orders.deletedAt))),
  ]);
  return { orders: stored, total };
}

/** Finds the newest orders of a phone number, in any notation. */
export async function findOrdersOfPhone(db: Connection, phone: string): Promise<StoredOrder[]> {
  return await selectOrders(db, sql`${orders.phoneKey} = any(${sql.param(listPhoneKeys(phone))})`);
}

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

/** Finds the keys of the requests that canceled an order and marked it as paid; null before. */
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
    | 'phoneKey'
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

async function selectOrders(
  db: Connection,
  condition: SQL | undefined,
  { limit = MAX_ORDERS, offset = 0 } = {},
): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(condition, isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(limit)
    .offset(offset);
  const stored = await readOrders(db, rows);
  return stored.map((order, index) => ({ order, buyerDigest: rows[index]?.buyerDigest ?? null }));
}

type OrderRow = typeof orders.$inferSelect;

/**
 * Reads the orders of these rows, in their order. Queries run even without rows, so that the time a search
 * takes does not reveal whether there are any.
 */
export async function readOrders(db: Connection, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.length === 0 ? [''] : rows.map((row) => row.id);
  const payments = rows.map(({ id, paymentIntentId, totalCents: total }) => ({ id, paymentIntentId, total }));
  const [lines, activities, refunds] = await Promise.all([
    db
      .select({ ...getTableColumns(orderLines), parcels: lineParcels })
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
  const linesByOrder = Map.groupBy(lines, (line) => line.orderId);
  const activitiesByOrder = Map.groupBy(activities, (activity) => activity.orderId);
  const refundByOrder = new Map(refunds.map(({ id, refund }) => [id, refund]));
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    userEmail: row.userEmail,
    userPhone: row.userPhone,
    paymentMethod: row.paymentMethod,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    lines: (linesByOrder.get(row.id) ?? []).map(({ unitPriceCents: unitPrice, ...line }) => ({
      productId: line.productId,
      ...omitNulls({ variantId: line.variantId, sku: line.sku }),
      name: line.name,
      image: line.image,
      unitPrice,
      quantity: line.quantity,
      selection: toSelection(line),
      description: line.description,
      ...(line.notShipped && { notShipped: true as const }),
      ...(line.discountCents !== null && { discount: line.discountCents }),
      ...(line.taxCents !== null && { tax: line.taxCents }),
      ...(line.canceledApart > 0 && { canceledQuantity: line.canceledApart }),
      ...(line.refunded > 0 && { refundedQuantity: line.refunded }),
      ...(line.fulfilled > 0 && { fulfilledQuantity: line.fulfilled }),
      ...(line.returned > 0 && { returnedQuantity: line.returned }),
    })),
    subtotal: row.subtotalCents,
    shipping: row.shippingCents,
    discount: row.discountCents,
    tax: row.taxCents,
    total: row.totalCents,
    memberPlan: row.memberPlan,
    ...(row.discounts && { discounts: row.discounts }),
    ...(row.shippingTaxCents > 0 && { shippingTax: row.shippingTaxCents }),
    ...(row.taxIncluded && { taxIncluded: true as const }),
    ...(row.shippingMethod && { shippingMethod: row.shippingMethod }),
    ...(row.taxes && { taxes: row.taxes }),
    ...(row.draftOrderId && { draftOrderId: row.draftOrderId }),
    status: row.status,
    activities: (activitiesByOrder.get(row.id) ?? []).map(({ orderId, position, ...activity }) => activity),
    expectedDelivery: row.expectedDelivery,
    createdAt: row.createdAt,
    paymentIntentId: row.paymentIntentId,
    paymentStatus: row.paymentStatus,
    unpaidUntil: row.unpaidUntil,
    markedPaidAt: row.markedPaidAt,
    cancellation: row.canceledAt &&
      row.canceledBy && { at: row.canceledAt, by: row.canceledBy, reason: row.cancelReason },
    refund: refundByOrder.get(row.id) ?? null,
    refunded: row.refundedCents,
    ...(row.owedCents > 0 && { owed: row.owedCents }),
    lost: row.lostCents,
    fulfilments: groupParcels(linesByOrder.get(row.id) ?? []),
  }));
}

/** Read once here: older rows have the words of the specification. */
function toSelection(line: Omit<typeof orderLines.$inferSelect, 'unitPriceCents'>): SentSelection {
  const { selectedColor, selectedSize, selectedMemory, ...chosen } = line;
  return readChoice({ ...chosen, ...omitNulls({ selectedColor, selectedSize, selectedMemory }) }).selection;
}
