import type { CheckoutOutcome, ProviderRefusal } from '../checkout/settle.ts';
import { type Dispute, disputeReasonText } from '../disputes/dispute.ts';
import { type Cents, formatMoney } from '../money.ts';
import { REFUND_REASON_TEXTS, type RefundReason, type RefundStatus } from '../refunds/refund.ts';
import { refundFailureText } from '../refunds/refund-failure.ts';

/**
 * The state of a payment and its order.
 * - open: not paid yet
 * - paid: charged, but without an order yet
 * - ordered, joined (a membership), refunded, cancelled: settled
 * - refunding: requested, but not sent yet
 * - refund_failed: the provider could not refund it
 * - disputed: the customer asks the bank for the money
 * - dispute_lost: the bank returned the money to the customer
 * - unexplained: paid, but for no checkout the shop knows
 */
export const PAYMENT_STATES = [
  'open',
  'paid',
  'ordered',
  'joined',
  'refunding',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_lost',
  'cancelled',
  'unexplained',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** `lastSeen` is the provider's last status of the payment, or why there was none. */
export type PaymentFacts = {
  outcome: CheckoutOutcome | null;
  lastSeen: string | null;
  /** True if the shop has stopped asking the provider about an open payment. */
  isLeftToPerson?: boolean;
  /** The checkout that an unexplained payment names, if that has another payment. */
  secondOf?: string | null;
  providerRefusal?: ProviderRefusal | null;
  /** The decisive one of its refunds; `part` is what was returned, where that is not all of it. */
  refund: {
    status: RefundStatus;
    reason: RefundReason;
    failure: string | null;
    part?: Cents | undefined;
  } | null;
  /** Of its disputes. */
  dispute?: PaymentDispute | null;
  /** What was neither returned nor lost; absent: nothing. Cents. */
  kept?: Cents;
  /** What the shop owes the customer of it, because its order ended; absent: nothing. Cents. */
  owed?: Cents;
};

export type PaymentDispute = Pick<Dispute, 'status' | 'isInquiry' | 'reason' | 'amount'>;

export type PaymentSummary = { state: PaymentState; isSettled: boolean; explanation: string };

/** The state of a payment, with an explanation for staff. One whose money is owed is not settled. */
export function describePayment(facts: PaymentFacts): PaymentSummary {
  const summary = describeState(facts);
  if (!facts.owed || !summary.isSettled) return summary;
  const explanation = `${formatMoney(facts.owed)} is owed to the customer. Refund it, or note how it was returned.`;
  return { ...summary, isSettled: false, explanation };
}

function describeState(facts: PaymentFacts): PaymentSummary {
  const { outcome, lastSeen, refund, dispute } = facts;
  const disputed = dispute && describeDispute(dispute);
  if (disputed && !(disputed.isSettled && isMoreToDo(facts))) return disputed;
  if (refund && refund.status !== 'succeeded') return describeRefund(refund);
  if (refund && (refund.part === undefined || outcome === 'refunded'))
    return { state: 'refunded', isSettled: true, explanation: REFUND_REASON_TEXTS[refund.reason] };
  const part = refund?.part ? ` ${formatMoney(refund.part)} of it was refunded.` : '';
  switch (outcome) {
    case 'ordered':
      return { state: 'ordered', isSettled: true, explanation: `Paid, and its order is placed.${part}` };
    case 'joined':
      return { state: 'joined', isSettled: true, explanation: `Paid, and its membership is made.${part}` };
    case 'refunded':
      throw new Error('A refunded checkout without its refund: they are saved together');
    case 'cancelled':
      return { state: 'cancelled', isSettled: true, explanation: whyCancelled(facts) };
    case 'unexplained':
      return {
        state: 'unexplained',
        isSettled: false,
        explanation: facts.secondOf
          ? `A second payment for ${facts.secondOf}. Refund it, unless its customer is owed something else.`
          : 'Paid, but the shop has no record of what for. Refund it, or find its order in a backup.',
      };
    case null:
      if (lastSeen === 'succeeded')
        return { state: 'paid', isSettled: false, explanation: 'Paid; its order has not been sent yet.' };
      return facts.isLeftToPerson
        ? {
            state: 'open',
            isSettled: false,
            explanation: `${WAITING[lastSeen ?? ''] ?? 'Not paid.'} ${LEFT}`,
          }
        : { state: 'open', isSettled: true, explanation: WAITING[lastSeen ?? ''] ?? 'Not paid yet.' };
  }
}

/** True if money that a lost dispute has left is still to become something, or to be returned. */
function isMoreToDo({ outcome, lastSeen, isLeftToPerson = false, refund, kept = 0 }: PaymentFacts): boolean {
  const isPaid = outcome === null && (lastSeen === 'succeeded' || isLeftToPerson);
  const isOrderless = outcome === 'unexplained' || isPaid;
  return kept > 0 && (isOrderless || (refund !== null && refund.status !== 'succeeded'));
}

/** Null for a dispute that left the money with the shop. */
function describeDispute({ status, isInquiry, reason, amount }: PaymentDispute): PaymentSummary | null {
  const money = formatMoney(amount);
  const why = disputeReasonText(reason);
  switch (status) {
    case 'needs_response': {
      const ask = isInquiry ? `The bank inquires about ${money}.` : `The customer disputes ${money}.`;
      return { state: 'disputed', isSettled: false, explanation: `${ask} ${why} Answer the bank.` };
    }
    case 'under_review':
      return { state: 'disputed', isSettled: false, explanation: `The bank decides about ${money}. ${why}` };
    case 'lost':
      return {
        state: 'dispute_lost',
        isSettled: true,
        explanation: `The bank returned ${money} to the customer. ${why}`,
      };
    case 'won':
    case 'closed':
      return null;
  }
}

function whyCancelled({ providerRefusal }: PaymentFacts): string {
  return providerRefusal
    ? `Never paid; the provider refused it: ${providerRefusal.message}`
    : 'Never paid; it cannot be paid any more.';
}

const LEFT = 'The shop has stopped asking: look for it at the payment provider.';

function describeRefund({ status, reason, failure }: NonNullable<PaymentFacts['refund']>): PaymentSummary {
  const why = REFUND_REASON_TEXTS[reason];
  if (status === 'failed')
    return {
      state: 'refund_failed',
      isSettled: false,
      explanation: `${why} The provider could not give it back: ${failure ? refundFailureText(failure) : 'it does not say why'}.`,
    };
  const waiting = failure ? `The provider said: ${failure}.` : 'The provider is about to give it back.';
  return { state: 'refunding', isSettled: false, explanation: `${why} ${waiting}` };
}

const WAITING: Record<string, string> = {
  requires_payment_method: 'Not paid yet: no card, or the last one was declined.',
  requires_action: 'Not paid yet: the bank’s question is not answered.',
  processing: 'The bank is still working on it.',
  payment_unknown: 'The payment provider knows no such payment.',
  look_failed: 'Not known: looking at it failed.',
  provider_unavailable: 'Not known: the payment provider does not answer.',
};
