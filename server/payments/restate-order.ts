import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { orders } from '#db/schema/index.ts';
import { summarizeDisputes } from '#domain/disputes/dispute.ts';
import type { Cents } from '#domain/money.ts';
import type { PaymentStatus } from '#domain/orders/order.ts';
import { paidStatusOf } from '#domain/orders/paid-status.ts';
import type { RefundStatus } from '#domain/refunds/refund.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import { selectDisputesOf } from './payment-dispute-queries.ts';
import { selectRefundsOf } from './payment-refund-queries.ts';

/** Marks the order of a payment, if there is one, with what was returned of it. The checkout is locked. */
export async function restateOrder(tx: Transaction, paymentIntentId: string, now: Date): Promise<void> {
  const refunds = await selectRefundsOf(tx, [paymentIntentId]);
  const sumOf = (...statuses: RefundStatus[]) =>
    refunds.filter(({ status }) => statuses.includes(status)).reduce((sum, { amount }) => sum + amount, 0);
  const accepted = sumOf('pending', 'succeeded');
  const { lost } = summarizeDisputes(await selectDisputesOf(tx, [paymentIntentId]));
  const stateOf = (total: Cents) => ({
    paymentStatus: paidStatusOf({ total, refunded: accepted, lost }),
    refunded: sumOf('succeeded'),
  });
  await markOrder(tx, paymentIntentId, stateOf, now);
}

/** Sets the state of the order of a payment, if there is one. `stateOf` takes its total. */
export async function markOrder(
  tx: Transaction,
  paymentIntentId: string,
  stateOf: (total: Cents) => { paymentStatus: PaymentStatus; refunded: Cents },
  now: Date,
): Promise<void> {
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
  if (!order) return;
  const { paymentStatus, refunded } = stateOf(order.total);
  if (order.paymentStatus === paymentStatus && order.refunded === refunded) return;
  await tx
    .update(orders)
    .set({ paymentStatus, refundedCents: refunded })
    .where(eq(orders.paymentIntentId, paymentIntentId));
  if (!order.deletedAt) await recordOrderChange(tx, order, { ...order, paymentStatus, refunded }, now);
}
