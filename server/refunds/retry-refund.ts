import type { Transaction } from '#db/connection.ts';
import { formatMoney } from '#domain/money.ts';
import { leftToRefund, refundProblemText } from '#domain/refunds/price-refund.ts';
import { type RefundParts, wholeParts } from '#domain/refunds/refund.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { readCommitted } from '../orders/read-committed.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { computeRefundable, type RefundedPayment, readRefundedOrder, recordRefund } from './record-refund.ts';
import { refundForStaff } from './refund-payment.ts';
import { findRefund, type Refund, replaceFailed } from './refund-queries.ts';

/** Tries a failed refund again for staff. The same `seed` tries it once. */
export async function retryRefund(
  services: PaymentServices,
  failedId: string,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<{ ok: true; refund: Refund } | Refusal> {
  const { db, now } = services;
  const refund = await findRefund(db, failedId);
  if (!refund) return NO_REFUND;
  return await refundForStaff(services, refund.paymentIntentId, seed, async (tx, refunded, id) => {
    const failed = await findRefund(tx, failedId);
    if (failed?.status !== 'failed') return NOT_FAILED;
    if (failed.replacedBy !== null) return REPLACED;
    const retried = await recordRetry(tx, refunded, failed, { staff, now: now(), id });
    return typeof retried === 'string' ? null : retried;
  });
}

/** Records a new attempt at a failed refund, of the same parts; its id, or why they cannot be refunded. */
export async function recordRetry(
  tx: Transaction,
  refunded: RefundedPayment,
  failed: Refund,
  { staff, now, id: newId }: { staff: Staff; now: Date; id?: string },
): Promise<string | Refusal> {
  const parts = await priceRetry(tx, refunded, failed);
  if ('refusal' in parts) return parts;
  const { reason, note, notify, attemptOf } = failed;
  const details = {
    ...(newId && { id: newId }),
    reason,
    note,
    notify,
    staff: staff.email,
    attemptOf: attemptOf ?? failed.id,
    // The attempt that failed has lowered what is owed.
    isNewDebt: true,
  };
  const id = await recordRefund(tx, refunded, parts, details, now);
  await replaceFailed(tx, failed, id);
  const { id: subjectId } = refunded.payment;
  const entry = { before: { failed: failed.id }, after: { triedAgain: id } };
  await writeAudit(tx, { staff, action: 'payment.refund', subjectId, ...entry }, now);
  return id;
}

/** Those of the failed refund, if they can still be refunded; without lines at most what is left. */
async function priceRetry(
  tx: Transaction,
  refunded: RefundedPayment,
  { amount, tax, shipping, adjustment, lines }: Refund,
): Promise<RefundParts | Refusal> {
  const committed = await readCommitted(tx, refunded.payment.id);
  const left = computeRefundable(refunded.payment, committed);
  if (left === 0) return refuse('conflict', 'All of this payment is refunded already.');
  if (lines.length === 0 && shipping === 0) {
    const part = Math.min(amount, left);
    return wholeParts(part, Math.min(tax, part));
  }
  if (amount > left)
    return refuse('conflict', `Only ${formatMoney(left)} of this payment can still be refunded.`);
  const order = await readRefundedOrder(tx, refunded.checkout);
  const pieces = order ? leftToRefund(order, committed).pieces : [];
  const gone = lines.find(({ position, quantity }) => quantity > (pieces[position] ?? 0));
  if (gone) {
    const { position } = gone;
    const problem = { code: 'too_many_pieces', position, left: pieces[position] ?? 0 } as const;
    return refuse('conflict', refundProblemText(problem));
  }
  return { amount, tax, shipping, adjustment, lines };
}

const NO_REFUND = refuse('not_found', 'There is no such refund.');
const NOT_FAILED = refuse('conflict', 'This refund has not failed.');
const REPLACED = refuse('conflict', 'This refund was tried again already.');
