import { asc, inArray, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { creditNotes, refunds } from '#db/schema/index.ts';

export type Refund = Awaited<ReturnType<typeof selectRefundsOfPayments>>[number];

/** Amounts in cents. */
export const REFUND_COLUMNS = {
  id: refunds.id,
  paymentIntentId: refunds.paymentIntentId,
  checkoutId: refunds.checkoutId,
  amount: refunds.amountCents,
  tax: refunds.taxCents,
  shipping: refunds.shippingCents,
  adjustment: refunds.adjustmentCents,
  shippingTax: refunds.shippingTaxCents,
  lines: refunds.lines,
  currency: refunds.currency,
  reason: refunds.reason,
  note: refunds.note,
  way: refunds.way,
  staff: refunds.staff,
  notify: refunds.notify,
  status: refunds.status,
  createdAt: refunds.createdAt,
  providerRefundId: refunds.providerRefundId,
  doneAt: refunds.doneAt,
  failedAt: refunds.failedAt,
  attemptOf: refunds.attemptOf,
  replacedBy: refunds.replacedBy,
  failure: refunds.failure,
  /** The number of its credit note. */
  creditNote: sql<number | null>`(
    select ${creditNotes.number} from ${creditNotes}
    where ${creditNotes.refundId} = ${refunds.id} and ${creditNotes.reverses} is null)`,
};

/** The refunds of payments, oldest first. */
export async function selectRefundsOfPayments(db: Connection, paymentIntentIds: readonly string[]) {
  return await db
    .select(REFUND_COLUMNS)
    .from(refunds)
    .where(inArray(refunds.paymentIntentId, paymentIntentIds.length === 0 ? [''] : [...paymentIntentIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}
