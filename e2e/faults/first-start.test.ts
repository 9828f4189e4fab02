import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '#scripts/audit/collect-facts.ts';
import { findViolations } from '#scripts/audit/find-violations.ts';
import { getDemoLedgerPath } from '#server/payments/payments.ts';
import type { Child } from './processes/child.ts';
import { createDatabase, formatUrl } from './processes/database-server.ts';
import { createEmulator, KEYS } from './processes/emulator-process.ts';
import type { ProxiedMessage } from './processes/proxied-message.ts';
import { launchShop } from './processes/shop-server.ts';
import { startWireProxy } from './processes/wire-proxy.ts';
import { createMatcher } from './support/crash.ts';
import { listNames, visitCrashPoints } from './support/crash-points.ts';
import { IS_LONG, randomFrom, SEED } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';

async function openedAddress(shop: Child): Promise<string> {
  const [, address = ''] = await shop.printed(/Marigold is open at (\S+)/);
  return address;
}

const TOKEN = 'staff-token-of-the-fault-tests-0123456789';

/** As `npm start` does it, for programs of the staff too. */
const ALIVE = { DEMO_DATA: 'on', STAFF_API_TOKEN: TOKEN };

async function askAsStaff<Answer>(address: string, route: string, method = 'GET'): Promise<Answer> {
  const response = await fetch(`${address}/api${route}`, {
    method,
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  expect([response.status, route]).toEqual([200, route]);
  return (await response.json()) as Answer;
}

type Payment = { paymentIntentId: string; state: string };

/**
 * The shop has its demo orders once, and its provider knows their payments: one of them is refunded.
 * Returns the order's payment.
 */
async function expectOrders(address: string): Promise<string> {
  const { stats } = await askAsStaff<{ stats: { totalOrders: number } }>(address, '/dashboard');
  expect(stats.totalOrders).toBe(320);
  const payments = await askAsStaff<Payment[]>(address, '/payments?limit=1000');
  expect(await askAsStaff<Payment[]>(address, '/payments?show=unsettled')).toEqual([]);
  const paid = payments.find(({ state }) => state === 'ordered');
  if (!paid) throw new Error('There is no paid order');
  const refunded = await askAsStaff<Payment>(address, `/payments/${paid.paymentIntentId}/refund`, 'POST');
  expect(refunded.state).toBe('refunded');
  return paid.paymentIntentId;
}

/** The shop has its catalogue, each product and review once, its orders, and sells. */
async function expectWholeShop(address: string) {
  await expectOrders(address);
  const response = await fetch(`${address}/api/products?limit=1`);
  expect(response.headers.get('X-Total-Count')).toBe('66');
  const [product] = (await response.json()) as [{ _id: string; reviews: number }];
  const reviews = (await (await fetch(`${address}/api/products/${product._id}/reviews`)).json()) as {
    total: number;
  };
  expect(reviews.total).toBe(product.reviews);
  const order = {
    userEmail: 'ada@example.com',
    products: [{ productId: product._id, quantity: 1 }],
  };
  const placed = await fetch(`${address}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(order),
  });
  expect([201, 409]).toContain(placed.status);
}

describe('kill -9 during the first start', () => {
  it('at any message to the database: the next start is clean', async () => {
    const postgres = sharedPostgres();
    const points = await visitCrashPoints(
      async (target) => {
        const isAt = createMatcher(target);
        const database = await createDatabase(postgres);
        const wire = await startWireProxy(postgres.target);
        const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
        const { connection } = postgres;
        const environment = {
          ...ALIVE,
          DATA_DIR: dataDir,
          PORT: '0',
          DATABASE_URL: formatUrl({
            ...connection,
            host: '127.0.0.1',
            port: wire.port,
            database: database.name,
          }),
        };
        const shops: Child[] = [];
        try {
          const first = launchShop(environment);
          shops.push(first);
          const seen: ProxiedMessage[] = [];
          let at: ProxiedMessage | null = null;
          wire.watch(async (message) => {
            if (at) return 'drop';
            seen.push(message);
            if (!isAt(message)) return 'pass';
            at = message;
            await first.end('SIGKILL');
            return 'drop';
          });
          await Promise.race([first.ended, openedAddress(first).catch(() => undefined)]);
          wire.watch(null);
          if (first.isRunning()) await first.end('SIGKILL');
          const second = launchShop(environment);
          shops.push(second);
          await expectWholeShop(await openedAddress(second));
          return { at, seen, disarm: async () => undefined };
        } finally {
          for (const shop of shops) await shop.end('SIGKILL');
          await wire.close();
          await database.drop();
          await rm(dataDir, { recursive: true, force: true });
        }
      },
      // Each migration adds to them.
      {
        kinds: ['to database: CREATE', 'to database: insert', 'from database: copy', 'to database: commit'],
        most: 2_000,
      },
    );
    expect(listNames(points).join('\n')).toMatch(/database/);
  });

  it('at any moment, with the database that comes along: the next start is clean', async () => {
    const random = randomFrom(SEED);
    // From before the first file is written until the shop is open.
    const moments = Array.from({ length: IS_LONG ? 20 : 3 }, () => 200 + random() * 1_600);
    for (const moment of moments) {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
      const environment = { ...ALIVE, DATA_DIR: dataDir, PORT: '0' };
      const shops: Child[] = [];
      try {
        const first = launchShop(environment);
        shops.push(first);
        await sleep(moment);
        await first.end('SIGKILL');
        const second = launchShop(environment);
        shops.push(second);
        await expectWholeShop(await openedAddress(second));
        expect(await second.end('SIGTERM')).toBe(0);
      } catch (error) {
        throw new Error(`killed after ${Math.round(moment)} ms: ${error}\n${shops.at(-1)?.output()}`, {
          cause: error,
        });
      } finally {
        for (const shop of shops) await shop.end('SIGKILL');
        await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      }
    }
  });

  it('of one of two servers that start together: the other one goes on', async () => {
    const postgres = sharedPostgres();
    const database = await createDatabase(postgres);
    const folders = await Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), 'marigold-faults-'))));
    const [first, second] = folders.map((DATA_DIR) =>
      launchShop({ ...ALIVE, DATA_DIR, PORT: '0', DATABASE_URL: database.url }),
    );
    try {
      if (!first || !second) throw new Error('There must be two');
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await first.end('SIGKILL');
      await client.end();
      await expectWholeShop(await openedAddress(second));
    } finally {
      for (const shop of [first, second]) await shop?.end('SIGKILL');
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
      await database.drop();
    }
  });
});

describe('the orders of a first start', () => {
  it('agree with the ledger of the emulator, with one refunded too', async () => {
    const database = await createDatabase(sharedPostgres());
    const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
    const environment = { ...ALIVE, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: database.url };
    const emulator = await createEmulator([], getDemoLedgerPath(dataDir));
    const shops: Child[] = [];
    try {
      const first = launchShop(environment);
      shops.push(first);
      await expectOrders(await openedAddress(first));
      expect(await first.end('SIGTERM')).toBe(0);

      // The same ledger in an emulator of its own, where the auditor can read it.
      await emulator.start();
      const second = launchShop({ ...environment, ...KEYS, STRIPE_API_BASE: emulator.address });
      shops.push(second);
      const shop = await openedAddress(second);
      const facts = await collectFacts(
        {
          database: database.url,
          provider: emulator.address,
          secret: KEYS.STRIPE_SECRET_KEY,
          shop,
          token: TOKEN,
        },
        {
          acknowledged: [],
          acknowledgedMemberships: [],
          stock: {},
          patience: { withOrder: 0, withoutOrder: 0 },
        },
      );
      expect(facts.rows.orders).toHaveLength(320);
      expect(facts.rows.memberships.length).toBeGreaterThan(10);
      expect(findViolations(facts).violations).toEqual([]);
    } finally {
      for (const shop of shops) await shop.end('SIGKILL');
      await emulator.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
