import { createHash } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { ASYNCHRONOUSLY } from '#db/asynchronous-commit.ts';
import type { Connection, Transaction } from '#db/connection.ts';
import { type BoundStatement, placeholdersFor, prepared, runBound } from '#db/prepared.ts';
import { checkouts } from '#db/schema/index.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { Checkout, CheckoutOutcome, Payment, ProviderRefusal } from '#domain/checkout/settle.ts';
import { membershipIdFrom, orderIdFrom } from '#domain/ids.ts';
import type { NewOrder } from '#domain/orders/order.ts';

/**
 * Stores a checkout, and returns it; or the one that an earlier, equal request has stored under its id. A
 * crash may lose it until `recordPaymentIntent`, which is on disk before anybody can pay.
 */
export async function insertCheckout(
  db: Connection,
  checkout: Checkout,
  nextLookAt: Date,
): Promise<Checkout> {
  const { total: totalCents, purpose, ...started } = checkout;
  const empty = {
    lines: null,
    newOrder: null,
    membership: null,
    cartId: null,
    cartPieces: null,
    draftOrderId: null,
    customerId: null,
    savesCard: false,
    ipDigest: null,
  };
  const inserted = await insertOne(db, { ...empty, ...started, totalCents, nextLookAt });
  return inserted.length === 1 ? checkout : ((await findCheckout(db, checkout.id)) ?? checkout);
}

const insertOne = prepared('insert_checkout', (db) =>
  db
    .insert(checkouts)
    .values(
      placeholdersFor(checkouts, ['looks', 'lastSeen', 'secondOf', 'providerRefusal', 'failedAttempts']),
    )
    .onConflictDoNothing({ target: checkouts.id })
    .returning(ASYNCHRONOUSLY),
);

/**
 * Records a succeeded payment that names a checkout of ours which is lost, or has another payment; staff
 * decide about it. One of a known checkout gets an id of its own, and the buyer's email address.
 */
export async function insertUnexplained(tx: Transaction, id: string, payment: Payment): Promise<void> {
  const unexplained = {
    paymentIntentId: payment.id,
    totalCents: payment.received,
    currency: payment.currency,
    createdAt: payment.createdAt,
    outcome: 'unexplained' as const,
    lastSeen: 'succeeded',
  };
  const asLost = await tx
    .insert(checkouts)
    .values({ ...unexplained, id, email: '' })
    .onConflictDoNothing();
  if (asLost.rowCount === 1) return;
  const known = await findCheckout(tx, id);
  // An equal report at the same time was first, or its checkout is this payment's.
  if (!known || known.paymentIntentId === payment.id) return;
  const bytes = createHash('sha256').update(payment.id).digest();
  const ownId = known.purpose === 'membership' ? membershipIdFrom(bytes) : orderIdFrom(bytes);
  await tx
    .insert(checkouts)
    .values({ ...unexplained, id: ownId, secondOf: id, email: known.email })
    .onConflictDoNothing({ target: checkouts.paymentIntentId });
}

/**
 * Records which payment of the provider belongs to a checkout. Waits until both are on disk: with the answer
 * that follows somebody can pay. No row is changed if it is recorded already, or the checkout is lost.
 */
export const recordPaymentIntent: (
  db: Connection,
  recorded: { checkoutId: string; paymentIntentId: string },
) => Promise<{ rowCount: number | null }> = prepared('record_payment_intent', (db) =>
  db
    .update(checkouts)
    .set({ paymentIntentId: sql`${sql.placeholder('paymentIntentId')}` })
    .where(and(eq(checkouts.id, sql.placeholder('checkoutId')), isNull(checkouts.paymentIntentId))),
);

/** Adds the order to an open checkout that was started without one; the first order stays. */
export async function recordOrder(
  db: Connection,
  checkoutId: string,
  order: { lines: WantedLine[]; newOrder: NewOrder; buyerDigest: string },
): Promise<void> {
  await db
    .update(checkouts)
    .set(order)
    .where(and(eq(checkouts.id, checkoutId), isNull(checkouts.newOrder), isNull(checkouts.outcome)));
}

/**
 * Records a failed attempt to pay an open checkout once, and returns how many there are now; null if it is
 * closed, or not ours. Beyond `most` none is stored.
 */
export async function recordFailedAttempt(
  db: Connection,
  { paymentIntentId, attempt, most }: { paymentIntentId: string; attempt: string; most: number },
): Promise<{ count: number; isNew: boolean; ipDigest: string | null } | null> {
  const isOpen = and(eq(checkouts.paymentIntentId, paymentIntentId), isNull(checkouts.outcome));
  const attempts = {
    ipDigest: checkouts.ipDigest,
    count: sql<number>`cardinality(${checkouts.failedAttempts})`,
  };
  const [counted] = await db
    .update(checkouts)
    .set({ failedAttempts: sql`array_append(${checkouts.failedAttempts}, ${attempt})` })
    .where(
      and(
        isOpen,
        sql`${attempt} <> all(${checkouts.failedAttempts})`,
        sql`cardinality(${checkouts.failedAttempts}) < ${most}`,
      ),
    )
    .returning(attempts);
  if (counted) return { ...counted, isNew: true };
  const [known] = await db.select(attempts).from(checkouts).where(isOpen);
  return known ? { ...known, isNew: false } : null;
}

export async function findCheckout(db: Connection, id: string): Promise<Checkout | null> {
  return toFirstCheckout(await selectById(db, { id }));
}

const selectById = prepared('find_checkout', (db) =>
  db
    .select()
    .from(checkouts)
    .where(eq(checkouts.id, sql.placeholder('id'))),
);

export async function findCheckoutOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<Checkout | null> {
  return toFirstCheckout(await selectByPayment(db, { paymentIntentId }));
}

const selectByPayment = prepared('find_checkout_of_payment', (db) =>
  db
    .select()
    .from(checkouts)
    .where(eq(checkouts.paymentIntentId, sql.placeholder('paymentIntentId'))),
);

/** Locks a checkout that has no payment until the transaction ends. */
export async function lockUnpaidCheckout(tx: Transaction, id: string): Promise<Checkout | null> {
  return toFirstCheckout(await selectForUpdate(tx, { id: null, checkoutId: id }));
}

/**
 * Locks the checkout of a payment until the transaction ends. The payment carries the checkout's id too: the
 * server may have died between creating the payment and recording it.
 */
export async function lockCheckout(
  tx: Transaction,
  payment: Pick<Payment, 'id' | 'checkoutId'>,
): Promise<Checkout | null> {
  return toFirstCheckout(await selectForUpdate(tx, payment));
}

const selectForUpdate = prepared('lock_checkout', (db) =>
  db
    .select()
    .from(checkouts)
    .where(
      or(
        eq(checkouts.paymentIntentId, sql.placeholder('id')),
        and(eq(checkouts.id, sql.placeholder('checkoutId')), isNull(checkouts.paymentIntentId)),
      ),
    )
    .for('update'),
);

/** Closes a checkout: the reconciler looks at it no more, and no stock is held for it. */
export async function closeCheckout(
  tx: Transaction,
  ...closed: Parameters<typeof bindClosing>
): Promise<void> {
  await runBound(tx, [bindClosing(...closed)]);
}

/** Returns the statement of `closeCheckout`. */
export function bindClosing(
  checkoutId: string,
  { id: paymentIntentId, status: lastSeen }: { id: string | null; status: string },
  outcome: CheckoutOutcome,
): BoundStatement {
  return updateEnd.bound({ checkoutId, outcome, paymentIntentId, lastSeen });
}

const updateEnd = prepared('close_checkout', (db) =>
  db
    .update(checkouts)
    .set({
      outcome: sql`${sql.placeholder('outcome')}`,
      paymentIntentId: sql`${sql.placeholder('paymentIntentId')}`,
      lastSeen: sql`${sql.placeholder('lastSeen')}`,
      ipDigest: null,
      heldUntil: null,
      nextLookAt: null,
    })
    .where(eq(checkouts.id, sql.placeholder('checkoutId'))),
);

/**
 * Closes the checkout of a payment that the provider refused to create, and returns it as it was, with what
 * it held. Null if it was closed before, or has a payment after all.
 */
export async function closeRefusedCheckout(
  tx: Transaction,
  checkoutId: string,
  providerRefusal: ProviderRefusal,
): Promise<Checkout | null> {
  const [locked] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for('update');
  if (!locked || locked.outcome || locked.paymentIntentId) return null;
  await tx
    .update(checkouts)
    .set({
      outcome: 'cancelled',
      providerRefusal,
      lastSeen: 'refused',
      ipDigest: null,
      heldUntil: null,
      nextLookAt: null,
    })
    .where(eq(checkouts.id, checkoutId));
  return toCheckout(locked);
}

type Row = typeof checkouts.$inferSelect;

function toFirstCheckout([row]: Row[]): Checkout | null {
  return row ? toCheckout(row) : null;
}

export function toCheckout(row: Row): Checkout {
  const {
    totalCents: total,
    lines,
    newOrder,
    membership,
    cartId,
    cartPieces,
    nextLookAt,
    looks,
    lastSeen,
    secondOf,
    failedAttempts,
    ...rest
  } = row;
  const started = { ...rest, total };
  if (membership) return { ...started, purpose: 'membership', membership };
  // Orders stored before memberships existed lack the field.
  const order = newOrder && { ...newOrder, memberPlan: newOrder.memberPlan ?? null };
  return { ...started, purpose: 'order', lines, newOrder: order, cartId, cartPieces };
}
