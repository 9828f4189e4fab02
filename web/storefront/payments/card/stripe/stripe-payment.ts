import { countryCode } from '#domain/countries.ts';
import type { CardHolder, CardPayment, Confirmation, PaymentState, PayWithCard } from '../card-payment.ts';
import type { BillingDetails, CardElement, StripeAnswer, StripeIntent, StripeJs } from './stripe-js.ts';

export function createStripePayment(stripe: Pick<StripeJs, 'retrievePaymentIntent'>): CardPayment {
  return {
    readPayment: async (intent) => readAnswer(await stripe.retrievePaymentIntent(intent.clientSecret)),
  };
}

/** Pays with Stripe's card field. Its script also handles 3-D Secure. */
export function payWithElement(stripe: Pick<StripeJs, 'confirmCardPayment'>, card: CardElement): PayWithCard {
  return async (intent, holder) => {
    const answer = await stripe.confirmCardPayment(intent.clientSecret, {
      payment_method: { card, billing_details: billingDetailsOf(holder) },
    });
    const state = readAnswer(answer);
    if (state.status === 'open') throw new Error('The payment was confirmed without a result');
    return state;
  };
}

function billingDetailsOf(holder: CardHolder): BillingDetails {
  const { name, email, phone, address, city, state, zip, country } = holder;
  return {
    name,
    email,
    phone,
    address: {
      line1: address,
      city,
      state,
      postal_code: zip,
      ...(country && { country: countryCode(country) }),
    },
  };
}

/** Throws for a response that is not about the card. */
function readAnswer({ paymentIntent, error }: StripeAnswer): PaymentState {
  if (paymentIntent) return stateOf(paymentIntent);
  if (!error) throw new Error('Stripe answered nothing');
  // Confirmed before, without a response; or canceled by the shop.
  const settled = error.code === 'payment_intent_unexpected_state' && error.payment_intent;
  if (settled && settled.status === 'succeeded') return { status: 'succeeded' };
  if (settled && settled.status === 'canceled') return { status: 'cancelled' };
  const isAboutCard = error.type === 'card_error' || error.type === 'validation_error';
  if (isAboutCard || error.code === NOT_AUTHENTICATED) return refused(error);
  throw new Error(`The payment provider answered ${error.code ?? error.type}`);
}

function stateOf({ status, last_payment_error: failed }: StripeIntent): PaymentState {
  if (status === 'succeeded') return { status: 'succeeded' };
  if (status === 'canceled') return { status: 'cancelled' };
  return failed ? refused(failed) : { status: 'open' };
}

const NOT_AUTHENTICATED = 'payment_intent_authentication_failure';

function refused({ code, message }: { code?: string; message?: string }): Confirmation {
  if (code === NOT_AUTHENTICATED)
    return { status: 'refused', message: 'Your bank did not approve this payment.' };
  return { status: 'refused', message: message || 'Your payment could not be processed.' };
}
