import { type Cents, formatMoney } from '#domain/money.ts';
import { wholeParts } from '#domain/refunds/refund.ts';
import type { RefundReason } from '#domain/refunds/refund-reason.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { readCommitted } from '../orders/read-committed.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { auditRefund } from './audit-refund.ts';
import { computeRefundable, type RefundedPayment, recordFullRefund, recordRefund } from './record-refund.ts';
import { refundForStaff } from './refund-payment.ts';
import type { Refund } from './refund-queries.ts';

export type AmountRequest = {
  amount: Cents;
  reason?: RefundReason | undefined;
  note?: string | null | undefined;
  notify?: boolean | undefined;
};

/** Refunds an amount of a payment without an order, such as a membership. The same `seed` refunds once. */
export async function refundAmount(
  services: PaymentServices,
  paymentIntentId: string,
  { amount, reason = 'requested', note = null, notify = true }: AmountRequest,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<{ ok: true; refund: Refund } | Refusal> {
  const now = services.now();
  return await refundForStaff(services, paymentIntentId, seed, async (tx, refunded, id) => {
    const left = computeRefundable(refunded.payment, await readCommitted(tx, paymentIntentId));
    const refusal = refuseUnrefundable(refunded, amount, left);
    if (refusal) return refusal;
    const parts = wholeParts(amount);
    const details = { id, reason, note, notify, staff: staff.email };
    // All of it also closes a checkout that became nothing.
    if (amount === left) await recordFullRefund(tx, refunded, details, now);
    else await recordRefund(tx, refunded, parts, details, now);
    const about = { id, ...parts, reason, note, notify, restocked: 0, names: [] };
    await auditRefund(tx, { staff, now }, refunded, about);
    return null;
  });
}

function refuseUnrefundable({ checkout }: RefundedPayment, amount: Cents, left: Cents): Refusal | null {
  if (checkout.outcome === 'ordered') return HAS_ORDER;
  if (left === 0) return NOTHING_LEFT;
  if (amount > left) return refuseAmount(`Only ${formatMoney(left)} can still be refunded.`);
  // An order of this payment would be paid with less than its total.
  if (checkout.outcome === null && amount < left)
    return refuseAmount(`Its order can still arrive: refund all ${formatMoney(left)}, or wait.`);
  return null;
}

function refuseAmount(message: string): Refusal {
  return refuse('conflict', message, { fields: { amount: message } });
}

const HAS_ORDER = refuse('conflict', 'This payment has an order: refund it there.');
const NOTHING_LEFT = refuse('conflict', 'All of this payment is refunded already.');
