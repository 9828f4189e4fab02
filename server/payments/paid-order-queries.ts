import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { orders } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { PaymentStatus } from '#domain/orders/order.ts';

/** How an order is paid: its status, what refunds returned and what banks took back. Cents. */
export type PaidState = { paymentStatus: PaymentStatus; refunded: Cents; lost: Cents };

/** What counters need of the order of a payment, which is locked; undefined if it became none. */
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
    .where(eq(orders.paymentIntentId, paymentIntentId))
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
    .set({ paymentStatus, refundedCents: refunded, lostCents: lost })
    .where(eq(orders.paymentIntentId, paymentIntentId));
}
