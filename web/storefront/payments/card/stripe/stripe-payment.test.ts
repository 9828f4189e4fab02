import { describe, expect, it, test } from 'vitest';
import type { CardElement, StripeAnswer } from './stripe-js.ts';
import { createStripePayment, payWithElement } from './stripe-payment.ts';

const intent = { id: 'pi_1', clientSecret: 'pi_1_secret_1' };
const billing = {
  name: 'Ada Lovelace',
  companyName: null,
  address: '12 Analytical Way',
  country: 'United Kingdom',
  state: 'Greater London',
  city: 'London',
  zip: 'W1A 1AA',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
};
const card: CardElement = {
  mount: () => undefined,
  on: () => undefined,
  update: () => undefined,
  focus: () => undefined,
  destroy: () => undefined,
};

const payWith = (answer: StripeAnswer) =>
  payWithElement({ confirmCardPayment: async () => answer }, card)(intent, billing);
const readFrom = (answer: StripeAnswer) =>
  createStripePayment({
    retrievePaymentIntent: async () => answer,
    confirmCardPayment: async () => answer,
  }).readPayment(intent);

describe('paying with Stripe’s card field', () => {
  it('sends the client secret, the field and the billing details with a country of two letters', async () => {
    const asked: unknown[] = [];
    const stripe = {
      confirmCardPayment: async (...given: unknown[]) => {
        asked.push(...given);
        return { paymentIntent: { status: 'succeeded' } };
      },
    };
    expect(await payWithElement(stripe, card)(intent, billing)).toEqual({ status: 'succeeded' });
    expect(asked).toEqual([
      intent.clientSecret,
      {
        payment_method: {
          card,
          billing_details: {
            name: 'Ada Lovelace',
            email: 'ada@example.com',
            phone: '+44 20 7946 0000',
            address: {
              line1: '12 Analytical Way',
              city: 'London',
              state: 'Greater London',
              postal_code: 'W1A 1AA',
              country: 'GB',
            },
          },
        },
      },
    ]);
  });

  test.each([
    [
      'a declined card',
      { type: 'card_error', message: 'Your card was declined.' },
      'Your card was declined.',
    ],
    ['an incomplete one', { type: 'validation_error', message: 'Incomplete.' }, 'Incomplete.'],
    ['one without a reason', { type: 'card_error' }, 'Your payment could not be processed.'],
    [
      'a bank that did not approve',
      {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: 'For programmers',
      },
      'Your bank did not approve this payment.',
    ],
  ])('shows the message of %s', async (_, error, message) => {
    expect(await payWith({ error })).toEqual({ status: 'refused', message });
  });

  test.each([
    ['succeeded', { status: 'succeeded' }],
    ['canceled', { status: 'cancelled' }],
  ])('recognizes a payment that has %s before', async (status, expected) => {
    const code = 'payment_intent_unexpected_state';
    const error = { type: 'invalid_request_error', code, payment_intent: { status } };
    expect(await payWith({ error })).toEqual(expected);
  });

  test.each([
    [{ error: { type: 'api_error' } }],
    [{ error: { type: 'api_connection_error' } }],
    [{}],
    [{ paymentIntent: { status: 'processing' } }],
  ])('throws after %j', async (answer) => {
    await expect(payWith(answer)).rejects.toThrow();
  });
});

test.each([
  ['succeeded', null, { status: 'succeeded' }],
  ['canceled', null, { status: 'cancelled' }],
  ['requires_payment_method', null, { status: 'open' }],
  ['requires_payment_method', { message: 'Declined.' }, { status: 'refused', message: 'Declined.' }],
])('a payment is read as %s after %j', async (status, last_payment_error, expected) => {
  expect(await readFrom({ paymentIntent: { status, last_payment_error } })).toEqual(expected);
});

describe('paying with a saved card', () => {
  const paySaved = (answer: StripeAnswer, asked: unknown[] = []) =>
    createStripePayment({
      retrievePaymentIntent: async () => answer,
      confirmCardPayment: async (...given) => {
        asked.push(...given);
        return answer;
      },
    }).confirmSaved(intent, 'pm_1');

  it('sends nothing but the client secret and the id of the card', async () => {
    const asked: unknown[] = [];
    const answer = { paymentIntent: { status: 'succeeded' } };
    expect(await paySaved(answer, asked)).toEqual({ status: 'succeeded' });
    expect(asked).toEqual([intent.clientSecret, { payment_method: 'pm_1' }]);
  });

  test.each([
    [
      'that was declined',
      { type: 'card_error', message: 'Your card has expired.' },
      'Your card has expired.',
    ],
    [
      'that was removed meanwhile',
      { type: 'invalid_request_error', message: 'For programmers' },
      'This card is not saved any more.',
    ],
  ])('explains a card %s', async (_, error, message) => {
    expect(await paySaved({ error })).toEqual({ status: 'refused', message });
  });

  it('throws while the outcome is unknown', async () => {
    await expect(paySaved({ error: { type: 'api_connection_error' } })).rejects.toThrow();
  });
});
