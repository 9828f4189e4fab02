import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { checkouts, refunds } from '#db/schema/index.ts';

type Connection = Pick<Transaction, 'select' | 'update'>;

/** Closed, but with a next look: only payments of `db/fill` are both. */
const UNRECORDED = and(isNotNull(checkouts.nextLookAt), isNotNull(checkouts.outcome));

/** The payments of made-up orders and memberships that the payment provider does not know yet. */
export async function selectUnrecordedPayments(db: Connection) {
  const rows = await db
    .select({ checkout: checkouts, refundId: refunds.providerRefundId, refundedAt: refunds.doneAt })
    .from(checkouts)
    .leftJoin(refunds, eq(refunds.paymentIntentId, checkouts.paymentIntentId))
    .where(UNRECORDED)
    .orderBy(asc(checkouts.createdAt), asc(checkouts.id));
  return rows.flatMap(({ checkout, refundId, refundedAt }) => {
    const { paymentIntentId: id, totalCents: amount, currency, email: receiptEmail, createdAt } = checkout;
    const refund = refundId && refundedAt ? { id: refundId, createdAt: refundedAt } : null;
    const metadata = { checkout: checkout.id };
    return id ? [{ id, amount, currency, receiptEmail, metadata, createdAt, refund }] : [];
  });
}

export async function markRecorded(db: Connection): Promise<void> {
  await db.update(checkouts).set({ nextLookAt: null, lastSeen: 'succeeded' }).where(UNRECORDED);
}
