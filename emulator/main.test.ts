import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEmulatorSettings } from './emulator-settings.ts';
import { SettingsError } from './settings-error.ts';
import { catchError } from './testing/start-emulator.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const SECRET_KEY = 'sk_test_demo';
const PUBLISHABLE_KEY = 'pk_test_demo';
const WEBHOOK_SECRET = 'whsec_demo';
const TOKEN = 'control-token';

async function newLedger() {
  const folder = await mkdtemp(path.join(tmpdir(), 'stripe-emulator-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'ledger.sqlite');
}

/** The process, ended with the test at the latest. */
function spawnEmulator(settings: Record<string, string>) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], { env: { PATH, NODE_COMPILE_CACHE, ...settings } });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const errors = text(child.stderr);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, errors };
}

async function startEmulator(settings: Record<string, string> = {}) {
  const EMULATOR_LEDGER = settings.EMULATOR_LEDGER ?? (await newLedger());
  const { child, ended, errors } = spawnEmulator({
    EMULATOR_PORT: '0',
    EMULATOR_LEDGER,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    EMULATOR_CONTROL_TOKEN: TOKEN,
    ...settings,
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    void errors.then((said) => reject(new Error(said)));
  });
  const address = /^The Stripe emulator is open at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1] ?? line;
  const { hostname: host, port } = new URL(address);
  const options = { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false } as const;
  return {
    address,
    ledgerFile: EMULATOR_LEDGER,
    stripe: new Stripe(SECRET_KEY, options),
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return await ended;
    },
    async control(method: string, what: string, body?: object) {
      const response = await fetch(`${address}/control/${what}`, {
        method,
        headers: { authorization: `Bearer ${TOKEN}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      return response.json();
    },
  };
}

/** A shop's endpoint, listening for real; `received` has its events. */
async function startEndpoint(status: () => number = () => 200) {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const signature = request.headers['stripe-signature'] ?? '';
    const event = Stripe.webhooks.constructEvent(await text(request), signature, WEBHOOK_SECRET);
    received.push(event.id);
    response.writeHead(status()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/webhooks` };
}

const pay = async (stripe: Stripe, paymentMethod = 'pm_card_visa') => {
  const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  return stripe.paymentIntents.confirm(intent.id, { payment_method: paymentMethod });
};

it('takes payments over HTTP, stops on SIGTERM, and has them after a restart', async () => {
  const emulator = await startEmulator();
  const paid = await pay(emulator.stripe);
  expect(await emulator.stop()).toBe(0);
  const again = await startEmulator({ EMULATOR_LEDGER: emulator.ledgerFile });
  const known = await again.stripe.paymentIntents.retrieve(paid.id);
  expect(known).toMatchObject({ id: paid.id, status: 'succeeded' });
});

it('loses no acknowledged payment when it is killed', async () => {
  const emulator = await startEmulator();
  const ids: string[] = [];
  const buying = Array.from({ length: 4 }, async () => {
    for (;;) ids.push((await pay(emulator.stripe)).id);
  });
  while (ids.length < 20) await emulator.stripe.paymentIntents.list({ limit: 1 });
  await emulator.stop('SIGKILL');
  await Promise.allSettled(buying);
  const { stripe } = await startEmulator({ EMULATOR_LEDGER: emulator.ledgerFile });
  const found = await Promise.all(ids.map((id) => stripe.paymentIntents.retrieve(id)));
  expect(found.map(({ status }) => status)).toEqual(ids.map(() => 'succeeded'));
});

it('sends webhooks to several endpoints in turn', async () => {
  const [one, two] = [await startEndpoint(), await startEndpoint()];
  const { stripe, control } = await startEmulator({
    EMULATOR_WEBHOOK_URL: `${one.url}, ${two.url}`,
    EMULATOR_WEBHOOK_EVENTS: 'payment_intent.succeeded',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  await control('PUT', 'webhooks', { mode: 'paused' });
  for (let payment = 0; payment < 4; payment += 1) await pay(stripe);
  const { deliveries } = await control('POST', 'webhooks/release');
  expect(deliveries).toHaveLength(4);
  expect([one.received.length, two.received.length]).toEqual([2, 2]);
});

it('delivers an undelivered event after a kill', async () => {
  let status = 503;
  const endpoint = await startEndpoint(() => status);
  const webhooks = {
    EMULATOR_WEBHOOK_URL: endpoint.url,
    EMULATOR_WEBHOOK_EVENTS: 'payment_intent.succeeded',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  const emulator = await startEmulator(webhooks);
  await emulator.control('PUT', 'webhooks', { mode: 'paused' });
  await pay(emulator.stripe);
  expect((await emulator.control('POST', 'webhooks/release')).deliveries).toMatchObject([{ answers: [503] }]);
  await emulator.stop('SIGKILL');

  status = 200;
  const again = await startEmulator({ ...webhooks, EMULATOR_LEDGER: emulator.ledgerFile });
  const pending = async () => (await again.control('GET', 'webhooks')).counts.pending;
  while ((await pending()) > 0);
  expect(endpoint.received.length).toBe(2);
  expect(new Set(endpoint.received).size).toBe(1);
});

describe('for a browser on another origin', () => {
  it('confirms, and shows a challenge in a frame', async () => {
    const { address, stripe } = await startEmulator();
    const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    const response = await fetch(`${address}/v1/payment_intents/${intent.id}/confirm`, {
      method: 'POST',
      headers: { origin: 'http://shop.example' },
      body: new URLSearchParams({
        key: PUBLISHABLE_KEY,
        client_secret: intent.client_secret ?? '',
        payment_method: 'pm_card_threeDSecure2Required',
      }),
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const link = (await response.json()).next_action.use_stripe_sdk.stripe_js;
    expect(link.startsWith(`${address}/challenge/${intent.id}?token=`)).toBe(true);
    const page = await fetch(link);
    expect(await page.text()).toContain('Approve this payment?');
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(page.headers.get('x-frame-options')).toBeNull();
  });
});

describe('under faults', () => {
  it('cuts the connection after it has charged', async () => {
    const { stripe, control } = await startEmulator();
    const action = { kind: 'act_then_disconnect' };
    // The SDK itself asks once more when a connection is cut.
    await control('POST', 'faults', { path: '/v1/payment_intents/*/confirm', times: 2, action });
    await catchError(Stripe.errors.StripeConnectionError, pay(stripe));
    const { data } = await stripe.paymentIntents.list();
    expect(data.map(({ status }) => status)).toEqual(['succeeded']);
  });

  it('stops while a call hangs', async () => {
    const { stripe, control, stop } = await startEmulator();
    const action = { kind: 'act_then_hang' };
    await control('POST', 'faults', { path: '/v1/payment_intents', action });
    const hanging = pay(stripe).catch((error: unknown) => error);
    await control('GET', 'wait?path=/v1/payment_intents');
    expect(await stop()).toBe(0);
    expect(await hanging).toBeInstanceOf(Stripe.errors.StripeError);
  });
});

describe('exits with the reason', () => {
  const good = {
    EMULATOR_PORT: '0',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  };

  it('as one line', async () => {
    const { ended, errors } = spawnEmulator({});
    expect(await ended).toBe(1);
    expect((await errors).trimEnd()).toMatch(/^Missing setting: .+$/);
  });

  it.each([
    [{}, 'Missing setting: EMULATOR_LEDGER, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY.'],
    [{ ...good, EMULATOR_LEDGER: ' ' }, 'Missing setting: EMULATOR_LEDGER.'],
    [
      { ...good, EMULATOR_LEDGER: 'x', STRIPE_SECRET_KEY: 'sk_live_1' },
      'Wrong setting: STRIPE_SECRET_KEY must be a secret key for tests (sk_test_…).',
    ],
    [
      { ...good, EMULATOR_LEDGER: 'x', EMULATOR_PORT: '70000' },
      'Wrong setting: EMULATOR_PORT must be a port from 0 (any that is free) to 65535.',
    ],
    [
      { ...good, EMULATOR_LEDGER: 'x', EMULATOR_WEBHOOK_URL: 'http://127.0.0.1:1/hook' },
      'Missing setting: STRIPE_WEBHOOK_SECRET.',
    ],
    [
      { ...good, EMULATOR_LEDGER: 'x', EMULATOR_WEBHOOK_URL: 'ftp://x' },
      'Wrong setting: EMULATOR_WEBHOOK_URL',
    ],
  ])('%o', (settings, message) => {
    const error = catchSettingsError(() => readEmulatorSettings(settings));
    expect(error.message.startsWith(message)).toBe(true);
    expect(error.message.split('\n')).toHaveLength(1);
  });

  it('when the file is not a ledger, and does not change it', async () => {
    const file = await newLedger();
    await writeFile(file, 'a letter\n');
    const { ended, errors } = spawnEmulator({ ...good, EMULATOR_LEDGER: file });
    expect(await ended).toBe(1);
    expect(await errors).toContain('is not a payment ledger');
    expect(await readFile(file, 'utf8')).toBe('a letter\n');
  });

  it('when the port is taken', async () => {
    const { address } = await startEmulator();
    const EMULATOR_PORT = new URL(address).port;
    const { ended, errors } = spawnEmulator({ ...good, EMULATOR_PORT, EMULATOR_LEDGER: await newLedger() });
    expect(await ended).toBe(1);
    expect(await errors).toContain(`Cannot listen at 127.0.0.1:${EMULATOR_PORT}`);
  });
});

function catchSettingsError(read: () => unknown): SettingsError {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error('These settings are accepted');
}
