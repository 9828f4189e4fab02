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

export function readState({ status, last_payment_error: failed }: ProviderPayment): IntentState {
  if (status === 'succeeded') return { status: 'succeeded' };
  if (status === 'canceled') return { status: 'cancelled' };
  return failed ? refused(failed) : { status: 'open' };
}

/** The state of a payment after a card was confirmed. */
export function confirmed(state: IntentState): Confirmation {
  if (state.status === 'open') throw new Error('The payment was confirmed without a result');
  return state;
}

/** The outcome that an error of the provider describes. Throws if it is not about the card. */
export function readErrorState(error: ProviderError): Confirmation {
  const { type, code, payment_intent: payment } = error;
  // Confirmed before, without a response; or canceled by the shop.
  if (code === 'payment_intent_unexpected_state' && payment) {
    const state = readState(payment);
    if (state.status === 'succeeded' || state.status === 'cancelled') return state;
  }
  if (type === 'card_error' || type === 'validation_error' || code === NOT_AUTHENTICATED)
    return refused(error);
  throw new Error(`The payment provider answered ${code ?? type}`);
}

/** The same of a card that the provider keeps: it refuses one that was removed as a wrong request. */
export function readSavedCardErrorState(error: ProviderError): Confirmation {
  if (error.type === 'invalid_request_error' && !error.payment_intent)
    return { status: 'refused', message: 'This card is not saved any more.' };
  return readErrorState(error);
}

const NOT_AUTHENTICATED = 'payment_intent_authentication_failure';

/**
 * The provider's message (specification, section 8). That of a failed challenge is for developers and is
 * replaced.
 */
function refused({ code, message }: Pick<ProviderError, 'code' | 'message'>): Confirmation {
  if (code === NOT_AUTHENTICATED)
    return { status: 'refused', message: 'Your bank did not approve this payment.' };
  return { status: 'refused', message: message || 'Your payment could not be processed.' };
}
