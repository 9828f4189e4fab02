import { inArray } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { refunds } from '#db/schema/index.ts';
import type { OrderRefund } from '#domain/orders/order.ts';

/** Refunds by payment. The query runs even without payments: the time it takes must not reveal that. */
export async function selectOrderRefunds(
  db: Connection,
  paymentIntentIds: readonly (string | null)[],
): Promise<Map<string, OrderRefund>> {
  const ids = paymentIntentIds.filter((id) => id !== null);
  const rows = await db
    .select({
      paymentIntentId: refunds.paymentIntentId,
      status: refunds.status,
      amount: refunds.amountCents,
      requestedAt: refunds.createdAt,
      doneAt: refunds.doneAt,
    })
    .from(refunds)
    .where(inArray(refunds.paymentIntentId, ids.length === 0 ? [''] : ids));
  return new Map(rows.map(({ paymentIntentId, ...refund }) => [paymentIntentId, refund]));
}

/** Rows of orders, each with its refund. */
export async function withRefunds<Row extends { paymentIntentId: string | null }>(
  db: Connection,
  rows: readonly Row[],
): Promise<(Row & { refund: OrderRefund | null })[]> {
  const found = await selectOrderRefunds(
    db,
    rows.map(({ paymentIntentId }) => paymentIntentId),
  );
  return rows.map((row) => ({ ...row, refund: found.get(row.paymentIntentId ?? '') ?? null }));
}
