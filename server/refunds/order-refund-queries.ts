import type { Connection } from '#db/connection.ts';
import type { Cents } from '#domain/money.ts';
import type { OrderRefund } from '#domain/orders/order.ts';
import { orderRefundOf } from '#domain/orders/order-refund.ts';
import { summarizeRefunds } from '#domain/refunds/refund-summary.ts';
import { selectRefundsOfPayments } from './payment-refund-queries.ts';

type Paid = { id: string; paymentIntentId: string | null; total: Cents };

export type RefundedAmounts = { refund: OrderRefund | null; refunded: Cents };

/**
 * Orders or parts of them, each with what was refunded of it. The query runs even without payments: the time
 * it takes must not reveal that.
 */
export async function withRefunds<Row extends Paid>(
  db: Connection,
  rows: readonly Row[],
): Promise<(Row & RefundedAmounts)[]> {
  const ids = rows.map(getPaymentId);
  const refundsByPayment = Map.groupBy(
    await selectRefundsOfPayments(db, ids),
    (refund) => refund.paymentIntentId,
  );
  return rows.map((row) => {
    const summary = summarizeRefunds(refundsByPayment.get(getPaymentId(row)) ?? [], row.total);
    return { ...row, refund: orderRefundOf(summary), refunded: summary.refunded };
  });
}

/** What refunds name: the payment of an order, or the order itself if it was paid another way. */
export function getPaymentId({ id, paymentIntentId }: Pick<Paid, 'id' | 'paymentIntentId'>): string {
  return paymentIntentId ?? id;
}
