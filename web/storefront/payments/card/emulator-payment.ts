import * as z from 'zod/mini';
import { countryCode } from '#domain/countries.ts';
import { parseExpiry } from './card-expiry.ts';
import { readDigits } from './card-number.ts';
import type { CardHolder, CardPayment, Confirmation, Intent, IntentState } from './card-payment.ts';
import { confirmed, readErrorState, readSavedCardErrorState, readState } from './payment-state.ts';
import type { TypedCard } from './typed-card.ts';

type Options = {
  publishableKey: string;
  /** Path of the emulator, '/emulator/stripe', or its full URL. */
  path: string;
  fetch: typeof fetch;
};

/** Milliseconds before a request is aborted. */
const TIMEOUT = 30_000;

export type EmulatorPayment = CardPayment & {
  confirmCard(intent: Intent, card: TypedCard, holder: CardHolder): Promise<Confirmation>;
};

/** Pays at the Stripe emulator, with the requests of Stripe's script. */
export function createEmulatorPayment({ publishableKey, path, fetch }: Options): EmulatorPayment {
  const createUrl = (intent: Intent) => `${path}/v1/payment_intents/${encodeURIComponent(intent.id)}`;
  const signal = () => AbortSignal.timeout(TIMEOUT);

  return {
    async confirmCard(intent, card, holder) {
      const body = new URLSearchParams({
        key: publishableKey,
        client_secret: intent.clientSecret,
        ...methodFields(card, holder),
      });
      const answer = await fetch(`${createUrl(intent)}/confirm`, { method: 'POST', body, signal: signal() });
      return confirmed(readAnswer(await answer.json()));
    },

    async confirmSaved(intent, cardId) {
      const { clientSecret } = intent;
      const form = { key: publishableKey, client_secret: clientSecret, payment_method: cardId };
      const body = new URLSearchParams(form);
      const answer = await fetch(`${createUrl(intent)}/confirm`, { method: 'POST', body, signal: signal() });
      return confirmed(readAnswer(await answer.json(), readSavedCardErrorState));
    },

    async readPayment(intent) {
      const query = new URLSearchParams({ key: publishableKey, client_secret: intent.clientSecret });
      const answer = await fetch(`${createUrl(intent)}?${query}`, { signal: signal() });
      return readAnswer(await answer.json());
    },
  };
}

function methodFields(card: TypedCard, holder: CardHolder): Record<string, string> {
  const expiry = parseExpiry(card.expiry);
  const method = 'payment_method_data';
  const details = `${method}[billing_details]`;
  return {
    [`${method}[type]`]: 'card',
    [`${method}[card][number]`]: readDigits(card.number),
    [`${method}[card][exp_month]`]: String(expiry?.month ?? ''),
    [`${method}[card][exp_year]`]: String(expiry?.year ?? ''),
    [`${method}[card][cvc]`]: card.cvc.trim(),
    [`${details}[name]`]: holder.name,
    [`${details}[email]`]: holder.email,
    [`${details}[phone]`]: holder.phone,
    [`${details}[address][line1]`]: holder.address,
    [`${details}[address][city]`]: holder.city,
    [`${details}[address][state]`]: holder.state,
    [`${details}[address][postal_code]`]: holder.zip,
    ...(holder.country && { [`${details}[address][country]`]: countryCode(holder.country) }),
  };
}

const PaymentError = z.object({
  type: z.string(),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
});

const PaymentIntent = z.object({
  status: z.string(),
  last_payment_error: z.nullish(PaymentError),
  next_action: z.nullish(
    z.object({
      redirect_to_url: z.optional(z.object({ url: z.string() })),
      use_stripe_sdk: z.optional(z.object({ stripe_js: z.string() })),
    }),
  ),
});

const Answer = z.union([
  PaymentIntent,
  z.object({ error: z.extend(PaymentError, { payment_intent: z.optional(PaymentIntent) }) }),
]);

/** Throws for a response that is not about the card. */
function readAnswer(json: unknown, explain = readErrorState): IntentState {
  const answer = Answer.parse(json);
  if (!('error' in answer)) return readChallenge(answer) ?? readState(answer);
  return explain(answer.error);
}

function readChallenge({ status, next_action: action }: z.output<typeof PaymentIntent>): IntentState | null {
  const url = action?.redirect_to_url?.url ?? action?.use_stripe_sdk?.stripe_js;
  return status === 'requires_action' && url ? { status: 'requires_action', url } : null;
}
