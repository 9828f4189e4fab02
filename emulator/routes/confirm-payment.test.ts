import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../cards/test-cards.ts';
import { catchError, PUBLISHABLE_KEY, startEmulator } from '../testing/start-emulator.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

const APPROVED = TEST_CARDS.filter(
  ({ behaviour }) => !behaviour.challenge && behaviour.result === 'approved',
);

describe('succeeds', () => {
  it.each(APPROVED.map((card) => [card.number, card.brand, card.funding]))(
    'with %s typed in a browser',
    async (number, brand, funding) => {
      const emulator = await startEmulator();
      const intent = await emulator.createIntent();
      const { status, body } = await emulator.confirm(intent, number);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: intent.id, status: 'succeeded', last_payment_error: null });

      const paid = await emulator.stripe.paymentIntents.retrieve(intent.id, {
        expand: ['latest_charge', 'payment_method'],
      });
      const card = { brand, funding, last4: number.slice(-4), exp_month: 12, exp_year: 2034 };
      expect(paid).toMatchObject({
        amount_received: 4321,
        latest_charge: {
          object: 'charge',
          status: 'succeeded',
          paid: true,
          captured: true,
          amount: 4321,
          amount_refunded: 0,
          payment_intent: intent.id,
          metadata: { checkoutId: 'checkout-1' },
          billing_details: { name: 'Jenny Rosen', address: { line2: null } },
          payment_method_details: { type: 'card', card: { ...card, checks: { cvc_check: 'pass' } } },
          outcome: { type: 'authorized' },
        },
        payment_method: { object: 'payment_method', type: 'card', card },
      });
    },
  );

  it('with a documented id and the secret key, and answers for its charge', async () => {
    const { stripe } = await startEmulator();
    const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    const paid = await stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_mastercard',
      receipt_email: 'jenny@example.com',
    });
    expect(paid).toMatchObject({ status: 'succeeded', receipt_email: 'jenny@example.com' });
    expect(paid.payment_method).toMatch(/^pm_[0-9A-Za-z]{24}$/);
    const charge = await stripe.charges.retrieve(String(paid.latest_charge));
    expect(charge).toMatchObject({ amount: 5000, status: 'succeeded', receipt_email: 'jenny@example.com' });
  });

  it('with a payment method made before', async () => {
    const emulator = await startEmulator();
    const { status, body: method } = await emulator.post('/v1/payment_methods', {
      key: PUBLISHABLE_KEY,
      type: 'card',
      'card[number]': '4242 4242 4242 4242',
      'card[exp_month]': '3',
      'card[exp_year]': '2031',
      'card[cvc]': '737',
      'billing_details[email]': 'jenny@example.com',
    });
    expect(status).toBe(200);
    expect(method).toMatchObject({ object: 'payment_method', card: { last4: '4242', exp_year: 2031 } });
    const intent = await emulator.createIntent();
    const { body } = await emulator.post(`/v1/payment_intents/${intent.id}/confirm`, {
      key: PUBLISHABLE_KEY,
      client_secret: intent.client_secret ?? '',
      payment_method: method.id,
    });
    expect(body).toMatchObject({ status: 'succeeded', payment_method: method.id });
  });

  it('after a decline, on the same intent', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    expect((await emulator.confirm(intent, '4000000000000002')).status).toBe(402);
    expect((await emulator.confirm(intent, '4242424242424242')).body).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    });
  });
});

describe('declines', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', undefined],
    ['4000000000009995', 'card_declined', 'insufficient_funds', undefined],
    ['4000000000009987', 'card_declined', 'lost_card', undefined],
    ['4000000000009979', 'card_declined', 'stolen_card', undefined],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded', undefined],
    ['4000000000000069', 'expired_card', undefined, 'exp_month'],
    ['4000000000000127', 'incorrect_cvc', undefined, 'cvc'],
    ['4000000000000119', 'processing_error', undefined, undefined],
  ])('%s: %s, %s', async (number, code, declineCode, param) => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    const { status, body } = await emulator.confirm(intent, number);
    expect(status).toBe(402);
    const error = { type: 'card_error', code, charge: expect.stringMatching(/^ch_/) };
    expect(body.error).toMatchObject({
      ...error,
      payment_intent: { id: intent.id, status: 'requires_payment_method', last_payment_error: error },
      payment_method: { card: { last4: number.slice(-4) } },
    });
    expect([body.error.decline_code, body.error.param]).toEqual([declineCode, param]);
    expect(body.error.payment_intent).not.toHaveProperty('metadata');

    const failed = await emulator.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(failed).toMatchObject({
      amount_received: 0,
      payment_method: null,
      last_payment_error: error,
      latest_charge: {
        status: 'failed',
        paid: false,
        failure_code: code,
        outcome: { type: 'issuer_declined' },
      },
    });
  });

  it('a documented id, for the SDK', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    const confirm = emulator.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    });
    const error = await catchError(StripeCardError, confirm);
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      payment_intent: { id: intent.id, metadata: { checkoutId: 'checkout-1' } },
    });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'number'],
    [{ exp_month: '13' }, 'invalid_expiry_month', 'exp_month'],
    [{ exp_year: '20' }, 'invalid_expiry_year', 'exp_year'],
    [{ cvc: '99' }, 'invalid_cvc', 'cvc'],
    [{ number: '4111111111111111' }, 'card_declined', undefined],
  ])('%o without a charge: %s', async (wrong, code, param) => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    const fields = Object.entries(wrong).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ]);
    const { status, body } = await emulator.confirm(intent, '4242424242424242', Object.fromEntries(fields));
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
    expect([body.error.param, body.error.charge]).toEqual([param, undefined]);
    expect(await emulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code },
    });
  });
});

describe('refuses', () => {
  it('to pay twice, and shows the intent', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    await emulator.confirm(intent, '4242424242424242');
    const { status, body } = await emulator.confirm(intent, '4242424242424242');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    });
  });

  it('all but one of many concurrent confirmations', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => emulator.confirm(intent, '4242424242424242')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(emulator.savedKinds().filter((kind) => kind === 'charge')).toHaveLength(1);
  });

  it.each([
    [{}, 'payment_intent_unexpected_state'],
    [{ payment_method: 'pm_none' }, 'resource_missing'],
    [{ payment_method: 'pm_card_visa', return_url: 'javascript:alert(1)' }, 'url_invalid'],
    [{ payment_method: 'pm_card_visa', colour: 'red' }, 'parameter_unknown'],
    [{ payment_method_data: { type: 'card', card: { exp_month: 1 } } }, 'parameter_missing'],
    [{ payment_method_data: { card: { number: '4242' } } }, 'parameter_missing'],
    [
      {
        payment_method: 'pm_card_visa',
        payment_method_data: {
          type: 'card',
          card: { number: '4242424242424242', exp_month: 1, exp_year: 40 },
        },
      },
      'parameters_exclusive',
    ],
  ])('%o', async (parameters, code) => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    const confirm = emulator.stripe.paymentIntents.confirm(
      intent.id,
      parameters as Stripe.PaymentIntentConfirmParams,
    );
    expect(await catchError(StripeInvalidRequestError, confirm)).toMatchObject({ statusCode: 400, code });
    expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });
});

it('never stores a card number or a security code', async () => {
  const emulator = await startEmulator();
  const strangers = ['4111111111111111', '4242424242424241'];
  for (const number of [...TEST_CARDS.map((card) => card.number), ...strangers]) {
    const intent = await emulator.createIntent();
    await emulator.confirm(intent, number);
    await emulator.post(
      `/v1/payment_intents/${intent.id}/confirm`,
      { key: PUBLISHABLE_KEY, 'payment_method_data[card][number]': number },
      { 'idempotency-key': `again-${intent.id}` },
    );
  }
  const files = ['', '-wal'].map((part) => readFileSync(emulator.ledgerFile + part, 'utf8'));
  const ledger = files.join('\n');
  for (const number of [...TEST_CARDS.map((card) => card.number), ...strangers]) {
    expect(ledger).not.toContain(number);
  }
  expect(ledger).not.toContain('"737"');
  expect(ledger).not.toContain('"last4":"4241"');
});
