import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { orders } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { PaymentStatus } from '#domain/orders/order.ts';

/** True for the order of a payment; one that was paid another way has its own id as the payment. */
export function isPaidBy(payment: string): SQL | undefined {
  return or(eq(orders.paymentIntentId, payment), and(eq(orders.id, payment), isNull(orders.paymentIntentId)));
}

/** The payment state of an order: its status, and the cents returned by refunds and taken back by banks. */
export type PaidState = { paymentStatus: PaymentStatus; refunded: Cents; lost: Cents };

/** Locks the order of a payment with the values that counters need; undefined if it became no order. */
export async function lockPaidOrder(tx: Transaction, paymentIntentId: string) {
  const [order] = await tx
    .select({
      userEmail: orders.userEmail,
      createdAt: orders.createdAt,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      total: orders.totalCents,
      refunded: orders.refundedCents,
      lost: orders.lostCents,
      deletedAt: orders.deletedAt,
    })
    .from(orders)
    .where(isPaidBy(paymentIntentId))
    .for('update');
  return order;
}

export async function updatePaidOrder(
  tx: Transaction,
  paymentIntentId: string,
  { paymentStatus, refunded, lost }: PaidState,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      paymentStatus,
      refundedCents: refunded,
      lostCents: lost,
      // No more is owed than is left: what the bank took, the customer has.
      owedCents: sql`least(${orders.owedCents}, greatest(0, ${orders.totalCents} - ${refunded}::int - ${lost}::int))`,
    })
    .where(isPaidBy(paymentIntentId));
}
