import type { Connection } from '#db/connection.ts';
import type { Cents } from '#domain/money.ts';
import type { OrderRefund } from '#domain/orders/order.ts';
import { orderRefundOf } from '#domain/orders/order-refund.ts';
import { summarizeRefunds } from '#domain/refunds/refund-summary.ts';
import { selectRefundsOf } from '../payments/payment-refund-queries.ts';

type Paid = { paymentIntentId: string | null; total: Cents };

export type RefundedAmounts = { refund: OrderRefund | null; refunded: Cents };

/**
 * Orders or parts of them, each with what was refunded of it. The query runs even without payments: the time
 * it takes must not reveal that.
 */
export async function withRefunds<Row extends Paid>(
  db: Connection,
  rows: readonly Row[],
): Promise<(Row & RefundedAmounts)[]> {
  const ids = rows.map(({ paymentIntentId }) => paymentIntentId).filter((id) => id !== null);
  const refundsOf = Map.groupBy(await selectRefundsOf(db, ids), (refund) => refund.paymentIntentId);
  return rows.map((row) => {
    const summary = summarizeRefunds(refundsOf.get(row.paymentIntentId ?? '') ?? [], row.total);
    return { ...row, refund: orderRefundOf(summary), refunded: summary.refunded };
  });
}
