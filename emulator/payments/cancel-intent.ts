import type { IntentRecord } from '../ledger/records.ts';

/** Ends a cancelable intent for good: it can never be paid, and a pending challenge is void. */
export function cancelIntent(
  intent: IntentRecord,
  cancellationReason: IntentRecord['cancellationReason'],
  canceledAt: number,
): IntentRecord {
  return { ...intent, status: 'canceled', challenge: null, canceledAt, cancellationReason };
}

/** Why an intent cannot be canceled; null when it can. */
export function cancelRefusal({ status }: IntentRecord): string | null {
  if (status !== 'succeeded' && status !== 'canceled') return null;
  return (
    `You cannot cancel this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the ` +
    'following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, ' +
    'requires_action, processing.'
  );
}
