import type { Cents } from '../money.ts';

/**
 * The state of a dispute.
 * - needs_response: evidence can be sent until the due date
 * - under_review: the bank decides
 * - won: the shop has its money
 * - lost: the bank gave the money to the customer
 * - closed: an inquiry that did not become a dispute
 */
export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A dispute of a payment: the customer asked the bank for the money. Amounts in cents. */
export type Dispute = {
  /** The provider's. */
  id: string;
  amount: Cents;
  currency: string;
  /** The provider's code. */
  reason: string;
  status: DisputeStatus;
  /** True while the bank only asks: nothing is withdrawn, and the payment can be refunded. */
  isInquiry: boolean;
  /** Until when evidence can be sent. */
  dueBy: Date | null;
  openedAt: Date;
  closedAt: Date | null;
  /** The cents that the provider took for the bank, without its fee. */
  withdrawn: Cents;
  /** The cents that came back of it. */
  reinstated: Cents;
};

export function isOpen({ status }: Pick<Dispute, 'status'>): boolean {
  return status === 'needs_response' || status === 'under_review';
}

/** True if nothing of the payment can be refunded meanwhile; the provider refuses it, too. */
export function blocksRefunds(dispute: Pick<Dispute, 'status' | 'isInquiry'>): boolean {
  return isOpen(dispute) && !dispute.isInquiry;
}

type Summed = Pick<Dispute, 'status' | 'isInquiry' | 'withdrawn' | 'reinstated'>;

/** The effect of a payment's disputes on its money. */
export type DisputeSummary<D extends Summed> = {
  /** The one that matters most: one that is open, one that was lost, or the last; null without any. */
  decisive: D | null;
  /** The one that keeps the payment from being refunded. */
  blocking: D | null;
  /** The cents that banks have returned to the customer for good. */
  lost: Cents;
};

/** Sums up the disputes of a payment, given oldest first. */
export function summarizeDisputes<D extends Summed>(disputes: readonly D[]): DisputeSummary<D> {
  const lost = disputes.filter(({ status }) => status === 'lost');
  return {
    decisive: disputes.findLast(isOpen) ?? lost.at(-1) ?? disputes.at(-1) ?? null,
    blocking: disputes.findLast(blocksRefunds) ?? null,
    lost: lost.reduce((sum, { withdrawn, reinstated }) => sum + Math.max(0, withdrawn - reinstated), 0),
  };
}

/** The words for each reason, for staff. */
const REASON_TEXTS: Record<string, string> = {
  bank_cannot_process: 'The bank could not process it.',
  check_returned: 'The check came back.',
  credit_not_processed: 'The customer says that a promised refund never came.',
  customer_initiated: 'The customer asked the bank.',
  debit_not_authorized: 'The customer says that they did not agree to the debit.',
  duplicate: 'The customer says that they paid twice.',
  fraudulent: 'The customer says that they did not make this payment.',
  incorrect_account_details: 'The account does not match.',
  insufficient_funds: 'The account had not enough money.',
  noncompliant: 'The bank says that the payment broke the rules of the card network.',
  product_not_received: 'The customer says that nothing arrived.',
  product_unacceptable: 'The customer says that the goods were not as described.',
  subscription_canceled: 'The customer says that they had canceled.',
  unrecognized: 'The customer does not recognize the payment.',
};

/** The reason in words; the provider may add others. */
export function disputeReasonText(reason: string): string {
  return REASON_TEXTS[reason] ?? 'The bank gives no particular reason.';
}

/** Why a payment cannot be refunded while it is disputed. */
export const REFUND_WHILE_DISPUTED =
  'The customer disputes this payment at their bank. Nothing can be refunded until the bank has decided.';

/** Why goods are not sent without a confirmation while their payment is disputed. */
export const SEND_WHILE_DISPUTED =
  'The customer disputes the payment of this order. Confirm that you want to send it all the same.';
