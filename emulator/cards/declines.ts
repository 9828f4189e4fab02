/** A card error as Stripe words it. `param` names the field of the card to correct. */
export type CardProblem = {
  code: string;
  message: string;
  declineCode?: string;
  param?: 'number' | 'exp_month' | 'exp_year' | 'cvc';
};

/** Why a bank declines a charge: https://docs.stripe.com/declines/codes. */
export const DECLINES = {
  generic_decline: declined('generic_decline', 'Your card was declined.'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: declined('lost_card', 'Your card was declined.'),
  stolen_card: declined('stolen_card', 'Your card was declined.'),
  card_velocity_exceeded: declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  expired_card: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} satisfies Record<string, CardProblem>;

export type DeclineReason = keyof typeof DECLINES;

/** Why a card cannot even become a PaymentMethod. */
export const CARD_PROBLEMS = {
  invalid_number: {
    code: 'invalid_number',
    message: 'The card number is not a valid credit card number.',
    param: 'number',
  },
  incorrect_number: {
    code: 'incorrect_number',
    message: 'Your card number is incorrect.',
    param: 'number',
  },
  invalid_expiry_month: {
    code: 'invalid_expiry_month',
    message: "Your card's expiration month is invalid.",
    param: 'exp_month',
  },
  invalid_expiry_year: {
    code: 'invalid_expiry_year',
    message: "Your card's expiration year is invalid.",
    param: 'exp_year',
  },
  invalid_cvc: { code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' },
  not_a_test_card: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card. ' +
      'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  ),
} satisfies Record<string, CardProblem>;

function declined(declineCode: string, message: string): CardProblem {
  return { code: 'card_declined', message, declineCode };
}
