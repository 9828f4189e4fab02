import type { CheckoutOutcome, ProviderRefusal } from '../checkout/settle.ts';
import { type Dispute, disputeReasonText } from '../disputes/dispute.ts';
import { type Cents, formatMoney } from '../money.ts';
import { refundFailureText } from '../refunds/refund-failure.ts';
import { REASONS_FOR_STAFF, type RefundReason } from '../refunds/refund-reason.ts';
import { isCommitted, type RefundStatus, refundHas } from '../refunds/refund-status.ts';

type StateFacts = {
  label: string;
  /** The color of its badge in the back office. */
  tone: 'success' | 'warning' | 'error' | 'neutral';
  /** False while something is still to be done about it. */
  isSettled: boolean;
  /** True if the provider has its money, which was neither refunded nor disputed. */
  isPaid?: boolean;
};

/** All that follows from the state of a payment and its order; every rule and screen asks this table. */
const STATES = {
  open: { label: 'Not paid yet', tone: 'neutral', isSettled: true },
  paid: { label: 'Paid, no order yet', tone: 'warning', isSettled: false, isPaid: true },
  ordered: { label: 'Paid', tone: 'success', isSettled: true, isPaid: true },
  // It became a membership.
  joined: { label: 'Paid', tone: 'success', isSettled: true, isPaid: true },
  // A refund is recorded, but not made yet.
  refunding: { label: 'Refunding', tone: 'warning', isSettled: false },
  refunded: { label: 'Refunded', tone: 'neutral', isSettled: true },
  // The provider could not refund it.
  refund_failed: { label: 'Refund failed', tone: 'error', isSettled: false },
  // The customer asks the bank for the money.
  disputed: { label: 'Disputed', tone: 'error', isSettled: false },
  // The bank returned the money to the customer.
  dispute_lost: { label: 'Dispute lost', tone: 'neutral', isSettled: true },
  cancelled: { label: 'Never paid', tone: 'neutral', isSettled: true },
  // It is paid, but for no checkout that the shop knows.
  unexplained: { label: 'Unexplained', tone: 'error', isSettled: false, isPaid: true },
} as const satisfies Record<string, StateFacts>;

export type PaymentState = keyof typeof STATES;

export const PAYMENT_STATES = Object.keys(STATES) as [PaymentState, ...PaymentState[]];

export function describePaymentState(state: PaymentState): StateFacts {
  return STATES[state];
}

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
  /** The decisive one of its disputes. */
  dispute?: PaymentDispute | null;
  /** The money that was neither returned nor lost; absent: nothing. Cents. */
  kept?: Cents;
  /** The money of it that the shop owes the customer, because its order ended; absent: nothing. Cents. */
  owed?: Cents;
};

export type PaymentDispute = Pick<Dispute, 'status' | 'isInquiry' | 'reason' | 'amount'>;

export type PaymentSummary = { state: PaymentState; isSettled: boolean; explanation: string };

/** The state of a payment, with an explanation for staff. One whose money is owed is not settled. */
export function describePayment(facts: PaymentFacts): PaymentSummary {
  const summary = summarizeFacts(facts);
  if (!facts.owed || !summary.isSettled) return summary;
  const explanation = `${formatMoney(facts.owed)} is owed to the customer. Refund it, or note how it was returned.`;
  return { ...summary, isSettled: false, explanation };
}

/** The state of a payment by its checkout alone, without what was returned of it. */
export function getCheckoutState({ outcome, lastSeen }: Pick<PaymentFacts, 'outcome' | 'lastSeen'>) {
  return outcome ?? (lastSeen === 'succeeded' ? 'paid' : 'open');
}

function summarizeFacts(facts: PaymentFacts): PaymentSummary {
  const { outcome, lastSeen, refund, dispute, isLeftToPerson } = facts;
  const disputed = dispute && describeDispute(dispute);
  if (disputed && !(disputed.isSettled && isMoreToDo(facts))) return disputed;
  if (refund && !refundHas(refund, 'returned')) return describeUnfinished(refund);
  if (refund && (refund.part === undefined || outcome === 'refunded'))
    return summarize('refunded', REASONS_FOR_STAFF[refund.reason].text);
  const part = refund?.part ? ` ${formatMoney(refund.part)} of it was refunded.` : '';
  const state = getCheckoutState(facts);
  switch (state) {
    case 'ordered':
      return summarize(state, `Paid, and its order is placed.${part}`);
    case 'joined':
      return summarize(state, `Paid, and its membership is made.${part}`);
    case 'refunded':
      throw new Error('A refunded checkout without its refund: they are saved together');
    case 'cancelled':
      return summarize(state, explainCancelled(facts));
    case 'unexplained':
      return summarize(state, explainUnexplained(facts));
    case 'paid':
      return summarize(state, 'Paid; its order has not been sent yet.');
    case 'open': {
      const waiting = WAITING[lastSeen ?? ''];
      return isLeftToPerson
        ? { state, isSettled: false, explanation: `${waiting ?? 'Not paid.'} ${LEFT}` }
        : summarize(state, waiting ?? 'Not paid yet.');
    }
  }
}

function summarize(state: PaymentState, explanation: string): PaymentSummary {
  return { state, isSettled: describePaymentState(state).isSettled, explanation };
}

/** True if money that a lost dispute has left is still to become something, or to be returned. */
function isMoreToDo(facts: PaymentFacts): boolean {
  const { outcome, isLeftToPerson = false, refund, kept = 0 } = facts;
  const { isPaid = false, isSettled } = describePaymentState(getCheckoutState(facts));
  const isOrderless = (isPaid && !isSettled) || (outcome === null && isLeftToPerson);
  return kept > 0 && (isOrderless || (refund !== null && !refundHas(refund, 'returned')));
}

/** Null for a dispute that left the money with the shop. */
function describeDispute({ status, isInquiry, reason, amount }: PaymentDispute): PaymentSummary | null {
  const money = formatMoney(amount);
  const why = disputeReasonText(reason);
  switch (status) {
    case 'needs_response': {
      const question = isInquiry ? `The bank inquires about ${money}.` : `The customer disputes ${money}.`;
      return summarize('disputed', `${question} ${why} Answer the bank.`);
    }
    case 'under_review':
      return summarize('disputed', `The bank decides about ${money}. ${why}`);
    case 'lost':
      return summarize('dispute_lost', `The bank returned ${money} to the customer. ${why}`);
    case 'won':
    case 'closed':
      return null;
  }
}

function describeUnfinished(refund: NonNullable<PaymentFacts['refund']>): PaymentSummary {
  const { reason, failure } = refund;
  const why = REASONS_FOR_STAFF[reason].text;
  if (isCommitted(refund)) {
    const waiting = failure ? `The provider said: ${failure}.` : 'The provider is about to give it back.';
    return summarize('refunding', `${why} ${waiting}`);
  }
  const problem = failure ? refundFailureText(failure) : 'it does not say why';
  return summarize('refund_failed', `${why} The provider could not give it back: ${problem}.`);
}

function explainCancelled({ providerRefusal }: PaymentFacts): string {
  return providerRefusal
    ? `Never paid; the provider refused it: ${providerRefusal.message}`
    : 'Never paid; it cannot be paid any more.';
}

function explainUnexplained({ secondOf }: PaymentFacts): string {
  return secondOf
    ? `A second payment for ${secondOf}. Refund it, unless its customer is owed something else.`
    : 'Paid, but the shop has no record of what for. Refund it, or find its order in a backup.';
}

const LEFT = 'The shop has stopped asking: look for it at the payment provider.';

const WAITING: Record<string, string> = {
  requires_payment_method: 'Not paid yet: no card, or the last one was declined.',
  requires_action: 'Not paid yet: the bank’s question is not answered.',
  processing: 'The bank is still working on it.',
  payment_unknown: 'The payment provider knows no such payment.',
  look_failed: 'Not known: looking at it failed.',
  provider_unavailable: 'Not known: the payment provider does not answer.',
};
