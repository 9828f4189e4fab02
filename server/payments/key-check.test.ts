import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { readConfig } from '../config/config.ts';
import { eventually } from '../testing/eventually.ts';
import { AS_STAFF, openTestShop } from '../testing/test-shop.ts';
import { startKeyCheck } from './key-check.ts';
import { rememberProvider } from './known-provider.ts';
import { createPaymentProvider } from './payment-provider.ts';
import { KeysRefused } from './provider-answers.ts';

const RIGHT = 'sk_test_right';

/** A provider that knows one key, and answers others as Stripe does. */
const server = createServer((request, response) => {
  const isRight = request.headers.authorization === `Bearer ${RIGHT}`;
  const refusal = {
    error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' },
  };
  response.writeHead(isRight ? 200 : 401, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(isRight ? { object: 'list', data: [], has_more: false } : refusal));
});
let apiBase: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function configWith(secretKey: string) {
  return readConfig({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: apiBase,
  });
}

describe('keys that the provider does not know', () => {
  it('are named on the dashboard soon after the start, until it takes them', async () => {
    const { stripe } = configWith('sk_test_invented');
    const shop = await openTestShop({ stripe });
    await rememberProvider(shop.db, configWith('sk_test_invented'), new Date());
    const here = { address: '127.0.0.1', headers: AS_STAFF };
    const trouble = async () => (await shop.send(getDashboard, { query: {} }, here)).body.paymentTrouble;
    const checkWith = (secretKey: string) =>
      startKeyCheck({ ...shop.services, payments: createPaymentProvider({ secretKey, apiBase }) });

    const invented = checkWith('sk_test_invented');
    await eventually(async () => expect(await trouble()).toBe('keys_refused'));
    await invented.stop();
    const right = checkWith(RIGHT);
    await eventually(async () => expect(await trouble()).toBeUndefined());
    await right.stop();
    await shop.close();
  });

  it('make the provider unavailable, without a part of the key in the error', async () => {
    const provider = createPaymentProvider({ secretKey: 'sk_test_invented', apiBase });
    const failed = await provider.findPayment('pi_1').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(KeysRefused);
    expect(String((failed as Error).message)).not.toContain('sk_test');
    expect((failed as Error).cause).toBeUndefined();
  });
});

describe('test cards are named on the dashboard', () => {
  const askAt = async (config: object, address: string) => {
    const shop = await openTestShop(config);
    const { body } = await shop.send(getDashboard, { query: {} }, { address, headers: AS_STAFF });
    await shop.close();
    return body.paymentTrouble;
  };

  it('where a setting says that others reach the shop, or staff ask from elsewhere', async () => {
    const { reachedBy } = readConfig({ PUBLIC_URL: 'https://shop.example' });
    expect(await askAt({ reachedBy }, '127.0.0.1')).toBe('test_cards');
    expect(await askAt({}, '203.0.113.9')).toBe('test_cards');
    const { stripe } = configWith(RIGHT);
    expect(await askAt({ stripe, reachedBy }, '127.0.0.1')).toBe('test_keys');
  });

  it('but not in a shop on the own machine', async () => {
    expect(await askAt({}, '127.0.0.1')).toBeUndefined();
  });
});
