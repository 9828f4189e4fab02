import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { catchError, startEmulator, type TestEmulator } from '../testing/start-emulator.ts';
import { type WebhookEndpoint, webhookEndpoint } from '../testing/webhook-endpoint.ts';

// By itself the emulator has Zod's own words; in one process with the shop, as other tests are, it has those
// of the shop.
const { localeError } = z.config();
beforeAll(() => void z.config(z.locales.en()));
afterAll(() => void z.config(localeError ? { localeError } : {}));

const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
const TOKEN = 'control-token';
const CONFIRM = '/v1/payment_intents/*/confirm';

async function startControlled(endpoint?: WebhookEndpoint) {
  const emulator = await startEmulator({
    control: { token: TOKEN },
    ...(endpoint && { webhooks: endpoint.options }),
  });
  async function control(method: string, path: string, body?: object, token = TOKEN) {
    const response = await emulator.request(`/control/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }
  const addFault = (fault: object) => control('POST', 'faults', fault);
  const readStatus = async (id: string) => (await emulator.stripe.paymentIntents.retrieve(id)).status;
  return { emulator, control, addFault, readStatus };
}

const confirm = ({ stripe }: TestEmulator, id: string, options?: Stripe.RequestOptions) =>
  stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, options);

describe('without its token', () => {
  it('is closed', async () => {
    const { control } = await startControlled();
    for (const [method, path] of [
      ['GET', 'faults'],
      ['POST', 'faults'],
      ['DELETE', 'faults'],
      ['GET', 'wait'],
      ['PUT', 'webhooks'],
      ['GET', 'nothing'],
    ] as const) {
      expect((await control(method, path, undefined, 'guess')).status).toBe(401);
    }
  });

  it('does not exist when none is set', async () => {
    const { request } = await startEmulator();
    const response = await request('/control/faults', { headers: { authorization: 'Bearer undefined' } });
    expect(response.status).toBe(404);
    expect((await response.json()).error.message).toContain('Unrecognized request URL');
  });
});

describe('a fault', () => {
  it('fails a call without effect', async () => {
    const { emulator, addFault, readStatus } = await startControlled();
    await addFault({ path: CONFIRM, action: { kind: 'fail', status: 503 } });
    const { id } = await emulator.createIntent();
    const error = await catchError(StripeAPIError, confirm(emulator, id));
    expect(error).toMatchObject({ statusCode: 503, rawType: 'api_error' });
    expect(await readStatus(id)).toBe('requires_payment_method');
    expect((await confirm(emulator, id)).status).toBe('succeeded');
  });

  it('fails a call after its effect', async () => {
    const { emulator, addFault, readStatus } = await startControlled();
    await addFault({ path: CONFIRM, action: { kind: 'act_then_fail', status: 500 } });
    const { id } = await emulator.createIntent();
    const options = { idempotencyKey: 'key-1' };
    await catchError(StripeAPIError, confirm(emulator, id, options));
    expect(await readStatus(id)).toBe('succeeded');
    expect(await confirm(emulator, id, options)).toMatchObject({ id, status: 'succeeded' });
  });

  it('charges and does not answer', async () => {
    const { emulator, addFault, control, readStatus } = await startControlled();
    await addFault({ path: CONFIRM, action: { kind: 'act_then_hang' } });
    const { id } = await emulator.createIntent();
    let answered = false;
    const call = confirm(emulator, id).then(
      () => {},
      () => {
        answered = true;
      },
    );
    const { body } = await control('GET', `wait?path=${CONFIRM}&hits=1`);
    expect(body).toEqual({ reached: true, hits: 1 });
    expect(await readStatus(id)).toBe('succeeded');
    expect(answered).toBe(false);
    await emulator.close();
    await call;
    expect(answered).toBe(true);
  });

  it('neither charges nor answers', async () => {
    const { emulator, addFault, control, readStatus } = await startControlled();
    await addFault({ path: CONFIRM, action: { kind: 'hang' } });
    const { id } = await emulator.createIntent();
    const call = catchError(StripeAPIError, confirm(emulator, id));
    await control('GET', `wait?path=${CONFIRM}`);
    expect(await readStatus(id)).toBe('requires_payment_method');
    await emulator.close();
    await call;
  });

  it('charges and cuts the connection', async () => {
    const { emulator, addFault, readStatus } = await startControlled();
    await addFault({ path: CONFIRM, action: { kind: 'act_then_disconnect' } });
    const { id } = await emulator.createIntent();
    await catchError(StripeConnectionError, confirm(emulator, id));
    expect(await readStatus(id)).toBe('succeeded');
    expect(emulator.errors).toEqual([]);
  });

  it('delays a call', async () => {
    const { emulator, addFault, control, readStatus } = await startControlled();
    await addFault({ path: CONFIRM, action: { kind: 'delay', milliseconds: 600_000 } });
    const { id } = await emulator.createIntent();
    const call = catchError(StripeAPIError, confirm(emulator, id));
    await control('GET', `wait?path=${CONFIRM}&state=arrived`);
    expect(await readStatus(id)).toBe('requires_payment_method');
    await emulator.close();
    await call;
    expect(emulator.errors).toEqual([]);
  });

  it('makes the call after the delay', async () => {
    const { emulator, addFault } = await startControlled();
    await addFault({ path: CONFIRM, action: { kind: 'delay', milliseconds: 1 } });
    const { id } = await emulator.createIntent();
    expect((await confirm(emulator, id)).status).toBe('succeeded');
  });

  it('affects the given number of calls of its method and path, and no others', async () => {
    const { emulator, addFault, control } = await startControlled();
    const action = { kind: 'fail', status: 429 };
    await addFault({ method: 'GET', path: '/v1/payment_intents/*', times: 2, action });
    const intent = await emulator.createIntent();
    const retrieve = () => emulator.stripe.paymentIntents.retrieve(intent.id);
    await catchError(StripeRateLimitError, retrieve());
    await emulator.stripe.paymentIntents.list();
    await catchError(StripeRateLimitError, retrieve());
    expect(await retrieve()).toEqual(intent);
    expect((await control('GET', 'faults')).body.faults).toEqual([
      { id: 1, method: 'GET', path: '/v1/payment_intents/*', times: 0, hits: 2, action },
    ]);
  });

  it('affects all calls until it is removed', async () => {
    const { emulator, addFault, control } = await startControlled();
    await addFault({ path: '/v1/**', times: null, action: { kind: 'fail', status: 500 } });
    for (let time = 0; time < 3; time += 1) await catchError(StripeAPIError, emulator.createIntent());
    expect((await control('GET', 'faults')).body.faults).toMatchObject([{ times: null, hits: 3 }]);
    expect((await control('DELETE', 'faults')).body).toEqual({ faults: [] });
    await emulator.createIntent();
  });

  it.each([
    [{}, 'path'],
    [{ path: '/orders', action: { kind: 'hang' } }, 'path'],
    [{ path: '/v1/refunds', action: { kind: 'explode' } }, 'action'],
    [{ path: '/v1/refunds', action: { kind: 'fail', status: 200 } }, 'action.status'],
    [{ path: '/v1/refunds', times: 0, action: { kind: 'hang' } }, 'times'],
    [{ path: '/v1/refunds', action: { kind: 'hang' }, colour: 'red' }, 'colour'],
  ])('is refused when it is %o', async (fault, where) => {
    const { addFault } = await startControlled();
    const { status, body } = await addFault(fault);
    expect(status).toBe(400);
    expect(body.error).toContain(where);
  });
});

describe('waiting', () => {
  it('ends without the calls at the timeout', async () => {
    const { control } = await startControlled();
    expect(await control('GET', `wait?path=${CONFIRM}&hits=1&timeout=1`)).toEqual({
      status: 408,
      body: { reached: false, hits: 0 },
    });
  });

  it('counts from the last time faults were removed', async () => {
    const { emulator, control } = await startControlled();
    await emulator.createIntent();
    const path = 'wait?path=/v1/payment_intents&method=POST&timeout=0';
    expect((await control('GET', path)).body).toEqual({ reached: true, hits: 1 });
    await control('DELETE', 'faults');
    expect((await control('GET', path)).body).toEqual({ reached: false, hits: 0 });
  });
});

describe('webhooks', () => {
  const succeeded = ['payment_intent.succeeded'];

  it('can be held, and released with their answers', async () => {
    const endpoint = webhookEndpoint(succeeded, (index) => new Response(null, { status: 200 + index }));
    const { emulator, control } = await startControlled(endpoint);
    await control('PUT', 'webhooks', { mode: 'paused', order: 'reversed' });
    const first = await emulator.pay();
    const second = await emulator.pay();
    expect((await control('GET', 'webhooks')).body).toMatchObject({
      mode: 'paused',
      copies: 1,
      delay: null,
      order: 'reversed',
      counts: { pending: 2, delivered: 0 },
      pending: [
        { type: 'payment_intent.succeeded', tries: 0 },
        { type: 'payment_intent.succeeded', tries: 0 },
      ],
    });
    const { body } = await control('POST', 'webhooks/release');
    expect(body.deliveries).toMatchObject([{ answers: [200] }, { answers: [201] }]);
    expect(endpoint.received.map(({ event }) => event.data.object)).toMatchObject([
      { id: second.id },
      { id: first.id },
    ]);
    expect((await control('GET', 'webhooks')).body.counts).toMatchObject({ pending: 0, delivered: 2 });
  });

  it('can be lost, while the list of events keeps them', async () => {
    const endpoint = webhookEndpoint(succeeded);
    const { emulator, control } = await startControlled(endpoint);
    await control('PUT', 'webhooks', { mode: 'dropped' });
    const lost = await emulator.pay();
    await control('PUT', 'webhooks', { mode: 'normal' });
    const delivered = await emulator.pay();
    await emulator.restart();
    await endpoint.until(1);
    expect(endpoint.received.map(({ event }) => event.data.object)).toMatchObject([{ id: delivered.id }]);
    const events = await emulator.stripe.events.list({ type: 'payment_intent.succeeded' });
    expect(events.data.map(({ data }) => data.object)).toMatchObject([{ id: delivered.id }, { id: lost.id }]);
  });

  it('can be sent many times, and old ones again', async () => {
    const endpoint = webhookEndpoint(succeeded);
    const { emulator, control } = await startControlled(endpoint);
    await control('PUT', 'webhooks', { mode: 'normal', copies: 20 });
    await emulator.pay();
    await endpoint.until(20);
    const id = endpoint.received[0]?.event.id ?? '';
    const { body } = await control('POST', 'webhooks/send', { event: id, copies: 3 });
    expect(body).toEqual({ event: id, type: 'payment_intent.succeeded', answers: [200, 200, 200] });
    expect(new Set(endpoint.received.map(({ event }) => event.id))).toEqual(new Set([id]));
    expect(endpoint.received).toHaveLength(23);
    expect((await control('POST', 'webhooks/send', { event: 'evt_none' })).status).toBe(404);
  });

  it('can only be changed with an endpoint', async () => {
    const { control } = await startControlled();
    expect((await control('PUT', 'webhooks', { mode: 'paused' })).status).toBe(409);
  });

  it.each([[{}], [{ mode: 'fast' }], [{ mode: 'normal', copies: 0 }], [{ mode: 'normal', order: 'random' }]])(
    'are not changed by %o',
    async (rules) => {
      const { control } = await startControlled(webhookEndpoint());
      expect((await control('PUT', 'webhooks', rules)).status).toBe(400);
    },
  );
});
