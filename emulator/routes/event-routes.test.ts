import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { catchError, PUBLISHABLE_KEY, startEmulator, type TestEmulator } from '../testing/start-emulator.ts';
import { webhookEndpoint } from '../testing/webhook-endpoint.ts';

const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

const listTypes = async (emulator: TestEmulator, parameters: Stripe.EventListParams = {}) =>
  (await emulator.stripe.events.list({ limit: 100, ...parameters })).data.map(({ type }) => type);

it('lists what happened to a payment, newest first', async () => {
  const emulator = await startEmulator();
  const intent = await emulator.createIntent();
  await emulator.confirm(intent, '4000000000000002');
  await emulator.confirm(intent, '4242424242424242');
  await emulator.stripe.refunds.create({ payment_intent: intent.id });
  expect(await listTypes(emulator)).toEqual([
    'charge.refunded',
    'refund.created',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.payment_failed',
    'charge.failed',
    'payment_intent.created',
  ]);
});

it('shows each object as it was then, also after a restart', async () => {
  const emulator = await startEmulator();
  const created = await emulator.createIntent();
  const paid = await emulator.stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' });
  await emulator.stripe.refunds.create({ payment_intent: created.id, amount: 100 });
  const read = async () =>
    (await emulator.stripe.events.list({ types: ['charge.*', 'payment_intent.*'] })).data;
  const before = await read();
  const { lastResponse: _, ...createdIntent } = created;
  const { lastResponse: __, ...paidIntent } = paid;
  expect(before.map(({ data }) => data.object)).toEqual([
    expect.objectContaining({ object: 'charge', amount_refunded: 100 }),
    paidIntent,
    expect.objectContaining({ object: 'charge', amount_refunded: 0 }),
    createdIntent,
  ]);
  await emulator.restart();
  expect(await read()).toEqual(before);
});

it('names the request that made it', async () => {
  const { stripe } = await startEmulator();
  const parameters = { amount: 5000, currency: 'usd' };
  const intent = await stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
  const [event] = (await stripe.events.list()).data;
  expect(event).toMatchObject({
    object: 'event',
    type: 'payment_intent.created',
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 0,
    request: { id: intent.lastResponse.requestId, idempotency_key: 'key-1' },
  });
  expect(event?.id).toMatch(/^evt_[0-9A-Za-z]{24}$/);
  expect(await stripe.events.retrieve(event?.id ?? '')).toEqual(event);
});

it('records no event for a repeated or refused request', async () => {
  const emulator = await startEmulator();
  const parameters = { amount: 5000, currency: 'usd' };
  const create = () => emulator.stripe.paymentIntents.create(parameters, { idempotencyKey: 'key-1' });
  const { id } = await create();
  await create();
  await emulator.stripe.refunds.create({ payment_intent: id }).catch(() => {});
  expect(await listTypes(emulator)).toEqual(['payment_intent.created']);
});

describe('lists only', () => {
  it('the types asked for', async () => {
    const emulator = await startEmulator();
    await emulator.pay();
    expect(await listTypes(emulator, { type: 'charge.succeeded' })).toEqual(['charge.succeeded']);
    expect(await listTypes(emulator, { type: 'charge.*' })).toEqual(['charge.succeeded']);
    expect(
      await listTypes(emulator, { types: ['payment_intent.created', 'payment_intent.succeeded'] }),
    ).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
    expect(await listTypes(emulator, { type: 'unicorn.born' })).toEqual([]);
  });

  it('those whose webhooks were acknowledged, or were not', async () => {
    const endpoint = webhookEndpoint(
      ['payment_intent.created', 'payment_intent.succeeded'],
      (index) => new Response(null, { status: index === 0 ? 200 : 500 }),
    );
    const emulator = await startEmulator({ webhooks: endpoint.options });
    await emulator.createIntent();
    await endpoint.until(1);
    await emulator.pay();
    await endpoint.until(3);
    const pending = { delivery_success: false };
    expect(await listTypes(emulator, pending)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.created',
    ]);
    expect(await listTypes(emulator, { delivery_success: true })).toEqual([
      'charge.succeeded',
      'payment_intent.created',
    ]);
    const [event] = (await emulator.stripe.events.list(pending)).data;
    expect(event?.pending_webhooks).toBe(1);
  });

  it('those of a time, page by page', async () => {
    let time = 1_800_000_000;
    const emulator = await startEmulator({ now: () => new Date(time * 1000) });
    for (; time < 1_800_000_005; time += 1) await emulator.createIntent();
    const created = { gte: 1_800_000_001 };
    const all = await emulator.stripe.events.list({ created, limit: 2 }).autoPagingToArray({ limit: 99 });
    expect(all.map((event) => event.created - 1_800_000_000)).toEqual([4, 3, 2, 1]);
  });
});

describe('refuses', () => {
  it('two ways to choose types', async () => {
    const { stripe } = await startEmulator();
    const list = stripe.events.list({ type: 'charge.*', types: ['charge.failed'] });
    expect(await catchError(StripeInvalidRequestError, list)).toMatchObject({ code: 'parameters_exclusive' });
  });

  it('what it does not know, and browsers', async () => {
    const { stripe, stripeWith } = await startEmulator();
    const unknown = await catchError(StripeInvalidRequestError, stripe.events.retrieve('evt_none'));
    expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await catchError(StripePermissionError, stripeWith(PUBLISHABLE_KEY).events.list());
  });
});
