import type { CardProblem } from '../cards/declines.ts';
import type { PaymentErrorRecord } from '../ledger/records.ts';

/** The error of a card refused by the emulator, without a charge, or by its bank. */
export function cardError(
  problem: CardProblem,
  made: { charge: string | null; paymentMethod: string | null } = { charge: null, paymentMethod: null },
): PaymentErrorRecord {
  return {
    type: 'card_error',
    code: problem.code,
    message: problem.message,
    declineCode: problem.declineCode ?? null,
    param: problem.param ?? null,
    ...made,
  };
}

/** The error of a 3-D Secure challenge the shopper did not pass. */
export function authenticationError(paymentMethod: string | null): PaymentErrorRecord {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data ' +
      'or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    declineCode: null,
    param: null,
    charge: null,
    paymentMethod,
  };
}
