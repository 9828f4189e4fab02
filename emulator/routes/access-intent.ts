import type { Ledger } from '../ledger/ledger.ts';
import type { IntentRecord } from '../ledger/records.ts';
import type { Caller } from '../wire/caller.ts';
import { invalidRequest, missingParameter, noSuch, type Outcome } from '../wire/refusal.ts';
import { isSameSecret } from '../wire/secrets.ts';

/** The intent, if the caller may read it: a server any, a browser the one whose client secret it sends. */
export function accessIntent(
  ledger: Ledger,
  id: string,
  caller: Caller,
  clientSecret: string | undefined,
): Outcome<IntentRecord> {
  if (caller === 'publishable' && clientSecret === undefined) {
    return { ok: false, refusal: missingParameter('client_secret') };
  }
  const intent = ledger.find('payment_intent', id);
  if (!intent) return { ok: false, refusal: noSuch('payment_intent', id, 'intent') };
  if (clientSecret !== undefined && !isSameSecret(clientSecret, intent.clientSecret)) {
    const message =
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.';
    const details = { code: 'payment_intent_invalid_parameter', param: 'client_secret' };
    return { ok: false, refusal: invalidRequest(message, details) };
  }
  return { ok: true, value: intent };
}
