import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { carryOutRefund, recordRefund } from './carry-out-refund.ts';
import { findRefund } from './refund-queries.ts';

/** Refunds a payment for staff: once, and again only after a failure. Null if nothing refuses it. */
export async function refundOnRequest(
  services: PaymentServices,
  paymentIntentId: string,
  staff: Staff,
): Promise<Refusal | null> {
  const { db, payments, now } = services;
  const refund = await findRefund(db, paymentIntentId);
  if (!refund) {
    const payment = await payments.findPayment(paymentIntentId);
    if (payment?.status !== 'succeeded') return refuse('conflict', 'This payment has not been paid.');
    await recordRefund(services, payment, 'requested', staff);
  } else if (refund.status === 'failed') {
    const again = { action: 'payment.refund', subjectId: paymentIntentId, before: { failed: true } } as const;
    await inTransaction(db, (tx) => writeAudit(tx, { ...again, staff, after: { triedAgain: true } }, now()));
  }
  await carryOutRefund(services, paymentIntentId);
  return null;
}
