import Stripe from 'stripe';
import { expect, it, test } from 'vitest';
import { createReadEvent } from './read-event.ts';

const EVENT = {
  type: 'payment_intent.succeeded',
  data: { object: { object: 'payment_intent', id: 'pi_1' } },
};
const BODY = JSON.stringify(EVENT);
const read = createReadEvent(['whsec_new', 'whsec_old']);

function sign(secret: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: BODY, secret });
}

test.each(['whsec_new', 'whsec_old'])('while a secret is replaced, %s signs webhooks', (secret) => {
  expect(read(BODY, sign(secret))).toMatchObject({ paymentIntentId: 'pi_1' });
});

it('any other secret does not', () => {
  expect(read(BODY, sign('whsec_older'))).toBeNull();
  expect(createReadEvent(['whsec_new'])(BODY, sign('whsec_old'))).toBeNull();
});
