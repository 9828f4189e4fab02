import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orders } from '#db/schema/index.ts';
import type { CanceledBy } from '#domain/orders/cancellation.ts';

/** The refund of a canceled order that is not requested yet. */
export type OrderToRefund = { orderId: string; paymentIntentId: string; canceledBy: CanceledBy | null };

/** Claims a due refund, of one order or of any, and leases it until `until`; null if there is none. */
export async function claimOrderToRefund(
  db: Connection,
  { now, until }: { now: Date; until: Date },
  orderId?: string,
): Promise<OrderToRefund | null> {
  const only = orderId === undefined ? sql`true` : sql`${orders.id} = ${orderId}`;
  // One order is waited for: a request that changes it at this moment does not refund it.
  const busy = orderId === undefined ? sql`skip locked` : sql``;
  const due = sql`(
    select ${orders.id} from ${orders} where ${orders.refundDueAt} <= ${now.toISOString()} and ${only}
    order by ${orders.refundDueAt} limit 1 for update ${busy})`;
  const [row] = await db
    .update(orders)
    .set({ refundDueAt: until })
    .where(sql`${orders.id} = ${due}`)
    .returning({
      orderId: orders.id,
      paymentIntentId: orders.paymentIntentId,
      canceledBy: orders.canceledBy,
    });
  return row?.paymentIntentId ? { ...row, paymentIntentId: row.paymentIntentId } : null;
}

/**
 * Takes a due refund of any lease, and locks its order; false if the order went on meanwhile, or the
 * refund was taken.
 */
export async function takeOrderToRefund(tx: Transaction, orderId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(orders)
    .set({ refundDueAt: null })
    .where(and(eq(orders.id, orderId), isNotNull(orders.refundDueAt)));
  return rowCount === 1;
}
