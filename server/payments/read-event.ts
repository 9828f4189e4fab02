import Stripe from 'stripe';

/** What the provider tells about a payment; `paymentIntentId` is null where it is about something else. */
export type PaymentEvent = { type: string; paymentIntentId: string | null };

/** Seconds a signed message may be old. */
const TOLERANCE = 300;

/**
 * Reads what claims to come from the provider: null unless it is signed with the secret of our endpoint, and
 * lately. The content is only a hint: whoever acts on it asks the provider itself.
 */
export function readPaymentEvent(
  body: string,
  signature: string,
  webhookSecret: string,
): PaymentEvent | null {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE);
    return { type: event.type, paymentIntentId: paymentIntentOf(event) };
  } catch (error) {
    // A signature that is right over something that is no event is as good as none.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null;
    throw error;
  }
}

function paymentIntentOf({ type, data }: Stripe.Event): string | null {
  const { object } = data;
  if (type.startsWith('payment_intent.') && 'id' in object && typeof object.id === 'string') return object.id;
  const about = 'payment_intent' in object ? object.payment_intent : null;
  return typeof about === 'string' ? about : null;
}
