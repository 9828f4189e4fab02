import type { presentIntent } from '../present/present-intent.ts';
import { invalidRequest, type Refusal } from '../wire/refusal.ts';

/** The refusal of what an intent's status does not allow. It contains the intent with its status. */
export function unexpectedState(message: string, intent: ReturnType<typeof presentIntent>): Refusal {
  const refusal = invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  return { ...refusal, error: { ...refusal.error, payment_intent: intent } };
}
