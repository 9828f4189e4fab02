import { isInquiry } from '../ledger/dispute-state.ts';
import type { ChargeRecord, DisputeReason, DisputeRecord, DisputeStatus } from '../ledger/records.ts';
import { newId, toSeconds } from '../wire/new-ids.ts';

/** Seconds in which evidence can be submitted. */
const EVIDENCE_TIME = 9 * 24 * 60 * 60;

/** The fee of Stripe for a dispute, in cents. It is not returned. */
const DISPUTE_FEE = 1500;

type NewDispute = { reason: DisputeReason; amount: number; isInquiry: boolean };

/** A dispute and the disputed charge, saved together. */
type DisputeStep = { dispute: DisputeRecord; charge: ChargeRecord };

/** Opens a dispute of a charge. The money is withdrawn immediately, but not for an inquiry. */
export function disputeCharge(
  charge: ChargeRecord,
  { reason, amount, isInquiry }: NewDispute,
  now: Date,
): DisputeStep {
  const created = toSeconds(now);
  const dispute: DisputeRecord = {
    kind: 'dispute',
    id: newId('du'),
    created,
    amount,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    dueBy: created + EVIDENCE_TIME,
    evidence: {},
    submissions: 0,
    metadata: {},
    movements: [],
    ahead: null,
  };
  return { dispute: isInquiry ? dispute : withdraw(dispute, created), charge: { ...charge, disputed: true } };
}

/** The dispute that a test card's payments get. */
export function disputeOfCard(
  charge: ChargeRecord,
  behaviour: 'fraudulent' | 'product_not_received' | 'inquiry',
  now: Date,
): DisputeStep {
  const isInquiry = behaviour === 'inquiry';
  const reason = isInquiry ? 'general' : behaviour;
  return disputeCharge(charge, { reason, amount: charge.amount, isInquiry }, now);
}

/** The results of test mode's words in `uncategorized_text`: https://docs.stripe.com/testing. */
const WORDS = new Map<string | undefined, 'won' | 'lost' | 'escalated'>([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
  ['escalate_inquiry_evidence', 'escalated'],
]);

/** Submits the evidence. If it says how, the bank decides `later`, in milliseconds since 1970. */
export function submitEvidence(dispute: DisputeRecord, later: number): DisputeRecord {
  const word = WORDS.get(dispute.evidence.uncategorized_text);
  const end = word && findEndStatus(dispute, word);
  return {
    ...dispute,
    status: isInquiry(dispute) ? 'warning_under_review' : 'under_review',
    submissions: dispute.submissions + 1,
    ahead: end ? { status: end, at: later } : null,
  };
}

/** Applies what the bank decided. */
export function settleDispute(dispute: DisputeRecord, now: Date): DisputeRecord {
  return dispute.ahead ? endDispute(dispute, dispute.ahead.status, now) : dispute;
}

/** Ends a dispute, or makes a dispute of an inquiry. Money that was withdrawn is reinstated if it is won. */
export function endDispute(dispute: DisputeRecord, status: DisputeStatus, now: Date): DisputeRecord {
  const created = toSeconds(now);
  const ended: DisputeRecord = { ...dispute, status, ahead: null };
  if (status === 'needs_response' && isInquiry(dispute))
    return withdraw({ ...ended, dueBy: created + EVIDENCE_TIME }, created);
  const withdrawn = -dispute.movements.reduce((sum, { amount }) => sum + amount, 0);
  if (status !== 'won' || withdrawn === 0) return ended;
  return { ...ended, movements: [...ended.movements, { ...movementAt(created), amount: withdrawn, fee: 0 }] };
}

/** Ends a dispute without evidence: it is lost; an inquiry is just closed. */
export function closeDispute(dispute: DisputeRecord): DisputeRecord {
  return { ...dispute, status: isInquiry(dispute) ? 'warning_closed' : 'lost', ahead: null };
}

/** True if its charge can be refunded: only an inquiry, or a dispute that is won, leaves that open. */
export function isRefundable(dispute: DisputeRecord): boolean {
  return isInquiry(dispute) || dispute.status === 'won';
}

/** The status that ends a dispute so. */
export function findEndStatus(
  dispute: DisputeRecord,
  end: 'won' | 'lost' | 'escalated',
): DisputeStatus | null {
  if (end === 'escalated') return isInquiry(dispute) ? 'needs_response' : null;
  return isInquiry(dispute) ? 'warning_closed' : end;
}

function withdraw(dispute: DisputeRecord, created: number): DisputeRecord {
  const movement = { ...movementAt(created), amount: -dispute.amount, fee: DISPUTE_FEE };
  return { ...dispute, movements: [...dispute.movements, movement] };
}

function movementAt(created: number) {
  return { id: newId('txn'), created };
}
