import type { Confirmation, IntentState } from './card-payment.ts';

type ProviderPayment = {
  status: string;
  last_payment_error?: { code?: string | undefined; message?: string | undefined } | null | undefined;
};

type ProviderError = {
  type: string;
  code?: string | undefined;
  message?: string | undefined;
  payment_intent?: ProviderPayment | undefined;
};

export function stateOf({ status, last_payment_error: failed }: ProviderPayment): IntentState {
  if (status === 'succeeded') return { status: 'succeeded' };
  if (status === 'canceled') return { status: 'cancelled' };
  return failed ? refused(failed) : { status: 'open' };
}

/** The outcome that an error of the provider describes. Throws if it is not about the card. */
export function stateOfError(error: ProviderError): Confirmation {
  const { type, code, payment_intent: payment } = error;
  // Confirmed before, without a response; or canceled by the shop.
  if (code === 'payment_intent_unexpected_state' && payment) {
    const state = stateOf(payment);
    if (state.status === 'succeeded' || state.status === 'cancelled') return state;
  }
  if (type === 'card_error' || type === 'validation_error' || code === NOT_AUTHENTICATED)
    return refused(error);
  throw new Error(`The payment provider answered ${code ?? type}`);
}

const NOT_AUTHENTICATED = 'payment_intent_authentication_failure';

/** The provider's message (spec 8). That of a failed challenge is for developers and is replaced. */
function refused({ code, message }: Pick<ProviderError, 'code' | 'message'>): Confirmation {
  if (code === NOT_AUTHENTICATED)
    return { status: 'refused', message: 'Your bank did not approve this payment.' };
  return { status: 'refused', message: message || 'Your payment could not be processed.' };
}
