import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { orders, refunds } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { RefundReason, RefundStatus } from '#domain/payments/refund.ts';
import { noteOrder } from '../tallies/note-order.ts';

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
};

/** Saves how far a refund is, unless it is done; false when it was. */
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
        inArray(refunds.status, ['wanted', 'pending', 'failed']),
      ),
    );
  return changed.rowCount === 1;
}

/** Marks the order of a payment, where there is one, as given back, and notes it for the tallies, unless it is so already. */
export async function markOrderRefunded(tx: Transaction, paymentIntentId: string, now: Date): Promise<void> {
  const [marked] = await tx
    .update(orders)
    .set({ paymentStatus: 'refunded' })
    .where(and(eq(orders.paymentIntentId, paymentIntentId), ne(orders.paymentStatus, 'refunded')))
    .returning({
      userEmail: orders.userEmail,
      createdAt: orders.createdAt,
      status: orders.status,
      total: orders.totalCents,
      deletedAt: orders.deletedAt,
    });
  if (!marked || marked.deletedAt) return;
  // An order with a payment is paid until it is given back.
  await noteOrder(tx, { ...marked, paymentStatus: 'paid' }, { ...marked, paymentStatus: 'refunded' }, now);
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
