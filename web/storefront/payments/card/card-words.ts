/** What is told while the card's form is still on its way, as title and message of a toast (spec 8). */
export const CARD_FORM_LOADING = [
  'Payment System Loading',
  'Please wait for the payment system to load completely.',
] as const;

/** What is told where it never came. */
export const CARD_FORM_MISSING = [
  'Payment Form Error',
  'Payment form not ready. Please refresh the page.',
] as const;
