import { asc, inArray } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { disputes } from '#db/schema/index.ts';

export type PaymentDispute = Awaited<ReturnType<typeof selectDisputesOfPayments>>[number];

/** Selects the disputes of payments, oldest first. Amounts in cents. */
export async function selectDisputesOfPayments(db: Connection, paymentIntentIds: readonly string[]) {
  if (paymentIntentIds.length === 0) return [];
  return await db
    .select({
      id: disputes.id,
      paymentIntentId: disputes.paymentIntentId,
      checkoutId: disputes.checkoutId,
      amount: disputes.amountCents,
      currency: disputes.currency,
      reason: disputes.reason,
      status: disputes.status,
      isInquiry: disputes.isInquiry,
      dueBy: disputes.dueBy,
      openedAt: disputes.openedAt,
      closedAt: disputes.closedAt,
      withdrawn: disputes.withdrawnCents,
      reinstated: disputes.reinstatedCents,
      dashboardUrl: disputes.dashboardUrl,
      readAt: disputes.readAt,
    })
    .from(disputes)
    .where(inArray(disputes.paymentIntentId, [...paymentIntentIds]))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));
}
