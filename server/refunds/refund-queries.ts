import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { orders, refunds } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { RefundReason, RefundStatus } from '#domain/refunds/refund.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';

/** A refund as it is stored. `amount` in cents; `tries` counts the provider's refusals. */
export type Refund = {
  paymentIntentId: string;
  checkoutId: string;
  amount: Cents;
  currency: string;
  reason: RefundReason;
  status: RefundStatus;
  tries: number;
};

type NewRefund = Omit<Refund, 'status' | 'tries'> & { now: Date };

/** Records that a payment is to be given back; once, whoever asks. False when it was recorded before. */
export async function insertRefund(tx: Transaction, { amount, now, ...refund }: NewRefund): Promise<boolean> {
  const inserted = await tx
    .insert(refunds)
    .values({ ...refund, amountCents: amount, status: 'wanted', createdAt: now, nextTryAt: now })
    .onConflictDoNothing();
  return inserted.rowCount === 1;
}

export async function findRefund(db: Connection, paymentIntentId: string): Promise<Refund | null> {
  const [row] = await db.select(COLUMNS).from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId));
  return row ?? null;
}

/** Refunds whose next try is due, their next one put off until `until`: whoever got them has that long. */
export async function claimDueRefunds(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const due = sql`(
    select ${refunds.paymentIntentId} from ${refunds} where ${refunds.nextTryAt} <= ${now.toISOString()}
    order by ${refunds.nextTryAt} limit ${limit} for update skip locked)`;
  const claimed = await db
    .update(refunds)
    .set({ nextTryAt: until })
    .where(sql`${refunds.paymentIntentId} in ${due}`)
    .returning({ id: refunds.paymentIntentId });
  return claimed.map(({ id }) => id);
}

type Progress = {
  status: RefundStatus;
  providerRefundId: string | null;
  doneAt: Date | null;
  nextTryAt: Date | null;
  failure: string | null;
  failedAt: Date | null;
};

/**
 * Saves how far a refund is, unless it is done; false when it was. A bank can refuse what the provider called
 * done.
 */
export async function updateRefund(
  tx: Transaction,
  paymentIntentId: string,
  progress: Progress,
): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set({
      ...progress,
      tries: progress.failure === null ? refunds.tries : sql`${refunds.tries} + 1`,
    })
    .where(
      and(
        eq(refunds.paymentIntentId, paymentIntentId),
        inArray(refunds.status, [
          'wanted',
          'pending',
          'failed',
          ...(progress.status === 'failed' ? ['succeeded' as const] : []),
        ]),
      ),
    );
  return changed.rowCount === 1;
}

/**
 * Marks the order of a payment, where there is one, as given back, and notes it for the tallies, unless it is
 * so already.
 */
export async function markOrderRefunded(tx: Transaction, paymentIntentId: string, now: Date): Promise<void> {
  await markOrder(tx, paymentIntentId, 'refunded', now);
}

/** Takes that mark back: the provider took the refund on, and could not carry it out after all. */
export async function markOrderPaid(tx: Transaction, paymentIntentId: string, now: Date): Promise<void> {
  await markOrder(tx, paymentIntentId, 'paid', now);
}

/** An order with a payment is either paid or given back. */
async function markOrder(
  tx: Transaction,
  paymentIntentId: string,
  paymentStatus: 'paid' | 'refunded',
  now: Date,
): Promise<void> {
  const [marked] = await tx
    .update(orders)
    .set({ paymentStatus })
    .where(and(eq(orders.paymentIntentId, paymentIntentId), ne(orders.paymentStatus, paymentStatus)))
    .returning({
      userEmail: orders.userEmail,
      createdAt: orders.createdAt,
      status: orders.status,
      total: orders.totalCents,
      deletedAt: orders.deletedAt,
    });
  if (!marked || marked.deletedAt) return;
  const before = paymentStatus === 'paid' ? 'refunded' : 'paid';
  await recordOrderChange(tx, { ...marked, paymentStatus: before }, { ...marked, paymentStatus }, now);
}

const COLUMNS = {
  paymentIntentId: refunds.paymentIntentId,
  checkoutId: refunds.checkoutId,
  amount: refunds.amountCents,
  currency: refunds.currency,
  reason: refunds.reason,
  status: refunds.status,
  tries: refunds.tries,
};
