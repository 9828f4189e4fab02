import { countryCode } from '#domain/countries.ts';
import type { CardHolder, CardPayment, IntentState, PayWithCard } from '../card-payment.ts';
import { stateOf, stateOfError } from '../payment-state.ts';
import type { BillingDetails, CardElement, StripeAnswer, StripeJs } from './stripe-js.ts';

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
function readAnswer({ paymentIntent, error }: StripeAnswer): IntentState {
  if (paymentIntent) return stateOf(paymentIntent);
  if (!error) throw new Error('Stripe answered nothing');
  return stateOfError(error);
}
