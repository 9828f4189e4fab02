import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { checkouts } from '#db/schema/index.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { Checkout, CheckoutOutcome, StartedPayment } from '#domain/checkout/settle.ts';
import type { NewOrder } from '#domain/orders/order.ts';

/**
 * Stores a payment before the provider hears of it; false when it is stored already (the request is a
 * repetition).
 */
export async function insertCheckout(db: Connection, checkout: Checkout, nextLookAt: Date): Promise<boolean> {
  const inserted = await insertOne(db, { ...rowOf(checkout), nextLookAt });
  return inserted.rowCount === 1;
}

const insertOne = prepared('insert_checkout', (db) =>
  db
    .insert(checkouts)
    .values(placeholdersFor(checkouts, ['looks', 'lastSeen']))
    .onConflictDoNothing({ target: checkouts.id }),
);

/** Leaves a trace of a payment of ours whose checkout is not there; a person decides what becomes of it. */
export async function insertUnexplained(
  tx: Transaction,
  { total, ...payment }: Omit<StartedPayment, 'outcome'>,
): Promise<void> {
  await tx
    .insert(checkouts)
    .values({ ...payment, totalCents: total, outcome: 'unexplained', lastSeen: 'succeeded' })
    .onConflictDoNothing();
}

/** Notes which payment of the provider a checkout became. */
export async function recordPaymentIntent(
  db: Connection,
  checkoutId: string,
  paymentIntentId: string,
): Promise<void> {
  await updateIntent(db, { checkoutId, paymentIntentId });
}

const updateIntent = prepared('record_payment_intent', (db) =>
  db
    .update(checkouts)
    .set({ paymentIntentId: sql`${sql.placeholder('paymentIntentId')}` })
    .where(and(eq(checkouts.id, sql.placeholder('checkoutId')), isNull(checkouts.paymentIntentId))),
);

/** Adds the order to an open checkout that was started without one; an order once there stays. */
export async function recordOrder(
  db: Connection,
  checkoutId: string,
  { wanted, newOrder, buyerDigest }: { wanted: WantedLine[]; newOrder: NewOrder; buyerDigest: string },
): Promise<void> {
  await db
    .update(checkouts)
    .set({ wanted, newOrder, buyerDigest })
    .where(and(eq(checkouts.id, checkoutId), isNull(checkouts.newOrder), isNull(checkouts.outcome)));
}

export async function findCheckout(db: Connection, id: string): Promise<Checkout | null> {
  const [row] = await selectById(db, { id });
  return row ? checkoutOf(row) : null;
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
  const [row] = await selectByPayment(db, { paymentIntentId });
  return row ? checkoutOf(row) : null;
}

const selectByPayment = prepared('find_checkout_of_payment', (db) =>
  db
    .select()
    .from(checkouts)
    .where(eq(checkouts.paymentIntentId, sql.placeholder('paymentIntentId'))),
);

/**
 * The checkout of a payment, locked until the transaction ends. Found by its own id too, which the payment
 * carries: the server may have died between creating the payment and noting it.
 */
export async function lockCheckout(
  tx: Transaction,
  payment: { id: string; checkoutId: string | null },
): Promise<Checkout | null> {
  const [row] = await selectForUpdate(tx, payment);
  return row ? checkoutOf(row) : null;
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

/** How a checkout ended; nobody looks at it any more, and nothing is kept for it. */
export async function closeCheckout(
  tx: Transaction,
  checkoutId: string,
  {
    outcome,
    paymentIntentId,
    lastSeen,
  }: { outcome: CheckoutOutcome; paymentIntentId: string; lastSeen: string },
): Promise<void> {
  await updateEnd(tx, { checkoutId, outcome, paymentIntentId, lastSeen });
}

const updateEnd = prepared('close_checkout', (db) =>
  db
    .update(checkouts)
    .set({
      outcome: sql`${sql.placeholder('outcome')}`,
      paymentIntentId: sql`${sql.placeholder('paymentIntentId')}`,
      lastSeen: sql`${sql.placeholder('lastSeen')}`,
      heldUntil: null,
      nextLookAt: null,
    })
    .where(eq(checkouts.id, sql.placeholder('checkoutId'))),
);

function rowOf(checkout: Checkout) {
  const { total, purpose, ...started } = checkout;
  return { wanted: null, newOrder: null, membership: null, ...started, totalCents: total };
}

export function checkoutOf(row: typeof checkouts.$inferSelect): Checkout {
  const started = {
    id: row.id,
    paymentIntentId: row.paymentIntentId,
    total: row.totalCents,
    currency: row.currency,
    email: row.email,
    buyerDigest: row.buyerDigest,
    createdAt: row.createdAt,
    heldUntil: row.heldUntil,
    outcome: row.outcome,
  };
  if (row.membership) return { ...started, purpose: 'membership', membership: row.membership };
  // Orders stored before memberships existed lack the field.
  const newOrder = row.newOrder && { ...row.newOrder, memberPlan: row.newOrder.memberPlan ?? null };
  return { ...started, purpose: 'order', wanted: row.wanted, newOrder };
}
