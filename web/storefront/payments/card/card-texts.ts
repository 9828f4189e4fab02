/** Title and message of the toast while the card form loads (specification, section 8). */
export const CARD_FORM_LOADING = [
  'Payment System Loading',
  'Please wait for the payment system to load completely.',
] as const;

/** Title and message if it cannot be loaded (specification, section 8). */
export const CARD_FORM_MISSING = [
  'Payment Form Error',
  'Payment form not ready. Please refresh the page.',
] as const;
