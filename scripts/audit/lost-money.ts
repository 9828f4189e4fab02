import type { Facts } from './facts.ts';

/** True if a bank took what was not refunded of a payment, or decides about it: nothing can be refunded. */
export function isWithBank(facts: Facts, payment: string, received: number): boolean {
  const { ledger } = facts;
  const lost = sumLost(ledger, payment);
  const returned = ledger.refunds
    .filter((refund) => refund.payment === payment && isGood(refund))
    .reduce((sum, { amount }) => sum + amount, 0);
  return isDisputed(facts, payment) || (lost > 0 && returned + lost >= received);
}

/** Sums the cents of a payment that banks took back for good. */
export function sumLost({ disputes }: Facts['ledger'], payment: string | null): number {
  return disputes
    .filter((dispute) => dispute.payment === payment && dispute.status === 'lost')
    .reduce((sum, { withdrawn, reinstated }) => sum + withdrawn - reinstated, 0);
}

/** True while a bank decides or inquires about a payment. */
function isDisputed({ ledger }: Facts, payment: string): boolean {
  return ledger.disputes.some((dispute) => dispute.payment === payment && OPEN.has(dispute.status));
}

const OPEN = new Set(['needs_response', 'under_review']);

/** True for a refund that the provider has accepted. */
export function isGood({ status }: { status: string }): boolean {
  return status === 'succeeded' || status === 'pending';
}
