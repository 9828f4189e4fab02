import Stripe from 'stripe';
import { type TestShop, WEBHOOK_SECRET } from './test-shop.ts';

const stripe = new Stripe('sk_test_unused');

type Options = {
  /** Seconds since it was signed. */
  age?: number;
  secret?: string;
  /** The charge of the failed attempt that the event is about. */
  charge?: string;
  /** Changes the message after it was signed. */
  tamper?: (body: string) => string;
};

/** Sends the shop a webhook of the provider about a payment. */
export async function sendTestWebhook(
  shop: TestShop,
  type: string,
  paymentIntentId: string,
  { age = 0, secret = WEBHOOK_SECRET, charge, tamper = (body) => body }: Options = {},
): Promise<Response> {
  const object = type.startsWith('payment_intent.')
    ? { id: paymentIntentId, object: 'payment_intent', ...(charge && { last_payment_error: { charge } }) }
    : { id: 'ch_1', object: 'charge', payment_intent: paymentIntentId };
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1_000) - age;
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return await shop.fetch('/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: tamper(body),
  });
}
