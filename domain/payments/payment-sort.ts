/** The orders a list of payments can have; each is made total by the payment's id. */
export const PAYMENT_SORTS = ['newest', 'oldest', 'amount-desc', 'amount-asc'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];
