import { countryCode } from '#domain/countries.ts';
import type { CardHolder, CardPayment, IntentState, PayWithCard } from '../card-payment.ts';
import { confirmed, readErrorState, readSavedCardErrorState, readState } from '../payment-state.ts';
import type { BillingDetails, CardElement, StripeAnswer, StripeJs } from './stripe-js.ts';

type Stripe = Pick<StripeJs, 'retrievePaymentIntent' | 'confirmCardPayment'>;

export function createStripePayment(stripe: Stripe): CardPayment {
  return {
    async confirmSaved({ clientSecret }, cardId) {
      const answer = await stripe.confirmCardPayment(clientSecret, { payment_method: cardId });
      return confirmed(readAnswer(answer, readSavedCardErrorState));
    },
    readPayment: async (intent) => readAnswer(await stripe.retrievePaymentIntent(intent.clientSecret)),
  };
}

/** Pays with Stripe's card field. Its script also handles 3-D Secure. */
export function payWithElement(stripe: Pick<StripeJs, 'confirmCardPayment'>, card: CardElement): PayWithCard {
  return async (intent, holder) => {
    const answer = await stripe.confirmCardPayment(intent.clientSecret, {
      payment_method: { card, billing_details: toBillingDetails(holder) },
    });
    return confirmed(readAnswer(answer));
  };
}

function toBillingDetails(holder: CardHolder): BillingDetails {
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
function readAnswer({ paymentIntent, error }: StripeAnswer, explain = readErrorState): IntentState {
  if (paymentIntent) return readState(paymentIntent);
  if (!error) throw new Error('Stripe answered nothing');
  return explain(error);
}
