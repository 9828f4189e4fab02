import { and, eq, isNull, or } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { checkouts } from '#db/schema/index.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import type { OrderDraft } from '#domain/orders/order.ts';

/** Stores a payment before the provider hears of it. */
export async function insertCheckout(db: Connection, checkout: Checkout, now: Date): Promise<void> {
  await db.insert(checkouts).values({
    id: checkout.id,
    paymentIntentId: checkout.paymentIntentId,
    totalCents: checkout.total,
    currency: checkout.currency,
    wanted: checkout.wanted,
    draft: checkout.draft,
    buyerDigest: checkout.buyerDigest,
    createdAt: now,
  });
}

/** Notes which payment of the provider a checkout became. */
export async function recordPaymentIntent(
  db: Connection,
  checkoutId: string,
  paymentIntentId: string,
): Promise<void> {
  await db.update(checkouts).set({ paymentIntentId }).where(eq(checkouts.id, checkoutId));
}

/** Adds the order to a checkout that was announced without one; an order once there stays. */
export async function recordDraft(
  db: Connection,
  checkoutId: string,
  { wanted, draft, buyerDigest }: { wanted: WantedLine[]; draft: OrderDraft; buyerDigest: string },
): Promise<void> {
  await db
    .update(checkouts)
    .set({ wanted, draft, buyerDigest })
    .where(and(eq(checkouts.id, checkoutId), isNull(checkouts.draft)));
}

export async function findCheckoutOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<Checkout | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.paymentIntentId, paymentIntentId));
  return row ? checkoutOf(row) : null;
}

/**
 * The checkout of a payment, locked until the transaction ends. Found by its own id too, which the payment carries: the
 * server may have died between creating the payment and noting it.
 */
export async function lockCheckout(
  tx: Transaction,
  payment: { id: string; checkoutId: string | null },
): Promise<Checkout | null> {
  const byPayment = eq(checkouts.paymentIntentId, payment.id);
  const byId = payment.checkoutId
    ? and(eq(checkouts.id, payment.checkoutId), isNull(checkouts.paymentIntentId))
    : undefined;
  const [row] = await tx.select().from(checkouts).where(or(byPayment, byId)).for('update');
  return row ? checkoutOf(row) : null;
}

function checkoutOf(row: typeof checkouts.$inferSelect): Checkout {
  return {
    id: row.id,
    paymentIntentId: row.paymentIntentId,
    total: row.totalCents,
    currency: row.currency,
    wanted: row.wanted,
    draft: row.draft,
    buyerDigest: row.buyerDigest,
  };
}
