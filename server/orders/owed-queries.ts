import { eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { checkouts, orders } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import { CURRENCY } from '#domain/money.ts';

/** Finds the cents that the shop owes the customer of an order. */
export async function findOwed(db: Connection, orderId: string): Promise<Cents> {
  const [row] = await db.select({ owed: orders.owedCents }).from(orders).where(eq(orders.id, orderId));
  return row?.owed ?? 0;
}

/**
 * Adds to what the shop owes the customer of an order. One that was paid another way is listed with the
 * payments from then on, where staff look for what is unsettled.
 */
export async function addOwed(tx: Transaction, orderId: string, cents: Cents): Promise<void> {
  await tx
    .update(orders)
    .set({ owedCents: sql`${orders.owedCents} + ${cents}` })
    .where(eq(orders.id, orderId));
  await listWithPayments(tx, orderId);
}

/** Sets what is owed: 0 once it is returned, or the order goes on. */
export async function setOwed(tx: Transaction, orderId: string, cents: Cents): Promise<void> {
  await tx.update(orders).set({ owedCents: cents }).where(eq(orders.id, orderId));
  if (cents > 0) await listWithPayments(tx, orderId);
}

/** Lowers what is owed by what is returned of it, and to what is `left`: no more can be returned. */
export async function lowerOwed(
  tx: Transaction,
  orderId: string,
  { returned, left }: { returned: Cents; left: Cents },
): Promise<void> {
  await tx
    .update(orders)
    .set({ owedCents: sql`least(greatest(${orders.owedCents} - ${returned}::int, 0), ${left}::int)` })
    .where(sql`${orders.id} = ${orderId} and ${orders.owedCents} > 0`);
}

/** Payments are listed by their checkouts, which an order that was paid another way has none of. */
async function listWithPayments(tx: Transaction, orderId: string): Promise<void> {
  const [order] = await tx
    .select({
      payment: orders.paymentIntentId,
      total: orders.totalCents,
      email: orders.userEmail,
      at: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order || order.payment !== null) return;
  await tx
    .insert(checkouts)
    .values({
      id: orderId,
      totalCents: order.total,
      currency: CURRENCY,
      email: order.email,
      createdAt: order.at,
      outcome: 'ordered',
      lastSeen: 'paid_another_way',
    })
    .onConflictDoNothing();
}
