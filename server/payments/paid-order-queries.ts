import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { orders } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { PaymentStatus } from '#domain/orders/order.ts';

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
  { paymentStatus, refunded }: { paymentStatus: PaymentStatus; refunded: Cents },
): Promise<void> {
  await tx
    .update(orders)
    .set({ paymentStatus, refundedCents: refunded })
    .where(eq(orders.paymentIntentId, paymentIntentId));
}
