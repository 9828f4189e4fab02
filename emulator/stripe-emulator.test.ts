import { appendFile } from 'node:fs/promises';
import { Hono } from 'hono';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { emulatorFetch } from './emulator-fetch.ts';
import { createStripeEmulator } from './stripe-emulator.ts';
import { catchError, PUBLISHABLE_KEY, SECRET_KEY, startEmulator } from './testing/start-emulator.ts';

const { StripeAPIError, StripeIdempotencyError } = Stripe.errors;

describe('an idempotency key', () => {
  const parameters = { amount: 7000, currency: 'usd' };

  it('repeats the answer, also after a restart', async () => {
    const { stripe, restart } = await startEmulator();
    const first = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
    const second = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
    await restart();
    const third = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
    expect([second.id, third.id]).toEqual([first.id, first.id]);
  });

  it('marks a repeated answer', async () => {
    const { post } = await startEmulator();
    const headers = { authorization: `Bearer ${SECRET_KEY}`, 'idempotency-key': 'key-1' };
    const fields = { amount: '7000', currency: 'usd' };
    const first = await post('/v1/payment_intents', fields, headers);
    const second = await post('/v1/payment_intents', fields, headers);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(first.headers.get('idempotency-key')).toBe('key-1');
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('original-request')).toBe(first.headers.get('request-id'));
    expect(second.body).toEqual(first.body);
  });

  it('repeats a decline', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    const fields = {
      key: PUBLISHABLE_KEY,
      client_secret: intent.client_secret ?? '',
      payment_method: 'pm_card_chargeDeclined',
    };
    const first = await emulator.post(path, fields, { 'idempotency-key': 'key-1' });
    const second = await emulator.post(path, fields, { 'idempotency-key': 'key-1' });
    expect([first.status, second.status]).toEqual([402, 402]);
    expect(second.body).toEqual(first.body);
    expect(emulator.savedKinds().filter((kind) => kind === 'charge')).toHaveLength(1);
  });

  it('is refused with other parameters, or for another call', async () => {
    const { stripe } = await startEmulator();
    const intent = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
    const other = { ...parameters, amount: 7001 };
    const changed = stripe.paymentIntents.create(other, { idempotencyKey: 'key-1' });
    expect(await catchError(StripeIdempotencyError, changed)).toMatchObject({
      statusCode: 400,
      rawType: 'idempotency_error',
    });
    const elsewhere = stripe.paymentIntents.confirm(intent.id, {}, { idempotencyKey: 'key-1' });
    await catchError(StripeIdempotencyError, elsewhere);
  });

  it('is free again after a refused parameter', async () => {
    const { stripe } = await startEmulator();
    const wrong = stripe.paymentIntents.create({ amount: 1, currency: 'usd' }, { idempotencyKey: 'key-1' });
    await expect(wrong).rejects.toThrow('at least');
    const { amount } = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
    expect(amount).toBe(7000);
  });

  it('makes one intent of many concurrent requests', async () => {
    const emulator = await startEmulator();
    const requests = Array.from({ length: 10 }, () =>
      emulator.stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' }),
    );
    const results = await Promise.allSettled(requests);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBe(9);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    }
    expect(emulator.savedKinds().filter((kind) => kind === 'payment_intent')).toHaveLength(1);
  });

  it('expires after 24 hours', async () => {
    let time = new Date('2026-01-01T00:00:00Z');
    const { stripe, restart } = await startEmulator({ now: () => time });
    const first = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
    time = new Date('2026-01-01T23:59:00Z');
    const soon = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
    time = new Date('2026-01-02T00:01:00Z');
    await restart();
    const later = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
    expect(soon.id).toBe(first.id);
    expect(later.id).not.toBe(first.id);
  });

  it('of a browser never finds the answer to the shop’s server', async () => {
    const { post } = await startEmulator();
    const card = {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '1',
      'card[exp_year]': '40',
    };
    const headers = { 'idempotency-key': 'key-1' };
    const server = await post('/v1/payment_methods', card, {
      ...headers,
      authorization: `Bearer ${SECRET_KEY}`,
    });
    const browser = await post('/v1/payment_methods', { ...card, key: PUBLISHABLE_KEY }, headers);
    expect(browser.status).toBe(200);
    expect(browser.body.id).not.toBe(server.body.id);
  });
});

describe('after a restart', () => {
  it('all objects are unchanged', async () => {
    const emulator = await startEmulator();
    const { stripe } = emulator;
    const paid = await emulator.createIntent();
    await emulator.confirm(paid, '4242424242424242');
    const declined = await emulator.createIntent();
    await emulator.confirm(declined, '4000000000009995');
    const challenged = await emulator.createIntent();
    await emulator.confirm(challenged, '4000000000003220', { return_url: '/back' });
    const all = [paid, declined, challenged];
    const expand = { expand: ['latest_charge', 'payment_method'] };
    const read = () => Promise.all(all.map(({ id }) => stripe.paymentIntents.retrieve(id, expand)));

    const before = await read();
    await emulator.restart();
    const after = await read();
    expect(after).toEqual(before);
    expect(after.map(({ status }) => status)).toEqual([
      'succeeded',
      'requires_payment_method',
      'requires_action',
    ]);
    expect((await emulator.confirm(paid, '4242424242424242')).status).toBe(400);
    expect((await emulator.confirm(declined, '4242424242424242')).status).toBe(200);
  });

  it('a payment interrupted by the crash did not happen, and can be made', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    await emulator.restart(() => appendFile(`${emulator.ledgerFile}-wal`, 'the beginning of a payment'));
    expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
    expect((await emulator.confirm(intent, '4242424242424242')).status).toBe(200);
    await emulator.restart();
    expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('a card keeps its fingerprint', async () => {
    const emulator = await startEmulator();
    const pay = async () => {
      const intent = await emulator.createIntent();
      const paid = await emulator.stripe.paymentIntents.confirm(intent.id, {
        payment_method: 'pm_card_visa',
        expand: ['payment_method'],
      });
      return typeof paid.payment_method === 'object' ? paid.payment_method?.card?.fingerprint : undefined;
    };
    const before = await pay();
    await emulator.restart();
    expect(before).toMatch(/^[\w-]{16}$/);
    expect(await pay()).toBe(before);
  });

  it('refuses a file that is not a ledger', async () => {
    const emulator = await startEmulator();
    await emulator.close();
    const other = `${emulator.ledgerFile}.other`;
    await appendFile(other, '["something else"]\n["more"]\n');
    const keys = { publishableKey: PUBLISHABLE_KEY, secretKey: SECRET_KEY, publicPath: '' };
    await expect(createStripeEmulator({ ledgerFile: other, ...keys })).rejects.toThrow(
      'not a payment ledger',
    );
  });
});

it('answers with Stripe’s 500 and changes nothing when the ledger cannot be written', async () => {
  const emulator = await startEmulator();
  const intent = await emulator.createIntent();
  await emulator.close();
  const error = await catchError(StripeAPIError, emulator.createIntent());
  expect(error).toMatchObject({ statusCode: 500, rawType: 'api_error' });
  expect((await emulator.confirm(intent, '4242424242424242')).status).toBe(500);
  expect(emulator.errors.map(({ message }) => message)).toEqual([
    'statement has been finalized',
    'database is not open',
  ]);
  await emulator.restart();
  expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  expect(emulator.savedKinds().filter((kind) => kind === 'payment_intent')).toHaveLength(1);
});

describe.each(['route', 'mount'] as const)('mounted in an app by %s', (how) => {
  async function mounted() {
    const emulator = await startEmulator();
    const app = new Hono();
    if (how === 'route') app.route('/emulator/stripe', emulator.app());
    else app.mount('/emulator/stripe', emulator.app().fetch);
    app.get('/cart', (c) => c.text('cart'));
    return { app, emulator };
  }

  it('takes payments from the browser', async () => {
    const { app, emulator } = await mounted();
    const { id, client_secret: clientSecret } = await emulator.createIntent();
    const body = new URLSearchParams({
      key: PUBLISHABLE_KEY,
      client_secret: clientSecret ?? '',
      payment_method: 'pm_card_threeDSecure2Required',
    });
    const confirmed = await app.request(`/emulator/stripe/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { 'idempotency-key': 'key-1' },
      body,
    });
    const intent = await confirmed.json();
    const page = await app.request(intent.next_action.use_stripe_sdk.stripe_js);
    expect(await page.text()).toContain('Approve this payment?');

    const repeated = await emulator.post(`/v1/payment_intents/${id}/confirm`, Object.fromEntries(body), {
      'idempotency-key': 'key-1',
    });
    expect(repeated.headers.get('idempotent-replayed')).toBe('true');
  });

  it('answers for all addresses below its own, and for no other', async () => {
    const { app } = await mounted();
    const unknown = await app.request('/emulator/stripe/v1/unicorns');
    expect(unknown.status).toBe(404);
    expect((await unknown.json()).error.message).toBe('Unrecognized request URL (GET: /v1/unicorns).');
    const large = { method: 'POST', body: 'x'.repeat(100_000) };
    expect((await app.request('/emulator/stripe/v1/payment_intents', large)).status).toBe(413);
    expect(await (await app.request('/cart', large)).text()).toBe('404 Not Found');
    expect(await (await app.request('/cart')).text()).toBe('cart');
  });
});

it('is reached by the SDK under any host and base path', async () => {
  const emulator = await startEmulator();
  const fetchLike = emulatorFetch({ fetch: (request) => emulator.request(request.url, request) });
  const intent = await emulator.createIntent();
  const headers = { authorization: `Bearer ${SECRET_KEY}` };
  for (const base of ['https://api.stripe.com', 'http://127.0.0.1:9/emulator/stripe']) {
    const response = await fetchLike(`${base}/v1/payment_intents/${intent.id}`, { headers });
    expect(await response.json()).toMatchObject({ id: intent.id });
  }
});

it('stops waiting when the SDK does', async () => {
  const never = emulatorFetch({ fetch: () => new Promise<Response>(() => {}) });
  const waiting = never('https://api.stripe.com/v1/charges/ch_1', { signal: AbortSignal.timeout(5) });
  await expect(waiting).rejects.toThrow('timeout');
});
