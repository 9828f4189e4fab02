import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { readConfig } from '../config/config.ts';
import { rememberProvider } from './known-provider.ts';

const TEST_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const LIVE_KEYS = {
  ...TEST_KEYS,
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  PUBLIC_URL: 'https://shop.example',
};
const NOW = new Date('2026-11-27T12:00:00Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const start = (environment: Record<string, string>) =>
  rememberProvider(database.db, readConfig(environment), NOW);

describe('a shop that was started with keys', () => {
  test.each([
    ['keys', TEST_KEYS],
    ['live keys', LIVE_KEYS],
  ])('does not start without them, and says what to do: %s', async (_, keys) => {
    await start(keys);
    await expect(start({})).rejects.toThrow(
      /paid through Stripe since 2026-11-27, but STRIPE_SECRET_KEY.*Set the three keys as before.*TEST_CARDS=on/,
    );
    await expect(start({ PUBLIC_URL: 'https://shop.example' })).rejects.toThrow(/STRIPE_SECRET_KEY/);
    await start(keys);
  });

  it('does not start with test keys after live ones', async () => {
    await start(LIVE_KEYS);
    await expect(start(TEST_KEYS)).rejects.toThrow(/took real money before.*test mode.*TEST_CARDS=on/);
    await start(LIVE_KEYS);
  });

  it('starts without them as a copy that is tried out, each time it is asked to', async () => {
    await start(LIVE_KEYS);
    await start({ TEST_CARDS: 'on' });
    await start({ ...TEST_KEYS, TEST_CARDS: 'on' });
    await expect(start({})).rejects.toThrow(/STRIPE_SECRET_KEY/);
    await expect(start(TEST_KEYS)).rejects.toThrow(/took real money before/);
  });
});

describe('any other shop', () => {
  it('starts without keys, and with them later', async () => {
    await start({});
    await start({ PUBLIC_URL: 'https://shop.example' });
    await start(TEST_KEYS);
    await start(LIVE_KEYS);
  });
});
