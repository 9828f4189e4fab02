import type { Facts } from './facts.ts';

/** What banks took back of a payment for good. */
export function lostOf({ disputes }: Facts['ledger'], payment: string | null): number {
  return disputes
    .filter((dispute) => dispute.payment === payment && dispute.status === 'lost')
    .reduce((sum, { withdrawn, reinstated }) => sum + withdrawn - reinstated, 0);
}

/** True while a bank decides or inquires about a payment. */
export function isDisputed({ ledger }: Facts, payment: string): boolean {
  return ledger.disputes.some((dispute) => dispute.payment === payment && OPEN.has(dispute.status));
}

const OPEN = new Set(['needs_response', 'under_review']);
