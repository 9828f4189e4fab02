import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { checkouts, orderLines, refunds } from '#db/schema/index.ts';
import type { RefundLine } from '#domain/refunds/refund.ts';
import { isRefundNews } from '#domain/refunds/refund-news.ts';
import type { RefundStatus } from '#domain/refunds/refund-status.ts';
import { REFUND_COLUMNS, type Refund } from './payment-refund-queries.ts';

export type NewRefund = typeof refunds.$inferInsert;

export async function findRefund(db: Connection, id: string): Promise<Refund | null> {
  const [row] = await db.select(REFUND_COLUMNS).from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** True if a refund of the provider is of a payment of ours, and not recorded, or not as it is now. */
export async function isMissed(
  db: Connection,
  { id, paymentIntentId, status }: { id: string; paymentIntentId: string; status: RefundStatus },
): Promise<boolean> {
  const [ours] = await db
    .select({ status: refunds.status, providerRefundId: refunds.providerRefundId })
    .from(checkouts)
    .leftJoin(refunds, eq(refunds.providerRefundId, id))
    .where(eq(checkouts.paymentIntentId, paymentIntentId))
    .limit(1);
  if (!ours) return false;
  const { status: known, providerRefundId } = ours;
  return known === null || isRefundNews({ status: known, providerRefundId }, { status });
}

/** Records a refund; false if it was recorded before. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<boolean> {
  const { rowCount } = await tx.insert(refunds).values(refund).onConflictDoNothing();
  return rowCount === 1;
}

/** Claims refunds whose next try or look is due, and leases them until `until`. */
export async function claimDueRefunds(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const due = sql`(
    select ${refunds.id} from ${refunds} where ${refunds.nextTryAt} <= ${now.toISOString()}
    order by ${refunds.nextTryAt} limit ${limit} for update skip locked)`;
  const claimed = await db
    .update(refunds)
    .set({ nextTryAt: until })
    .where(sql`${refunds.id} in ${due}`)
    .returning({ id: refunds.id });
  return claimed.map(({ id }) => id);
}

type Changes = Partial<
  Pick<NewRefund, 'status' | 'providerRefundId' | 'doneAt' | 'failedAt' | 'failure' | 'nextTryAt'>
>;

export async function updateRefund(tx: Transaction, id: string, changes: Changes): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id));
}

/** Notes that another refund took the place of failed ones: of one, or of all of a payment. */
export async function replaceFailed(
  tx: Transaction,
  failed: { id: string } | { paymentIntentId: string },
  replacedBy: string,
): Promise<void> {
  const which =
    'id' in failed ? eq(refunds.id, failed.id) : eq(refunds.paymentIntentId, failed.paymentIntentId);
  await tx
    .update(refunds)
    .set({ replacedBy })
    .where(and(which, eq(refunds.status, 'failed'), isNull(refunds.replacedBy)));
}

/** Counts refunded pieces on the lines of an order; negative when their refund failed. */
export async function countRefundedPieces(
  tx: Transaction,
  orderId: string,
  lines: readonly Pick<RefundLine, 'position' | 'quantity'>[],
  sign: 1 | -1,
): Promise<void> {
  for (const { position, quantity } of lines)
    await tx
      .update(orderLines)
      .set({ refunded: sql`${orderLines.refunded} + ${sign * quantity}` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
}
