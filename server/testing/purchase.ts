/**
 * The requests of test buyers, without the contract, so that the benchmark and the fault tests can use them
 * too.
 */

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
  /** Its refunds succeed, and fail a second later. */
  refundsFail: '4000000000005126',
  disputed: '4000000000000259',
  inquired: '4000000000001976',
};

export const ADDRESS = {
  fullName: 'Ada Lovelace',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zipCode: 'W1A 1AA',
  country: 'United Kingdom',
  phone: '+44 20 7946 0000',
};

/** The form by which a browser confirms a payment with a card at the provider. */
export function cardForm({
  key,
  clientSecret,
  number = CARDS.good,
}: {
  /** The publishable key. */
  key: string;
  clientSecret: string;
  number?: string;
}): Record<string, string> {
  return {
    key,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  };
}

/**
 * Total in dollars of an order of a product without options; `unitPrice` in cents. Specification, section 9:
 * $15 shipping, 8 % tax, rounded half up.
 */
export function orderTotal(unitPrice: number, quantity = 1): number {
  const subtotal = unitPrice * quantity;
  return (subtotal + 1_500 + Math.floor((subtotal * 800 + 5_000) / 10_000)) / 100;
}
