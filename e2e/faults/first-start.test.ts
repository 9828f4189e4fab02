import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import type { Child } from './processes/child.ts';
import type { Crossing } from './processes/crossing.ts';
import { createDatabase, reaching, urlOf } from './processes/database-server.ts';
import { launchShop } from './processes/shop-server.ts';
import { startWireProxy } from './processes/wire-proxy.ts';
import { namesOf, visitCrashPoints } from './support/crash-points.ts';
import { IS_LONG, randomFrom, SEED } from './support/seed.ts';

/** Row 7: kill -9 while the database is created, migrated and filled. */

async function openedAddress(shop: Child): Promise<string> {
  const [, address = ''] = await shop.printed(/Marigold is open at (\S+)/);
  return address;
}

/** The shop has its catalogue, each product and review once, and sells. */
async function expectWholeShop(address: string) {
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
    const postgres = reaching(inject('faultsPostgres'));
    const points = await visitCrashPoints(
      async (number) => {
        const database = await createDatabase(postgres);
        const wire = await startWireProxy(postgres.target);
        const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
        const { connection } = postgres;
        const environment = {
          DATA_DIR: dataDir,
          PORT: '0',
          DATABASE_URL: urlOf({ ...connection, host: '127.0.0.1', port: wire.port, database: database.name }),
        };
        const shops: Child[] = [];
        try {
          const first = launchShop(environment);
          shops.push(first);
          let seen = 0;
          let at: Crossing | null = null;
          wire.watch(async (crossing) => {
            if (at) return 'drop';
            seen += 1;
            if (seen < number) return 'pass';
            at = crossing;
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
      { every: 60, most: 2_000 },
    );
    expect(namesOf(points).join('\n')).toMatch(/database/);
  });

  it('at any moment, with the database that comes along: the next start is clean', async () => {
    const random = randomFrom(SEED);
    // From before the first file is written until the shop is open.
    const moments = Array.from({ length: IS_LONG ? 20 : 3 }, () => 200 + random() * 1_600);
    for (const moment of moments) {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
      const environment = { DATA_DIR: dataDir, PORT: '0' };
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
    const postgres = reaching(inject('faultsPostgres'));
    const database = await createDatabase(postgres);
    const folders = await Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), 'marigold-faults-'))));
    const [first, second] = folders.map((DATA_DIR) =>
      launchShop({ DATA_DIR, PORT: '0', DATABASE_URL: database.url }),
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
