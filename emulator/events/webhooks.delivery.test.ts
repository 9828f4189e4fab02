import { describe, expect, it } from 'vitest';
import { createStripeEmulator } from '../stripe-emulator.ts';
import { PUBLISHABLE_KEY, SECRET_KEY, startEmulator } from '../testing/start-emulator.ts';
import { webhookEndpoint } from '../testing/webhook-endpoint.ts';

it('delivers the events of a payment, as the SDK reads them', async () => {
  const endpoint = webhookEndpoint();
  const emulator = await startEmulator({ webhooks: endpoint.options });
  const paid = await emulator.pay();
  await endpoint.until(3);
  expect(endpoint.types().toSorted()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const succeeded = endpoint.received.find(({ event }) => event.type === 'payment_intent.succeeded');
  const { lastResponse: _, ...intent } = paid;
  expect(succeeded?.event.data.object).toEqual(intent);
});

it('delivers the events of a challenge', async () => {
  const endpoint = webhookEndpoint(['payment_intent.requires_action', 'payment_intent.payment_failed']);
  const emulator = await startEmulator({ webhooks: endpoint.options });
  const intent = await emulator.createIntent();
  const { body } = await emulator.confirm(intent, '4000000000003220');
  const token = new URLSearchParams(body.next_action.use_stripe_sdk.stripe_js.split('?')[1]);
  await endpoint.until(1);
  await emulator.request(`/challenge/${intent.id}/reject`, { method: 'POST', body: token });
  await endpoint.until(2);
  expect(endpoint.types()).toEqual(['payment_intent.requires_action', 'payment_intent.payment_failed']);
  expect(endpoint.received[1]?.event.request).toBeNull();
});

it('saves a change, its events and its answer in one transaction', async () => {
  const emulator = await startEmulator();
  await emulator.pay();
  expect(emulator.savedKinds()).toEqual([
    ...['payment_intent', 'event', 'idempotent_answer'],
    ...['charge', 'payment_method', 'event', 'event', 'idempotent_answer'],
  ]);
  expect(await emulator.countTransactions()).toBe(2);
});

describe('after a restart', () => {
  it('delivers undelivered events, and no others', async () => {
    const endpoint = webhookEndpoint(
      ['payment_intent.created'],
      (index) => new Response(null, { status: index === 1 ? 503 : 200 }),
    );
    const emulator = await startEmulator({ webhooks: endpoint.options });
    const acknowledged = await emulator.createIntent();
    await endpoint.until(1);
    const refused = await emulator.createIntent();
    await endpoint.until(2);
    await emulator.restart();
    await endpoint.until(3);
    const subjects = endpoint.received.map(({ event }) => event.data.object);
    expect(subjects).toMatchObject([{ id: acknowledged.id }, { id: refused.id }, { id: refused.id }]);
    expect(endpoint.received[2]?.event.id).toBe(endpoint.received[1]?.event.id);
  });

  it('delivers no earlier event to a new endpoint', async () => {
    const emulator = await startEmulator();
    await emulator.pay();
    await emulator.close();
    const endpoint = webhookEndpoint();
    const later = await createStripeEmulator({
      ledgerFile: emulator.ledgerFile,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      publicPath: '',
      webhooks: endpoint.options,
      control: { token: 'token' },
    });
    const response = await later.app.request('/control/webhooks', {
      headers: { authorization: 'Bearer token' },
    });
    expect((await response.json()).counts).toMatchObject({ pending: 0 });
    await later.close();
  });
});

it('delivers an undelivered event after a crash', async () => {
  const never = webhookEndpoint(['payment_intent.succeeded'], () => new Promise(() => {}));
  const emulator = await startEmulator({ webhooks: never.options });
  const paid = await emulator.pay();
  await never.until(1);
  const file = emulator.crashedLedger();

  const endpoint = webhookEndpoint(['payment_intent.succeeded']);
  const after = await createStripeEmulator({
    ledgerFile: file,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    publicPath: '',
    webhooks: endpoint.options,
  });
  await endpoint.until(1);
  expect(endpoint.received[0]?.event.data.object).toMatchObject({ id: paid.id });
  await after.close();
});
