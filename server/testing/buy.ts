import { createPaymentIntent } from '#contract/calls/checkout.ts';
import { createOrder, type OrderBodyInput } from '#contract/calls/orders.ts';
import type { TestShop } from './test-shop.ts';

export const address = {
  fullName: 'Ada Lovelace',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zipCode: 'W1A 1AA',
  country: 'United Kingdom',
  phone: '+44 20 7946 0000',
};

/** The body of an order of one product. */
export function orderOf(product: { id: string }, overrides: Partial<OrderBodyInput> = {}): OrderBodyInput {
  return {
    userEmail: 'ada@example.com',
    userPhone: '+44 20 7946 0000',
    paymentMethod: 'Credit Card',
    shippingAddress: address,
    products: [{ productId: product.id, quantity: 1 }],
    ...overrides,
  };
}

/** Starts a payment as the checkout does, of the order or, without one, of a quantity of the product. */
export async function start(
  shop: TestShop,
  product: { id: string; name: string },
  amount: number,
  { order, quantity = 1 }: { order?: OrderBodyInput | undefined; quantity?: number } = {},
  init: { address?: string; headers?: Record<string, string> } = {},
) {
  const orderData = {
    customerEmail: order?.userEmail ?? 'ada@example.com',
    customerName: 'Ada Lovelace',
    productId: product.id,
    productName: product.name,
    quantity,
  };
  const body = { amount, currency: 'usd' as const, orderData, ...(order && { order }) };
  return await shop.send(createPaymentIntent, { body }, init);
}

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
};

/** Confirms a card with the provider, as the browser does. */
export async function confirmCard(shop: TestShop, clientSecret: string, number: string = CARDS.good) {
  const [id] = clientSecret.split('_secret_');
  const form = new URLSearchParams({
    key: 'pk_test_demo',
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  });
  return await shop.fetch(`/emulator/stripe/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: form,
  });
}

/** Buys one piece of a product without options. */
export async function buy(
  shop: TestShop,
  product: { id: string; name: string; priceCents: number },
  overrides: Partial<OrderBodyInput> = {},
) {
  const order = orderOf(product, overrides);
  const total = (product.priceCents + 1_500 + Math.floor((product.priceCents * 800 + 5_000) / 10_000)) / 100;
  const started = await start(shop, product, total, { order });
  if (started.status !== 200) throw new Error(`could not start: ${started.failure.message}`);
  const { clientSecret, paymentIntentId } = started.body;
  const confirmed = await confirmCard(shop, clientSecret);
  if (!confirmed.ok) throw new Error(`could not pay: ${await confirmed.text()}`);
  const placed = await shop.send(createOrder, { body: { ...order, paymentIntentId } });
  if (placed.status !== 201) throw new Error(`could not order: ${placed.failure.message}`);
  return { order: placed.body, body: order, paymentIntentId, headers: placed.headers, started };
}
