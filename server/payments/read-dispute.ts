import type { Stripe } from 'stripe';
import type { Dispute, DisputeStatus } from '#domain/disputes/dispute.ts';

/** A dispute as the provider has it. */
export type ProviderDispute = Omit<Dispute, 'closedAt'> & {
  /** Null for one of a charge without a payment. */
  paymentIntentId: string | null;
  /** Where staff answer it. */
  dashboardUrl: string;
};

/** Reads the provider's dispute. `dashboard` is that of an emulator. */
export function readDispute(dispute: Stripe.Dispute, dashboard: string | null | undefined): ProviderDispute {
  const { id, amount, currency, reason, status, payment_intent, evidence_details, created } = dispute;
  const paymentIntentId = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
  const stripe = `https://dashboard.stripe.com/${dispute.livemode ? '' : 'test/'}disputes/${id}`;
  return {
    id,
    paymentIntentId,
    amount,
    currency,
    reason,
    status: toDisputeStatus(status),
    isInquiry: status.startsWith('warning_'),
    dueBy: evidence_details.due_by ? new Date(evidence_details.due_by * 1_000) : null,
    openedAt: new Date(created * 1_000),
    ...sumMovements(dispute),
    dashboardUrl: dashboard ? `${dashboard}/payments/${paymentIntentId}` : stripe,
  };
}

/** A status that we do not know may be open: it is shown to a person. */
function toDisputeStatus(status: string): DisputeStatus {
  switch (status) {
    case 'won':
    case 'lost':
      return status;
    case 'under_review':
    case 'warning_under_review':
    case 'appeal_under_review':
      return 'under_review';
    case 'warning_closed':
    case 'prevented':
      return 'closed';
    default:
      return 'needs_response';
  }
}

/** Sums what was withdrawn and reinstated; an account in another currency has moved the disputed amount. */
function sumMovements({ amount, currency, balance_transactions: moved }: Stripe.Dispute) {
  const sumMoved = (sign: 1 | -1) =>
    moved
      .filter((movement) => Math.sign(movement.amount) === sign)
      .reduce((sum, movement) => sum + (movement.currency === currency ? sign * movement.amount : amount), 0);
  return { withdrawn: sumMoved(-1), reinstated: sumMoved(1) };
}
