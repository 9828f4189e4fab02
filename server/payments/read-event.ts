import Stripe from 'stripe';
import { findFailedCharge } from './payment-provider.ts';

/** Null for a body that is not signed with a secret of our endpoint, or was signed too long ago. */
export type ReadEvent = (body: string, signature: string) => PaymentEvent | null;

/** `paymentIntentId` is null for an event that is not about a payment. */
type PaymentEvent = {
  type: string;
  paymentIntentId: string | null;
  /** The charge of a failed attempt, or the id of its event where there was none; null for other events. */
  failedAttempt: string | null;
};

/** Seconds for which a signature is accepted. */
const TOLERANCE = 300;

/**
 * True for a header that can be the signature of a message of now. Checked before a body is read; only
 * `ReadEvent` proves the signature.
 */
export function canBeSignature(header: string): boolean {
  const [, signedAt] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header) ?? [];
  const isRecent = Date.now() / 1_000 - Number(signedAt) <= TOLERANCE;
  return isRecent && /(?:^|,)v1=[0-9a-f]{64}(?:,|$)/.test(header);
}

/** Reads webhooks. Their content is only a hint: the shop asks the provider before it acts on one. */
export function createReadEvent(secrets: readonly string[]): ReadEvent {
  return (body, signature) => {
    for (const secret of secrets) {
      const event = readSigned(body, signature, secret);
      if (event) return event;
    }
    return null;
  };
}

function readSigned(body: string, signature: string, secret: string): PaymentEvent | null {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
    return {
      type: event.type,
      paymentIntentId: findPaymentIntent(event),
      failedAttempt: findFailedAttempt(event),
    };
  } catch (error) {
    // SyntaxError: rightly signed, but no JSON.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null;
    throw error;
  }
}

function findFailedAttempt(event: Stripe.Event): string | null {
  if (event.type !== 'payment_intent.payment_failed') return null;
  return findFailedCharge(event.data.object) ?? event.id;
}

function findPaymentIntent({ type, data }: Stripe.Event): string | null {
  const { object } = data;
  if (type.startsWith('payment_intent.') && 'id' in object && typeof object.id === 'string') return object.id;
  const about = 'payment_intent' in object ? object.payment_intent : null;
  return typeof about === 'string' ? about : null;
}
