import type { CancellationReason, IntentRecord, IntentStatus } from '../ledger/records.ts';

/** Why an intent in this state cannot be canceled; null when it can. */
export const CANCEL_REFUSALS: Record<IntentStatus, string | null> = {
  requires_payment_method: null,
  requires_action: null,
  succeeded: refusalFor('succeeded'),
  canceled: refusalFor('canceled'),
};

/** Ends a cancelable intent for good: it can never be paid, and a question put to the shopper is void. */
export function cancelIntent(
  intent: IntentRecord,
  reason: CancellationReason | null,
  canceledAt: number,
): IntentRecord {
  return { ...intent, status: 'canceled', challenge: null, canceledAt, cancellationReason: reason };
}

function refusalFor(status: IntentStatus): string {
  return (
    `You cannot cancel this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the ` +
    'following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, ' +
    'requires_action, processing.'
  );
}
