/**
 * Problems with the payment configuration. `keys_refused`: the provider rejects the keys. `test_cards`: a
 * shop that others reach has no keys, so that anyone can pay by test card; `test_keys`: such a shop has test
 * keys.
 */
export const PAYMENT_TROUBLES = ['keys_refused', 'test_cards', 'test_keys'] as const;

export type PaymentTrouble = (typeof PAYMENT_TROUBLES)[number];
