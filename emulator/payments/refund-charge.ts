import type { ChargeRecord, MethodRecord, RefundRecord } from '../ledger/records.ts';

/** `amount` null: all that is not refunded yet. */
type RefundWish = Pick<RefundRecord, 'reason' | 'metadata'> & { amount: number | null };

/** Values a pure decision needs. `later`: when a slow bank settles the refund, in milliseconds since 1970. */
type FreshRefund = { refundId: string; created: number; later: number };

/** A refund and the charge after it, saved together. */
type RefundStep = { refund: RefundRecord; charge: ChargeRecord };

export type RefundProblem =
  | { code: 'charge_failed' }
  | { code: 'charge_already_refunded' }
  | { code: 'amount_too_large'; amount: number; left: number };

/** Refunds a charge or a part of it, as long as something is left to refund. */
export function refundCharge(
  charge: ChargeRecord,
  method: MethodRecord,
  wish: RefundWish,
  fresh: FreshRefund,
): { ok: true; step: RefundStep } | { ok: false; problem: RefundProblem } {
  const left = charge.amount - charge.amountRefunded;
  const amount = wish.amount ?? left;
  if (charge.failure) return { ok: false, problem: { code: 'charge_failed' } };
  if (left === 0) return { ok: false, problem: { code: 'charge_already_refunded' } };
  if (amount > left) return { ok: false, problem: { code: 'amount_too_large', amount, left } };

  const late = method.behaviour.refund;
  const refund: RefundRecord = {
    kind: 'refund',
    id: fresh.refundId,
    created: fresh.created,
    amount,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    paymentMethod: charge.paymentMethod,
    reason: wish.reason,
    metadata: wish.metadata,
    status: late === 'succeeds_later' ? 'pending' : 'succeeded',
    failureReason: null,
    ahead: late ? { status: LATE_RESULT[late], at: fresh.later } : null,
  };
  return { ok: true, step: { refund, charge: withRefunded(charge, amount) } };
}

/** Applies the status the bank sets later. A failed refund no longer counts as refunded. */
export function settleRefund(refund: RefundRecord, charge: ChargeRecord): RefundStep {
  if (!refund.ahead) return { refund, charge };
  const settled: RefundRecord = { ...refund, status: refund.ahead.status, ahead: null };
  if (settled.status !== 'failed') return { refund: settled, charge };
  return {
    refund: { ...settled, failureReason: 'expired_or_canceled_card' },
    charge: withRefunded(charge, -refund.amount),
  };
}

const LATE_RESULT = { succeeds_later: 'succeeded', fails_later: 'failed' } as const;

function withRefunded(charge: ChargeRecord, more: number): ChargeRecord {
  return { ...charge, amountRefunded: charge.amountRefunded + more };
}
