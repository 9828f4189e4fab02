import { and, eq, ne, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { orders, refunds } from '#db/schema/index.ts';
import type { Payment } from '#domain/checkout/settle.ts';
import type { RefundReason } from '#domain/refunds/refund.ts';
import { HOUR } from '#domain/time-units.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import type { ProviderRefund } from '../payments/payment-provider.ts';

export type Refund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** Milliseconds until the provider is asked about a pending refund again. */
const ASK_AGAIN = HOUR;

/** Records that a payment is to be refunded in full. False if that was recorded before. */
export async function insertRefund(
  tx: Transaction,
  checkoutId: string,
  payment: Payment,
  reason: RefundReason,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(refunds)
    .values({
      paymentIntentId: payment.id,
      checkoutId,
      amountCents: payment.received,
      currency: payment.currency,
      reason,
      status: 'wanted',
      createdAt: now,
      nextTryAt: now,
    })
    .onConflictDoNothing();
  return inserted.rowCount === 1;
}

/** `amount` in cents; `tries` counts the provider's refusals. */
export async function findRefund(db: Connection, paymentIntentId: string) {
  const [row] = await db
    .select({
      paymentIntentId: refunds.paymentIntentId,
      amount: refunds.amountCents,
      reason: refunds.reason,
      status: refunds.status,
      tries: refunds.tries,
    })
    .from(refunds)
    .where(eq(refunds.paymentIntentId, paymentIntentId));
  return row ?? null;
}

/** Claims refunds whose next try is due, and leases them until `until`. */
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

/**
 * Saves what the provider answered; false if the refund has already succeeded. A failure is saved even then:
 * a bank can refuse a refund days after the provider reported its success.
 */
export async function updateRefund(
  tx: Transaction,
  paymentIntentId: string,
  result: ProviderRefund,
  now: Date,
): Promise<boolean> {
  const hasFailed = result.status === 'failed';
  const changed = await tx
    .update(refunds)
    .set({
      status: result.status,
      providerRefundId: result.id,
      doneAt: result.status === 'succeeded' ? now : null,
      nextTryAt: result.status === 'pending' ? new Date(now.getTime() + ASK_AGAIN) : null,
      failure: hasFailed ? result.failure : null,
      failedAt: hasFailed ? now : null,
      tries: hasFailed ? sql`${refunds.tries} + 1` : refunds.tries,
    })
    .where(
      and(
        eq(refunds.paymentIntentId, paymentIntentId),
        hasFailed ? undefined : ne(refunds.status, 'succeeded'),
      ),
    );
  return changed.rowCount === 1;
}

/** Marks the order of a payment, if there is one, as refunded, or as paid again when its refund failed. */
export async function markOrder(
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
  // An order with a payment is either paid or refunded.
  const before = paymentStatus === 'paid' ? 'refunded' : 'paid';
  await recordOrderChange(tx, { ...marked, paymentStatus: before }, { ...marked, paymentStatus }, now);
}
