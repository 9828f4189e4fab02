import { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { CURRENCY } from '#domain/money.ts';
import { ADDRESS, CARDS, cardForm, orderTotal } from './purchase.ts';
import type { TestShop } from './test-shop.ts';

export { ADDRESS as address, CARDS } from './purchase.ts';

/** Creates the body of an order of one product. */
export function createOrderBody(
  product: { id: string },
  overrides: Partial<OrderBodyInput> = {},
): OrderBodyInput {
  return {
    userEmail: 'ada@example.com',
    userPhone: '+44 20 7946 0000',
    paymentMethod: 'Credit Card',
    shippingAddress: ADDRESS,
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
  const body = { amount, currency: CURRENCY, orderData, ...(order && { order }) };
  return await shop.send(createPaymentIntent, { body }, init);
}

/** Confirms a card with the provider, as the browser does. */
export async function confirmCard(shop: TestShop, clientSecret: string, number: string = CARDS.good) {
  const [id] = clientSecret.split('_secret_');
  return await shop.fetch(`/emulator/stripe/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams(cardForm({ key: 'pk_test_demo', clientSecret, number })),
  });
}

/** Buys a product without options. */
export async function buy(
  shop: TestShop,
  product: { id: string; name: string; priceCents: number },
  overrides: Partial<OrderBodyInput> = {},
  { card = CARDS.good, quantity = 1 }: { card?: string; quantity?: number } = {},
) {
  const order = createOrderBody(product, { products: [{ productId: product.id, quantity }], ...overrides });
  const total = orderTotal(product.priceCents, quantity);
  const started = await start(shop, product, total, { order, quantity });
  if (started.status !== 200) throw new Error(`could not start: ${started.failure.message}`);
  const { clientSecret, paymentIntentId } = started.body;
  const confirmed = await confirmCard(shop, clientSecret, card);
  if (!confirmed.ok) throw new Error(`could not pay: ${await confirmed.text()}`);
  const placed = await shop.send(createOrder, { body: { ...order, paymentIntentId } });
  if (placed.status !== 201) throw new Error(`could not order: ${placed.failure.message}`);
  return { order: placed.body, body: order, paymentIntentId, headers: placed.headers, started };
}
