import type { presentIntent } from '../present/present-intent.ts';
import { invalidRequest, type Refusal } from '../wire/refusal.ts';

/** The refusal of what an intent's status does not allow; it shows the intent, so that the caller learns the status. */
export function unexpectedState(message: string, intent: ReturnType<typeof presentIntent>): Refusal {
  const refusal = invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  return { ...refusal, error: { ...refusal.error, payment_intent: intent } };
}
