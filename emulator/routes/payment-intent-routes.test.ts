import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { catchError, PUBLISHABLE_KEY, SECRET_KEY, startEmulator } from '../testing/start-emulator.ts';

const { StripeAuthenticationError, StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

describe('creates', () => {
  it('an intent that waits for a card', async () => {
    const { stripe } = await startEmulator({ now: () => new Date('2026-05-01T10:00:00.900Z') });
    const intent = await stripe.paymentIntents.create({
      amount: 12_345,
      currency: 'usd',
      automatic_payment_methods: { enabled: true },
      metadata: { checkoutId: 'c1', orderId: 'MG-1' },
      description: 'Order MG-1',
      receipt_email: 'jenny@example.com',
      shipping: { name: 'Jenny Rosen', address: { line1: '1 Main St', city: 'Springfield', country: 'US' } },
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 12_345,
      amount_received: 0,
      currency: 'usd',
      status: 'requires_payment_method',
      created: Date.UTC(2026, 4, 1, 10) / 1000,
      metadata: { checkoutId: 'c1', orderId: 'MG-1' },
      description: 'Order MG-1',
      receipt_email: 'jenny@example.com',
      payment_method_types: ['card'],
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
      shipping: { name: 'Jenny Rosen', address: { line1: '1 Main St', line2: null }, phone: null },
      livemode: false,
      latest_charge: null,
      next_action: null,
    });
    expect(intent.id).toMatch(/^pi_[0-9A-Za-z]{24}$/);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_[0-9A-Za-z]{25}$`));
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  it('an intent for cards only, in another currency, with Basic authorization', async () => {
    const { post } = await startEmulator();
    const authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    const fields = { amount: '5000', currency: 'EUR', 'allowed_payment_method_types[]': 'card' };
    const { status, body } = await post('/v1/payment_intents', fields, { authorization });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      currency: 'eur',
      automatic_payment_methods: null,
      allowed_payment_method_types: ['card'],
    });
  });
});

describe('refuses', () => {
  const good = { amount: 1000, currency: 'usd' };

  it.each([
    [{ currency: 'usd' }, 'parameter_missing', 'amount'],
    [{ amount: 1000 }, 'parameter_missing', 'currency'],
    [{ ...good, amount: 10 }, 'amount_too_small', 'amount'],
    [{ ...good, amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ ...good, amount: 10.5 }, 'parameter_invalid_integer', 'amount'],
    [{ ...good, currency: 'doubloon' }, undefined, 'currency'],
    [{ ...good, receipt_email: 'nobody' }, 'email_invalid', 'receipt_email'],
    [{ ...good, description: '' }, 'parameter_invalid_empty', 'description'],
    [{ ...good, colour: 'red' }, 'parameter_unknown', 'colour'],
    [
      { ...good, shipping: { name: 'J', address: { line1: 'x' }, planet: 'Mars' } },
      'parameter_unknown',
      'shipping[planet]',
    ],
    [{ ...good, allowed_payment_method_types: ['klarna'] }, undefined, 'allowed_payment_method_types[0]'],
    [{ ...good, metadata: 'text' }, undefined, 'metadata'],
    [{ ...good, expand: ['customer'] }, undefined, 'expand'],
  ])('%o', async (parameters, code, param) => {
    const { stripe } = await startEmulator();
    const create = stripe.paymentIntents.create(parameters as Stripe.PaymentIntentCreateParams);
    const error = await catchError(StripeInvalidRequestError, create);
    expect(error).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error', code, param });
    expect(error.requestId).toMatch(/^req_/);
  });

  it('a body that is not a form', async () => {
    const { request } = await startEmulator();
    const response = await request('/v1/payment_intents', {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
      body: '{"amount":1000}',
    });
    expect(response.status).toBe(400);
  });

  it('a body too large', async () => {
    const { post } = await startEmulator();
    const { status } = await post('/v1/payment_intents', { description: 'x'.repeat(100_000) });
    expect(status).toBe(413);
  });

  it('a wrong key, no key, and the publishable key', async () => {
    const { post, stripeWith } = await startEmulator();
    await catchError(StripeAuthenticationError, stripeWith('sk_test_wrong').paymentIntents.create(good));
    expect((await post('/v1/payment_intents', {})).status).toBe(401);
    const publishable = stripeWith(PUBLISHABLE_KEY).paymentIntents.create(good);
    expect(await catchError(StripePermissionError, publishable)).toMatchObject({
      code: 'secret_key_required',
    });
  });

  it('an intent and an address it does not know', async () => {
    const { stripe, request } = await startEmulator();
    const error = await catchError(StripeInvalidRequestError, stripe.paymentIntents.retrieve('pi_none'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'intent' });
    for (const [path, method] of [
      ['/v1/unicorns', 'GET'],
      ['/v1/payment_intents', 'DELETE'],
      ['/', 'GET'],
    ] as const) {
      const response = await request(path, { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        error: {
          type: 'invalid_request_error',
          message: expect.stringContaining('Unrecognized request URL'),
        },
      });
    }
  });
});

describe('shows a browser', () => {
  it('its own intent without the fields for the shop', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    await emulator.confirm(intent, '4242424242424242');
    const query = new URLSearchParams({ key: PUBLISHABLE_KEY, client_secret: intent.client_secret ?? '' });
    const response = await emulator.request(`/v1/payment_intents/${intent.id}?${query}`);
    const seen = await response.json();
    expect(seen).toMatchObject({ id: intent.id, status: 'succeeded', amount: 4321 });
    for (const hidden of [
      'metadata',
      'latest_charge',
      'amount_received',
      'customer',
      'review',
      'transfer_data',
    ]) {
      expect(seen).not.toHaveProperty(hidden);
    }
    expect(JSON.stringify(seen)).not.toMatch(/checkout-1|ch_/);
  });

  it.each([
    [undefined, 'parameter_missing'],
    ['pi_other_secret_x', 'payment_intent_invalid_parameter'],
  ])('nothing with the client secret %s', async (clientSecret, code) => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    const fields = { key: PUBLISHABLE_KEY, ...(clientSecret && { client_secret: clientSecret }) };
    const read = await emulator.request(`/v1/payment_intents/${intent.id}?${new URLSearchParams(fields)}`);
    const confirm = await emulator.post(`/v1/payment_intents/${intent.id}/confirm`, {
      ...fields,
      payment_method: 'pm_card_visa',
    });
    const refusal = { error: { code, param: 'client_secret', type: 'invalid_request_error' } };
    expect(read.status).toBe(400);
    expect(await read.json()).toMatchObject(refusal);
    expect(confirm.status).toBe(400);
    expect(confirm.body).toMatchObject(refusal);
    expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });

  it('no charge', async () => {
    const emulator = await startEmulator();
    const stripe = emulator.stripeWith(PUBLISHABLE_KEY);
    await catchError(StripePermissionError, stripe.charges.retrieve('ch_1'));
  });
});
