import { describe, expect, it } from 'vitest';
import { createEmulatorPayment } from './emulator-payment.ts';

const intent = { id: 'pi_1', clientSecret: 'pi_1_secret_x' };
const card = { number: '4242 4242 4242 4242', expiry: '07/30', cvc: '123' };
const billing = {
  name: 'Ada Lovelace',
  companyName: null,
  address: '12 St James Square',
  country: 'Germany',
  state: 'Berlin',
  city: 'Berlin',
  zip: '10115',
  email: 'ada@example.com',
  phone: '+49 30 1234',
};

/** A provider that gives one answer, and what it was asked. */
function paymentAnswering(answer: unknown, status = 200) {
  const asked: Request[] = [];
  const payment = createEmulatorPayment({
    publishableKey: 'pk_test_demo',
    path: '/emulator/stripe',
    fetch: async (input, init) => {
      asked.push(new Request(new URL(String(input), 'http://shop.test'), init));
      return Response.json(answer, { status });
    },
  });
  return { payment, asked };
}

const confirm = (answer: unknown, status?: number) =>
  paymentAnswering(answer, status).payment.confirmCard(intent, card, billing);

it('the card is sent as by Stripe’s own script', async () => {
  const { payment, asked } = paymentAnswering({ status: 'succeeded' });
  await payment.confirmCard(intent, card, billing);
  const [request] = asked;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('http://shop.test/emulator/stripe/v1/payment_intents/pi_1/confirm');
  expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
    key: 'pk_test_demo',
    client_secret: 'pi_1_secret_x',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '7',
    'payment_method_data[card][exp_year]': '2030',
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[billing_details][name]': 'Ada Lovelace',
    'payment_method_data[billing_details][email]': 'ada@example.com',
    'payment_method_data[billing_details][phone]': '+49 30 1234',
    'payment_method_data[billing_details][address][line1]': '12 St James Square',
    'payment_method_data[billing_details][address][city]': 'Berlin',
    'payment_method_data[billing_details][address][state]': 'Berlin',
    'payment_method_data[billing_details][address][postal_code]': '10115',
    'payment_method_data[billing_details][address][country]': 'DE',
  });
});

describe('a confirmation', () => {
  it('is read as succeeded', async () => {
    expect(await confirm({ status: 'succeeded' })).toEqual({ status: 'succeeded' });
  });

  it('is read as succeeded if an earlier one succeeded and its response was lost', async () => {
    const error = {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    };
    expect(await confirm({ error }, 400)).toEqual({ status: 'succeeded' });
  });

  it('is read as a challenge if the bank asks first', async () => {
    const challenged = {
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: '/challenge/pi_1?token=t' } },
    };
    expect(await confirm(challenged)).toEqual({ status: 'requires_action', url: '/challenge/pi_1?token=t' });
  });

  it.each([
    ['Your card has insufficient funds.', 'Your card has insufficient funds.'],
    [undefined, 'Your payment could not be processed.'],
  ])('is read as refused: %s', async (message, shown) => {
    const error = { type: 'card_error', code: 'card_declined', message };
    expect(await confirm({ error }, 402)).toEqual({ status: 'refused', message: shown });
  });
});

describe('an unknown outcome throws', () => {
  it.each([
    ['for an error of the provider', { error: { type: 'api_error', message: 'Sorry' } }, 500],
    ['for a wrong key', { error: { type: 'invalid_request_error' } }, 401],
    ['for a confirmation without a result', { status: 'requires_payment_method' }, 200],
    ['for an answer that is none', 'Bad gateway', 502],
  ])('after %s', async (_, answer, status) => {
    await expect(confirm(answer, status)).rejects.toThrow();
  });
});

describe('the state of a payment', () => {
  it.each([
    [{ status: 'requires_payment_method', last_payment_error: null }, { status: 'open' }],
    [
      {
        status: 'requires_payment_method',
        last_payment_error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
      },
      { status: 'refused', message: 'Your bank did not approve this payment.' },
    ],
    [{ status: 'succeeded' }, { status: 'succeeded' }],
  ])('is read from %j', async (answer, state) => {
    const { payment, asked } = paymentAnswering(answer);
    expect(await payment.readPayment(intent)).toEqual(state);
    expect(asked[0]?.url).toBe(
      'http://shop.test/emulator/stripe/v1/payment_intents/pi_1?key=pk_test_demo&client_secret=pi_1_secret_x',
    );
  });
});
