import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPassword } from '#postgres/password.ts';
import { collectFacts } from '#scripts/audit/collect-facts.ts';
import { findViolations } from '#scripts/audit/find-violations.ts';
import { eventually } from '#server/testing/eventually.ts';
import { type Buyer, createBuyer, type Outcome, type Product } from './processes/buyer.ts';
import type { Child } from './processes/child.ts';
import { formatUrl } from './processes/database-server.ts';
import { createEmulator, type Emulator, KEYS } from './processes/emulator-process.ts';
import { findFixedPort } from './processes/free-port.ts';
import { launchShop } from './processes/shop-server.ts';
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from './processes/small-disk.ts';
import { insertProduct } from './support/insert-product.ts';

/** On a real file system, with the embedded database. */

const MEGABYTES = 400;
const RESERVE = 60;
const TOKEN = 'staff-token-of-the-fault-tests-0123456789';

describe.skipIf(whyNoSmallDisk)(`a full disk${whyNoSmallDisk ? ` (${whyNoSmallDisk})` : ''}`, () => {
  let disk: SmallDisk;
  let emulator: Emulator;
  let shop: Child;
  let address: string;
  let database: string;
  let product: Product;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    disk = await mountSmallDisk(MEGABYTES);
    address = `http://127.0.0.1:${await findFixedPort()}`;
    emulator = await createEmulator([`${address}/api/webhooks/stripe`]);
    await emulator.start();
    shop = await start(RESERVE);
    const seen = path.join(disk.seenFromHere, 'data');
    const password = (await readPassword(seen)) ?? '';
    database = formatUrl({
      host: path.join(seen, 'run'),
      port: 5432,
      user: 'marigold',
      password,
      database: 'marigold',
    });
    product = await insertProduct(query);
  });
  afterAll(async () => {
    await shop?.end('SIGKILL');
    await emulator?.close();
    await disk?.close();
  });

  async function start(reserve: number): Promise<Child> {
    const child = launchShop(
      {
        ...KEYS,
        DATA_DIR: path.join(disk.folder, 'data'),
        PORT: new URL(address).port,
        STRIPE_API_BASE: emulator.address,
        STAFF_API_TOKEN: TOKEN,
        RECONCILE_EVERY: '0.5',
        RECONCILE_AFTER: '1',
        DISK_RESERVE_MB: String(reserve),
      },
      disk.within,
    );
    await child.printed(/Marigold is open at/);
    return child;
  }

  async function query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  const buyer = () => createBuyer({ shop: () => address, provider: emulator.address, product });
  function note(outcome: Outcome): Outcome {
    if (outcome.kind === 'ordered') acknowledged.push(outcome.orderId);
    return outcome;
  }
  const look = async () => (await fetch(`${address}/api/products?limit=20`)).status;

  async function expectNoViolations() {
    const facts = () =>
      collectFacts(
        { database, provider: emulator.address, secret: KEYS.STRIPE_SECRET_KEY, shop: address, token: TOKEN },
        {
          acknowledged,
          acknowledgedMemberships: [],
          stock: {},
          patience: { withOrder: 0, withoutOrder: 0 },
        },
      );
    await eventually(async () => expect(findViolations(await facts()).violations).toEqual([]));
  }

  it('near the limit: writes get 503, reads continue, and it recovers', async () => {
    expect(note(await buyer().finish())).toMatchObject({ kind: 'ordered' });
    const paid = buyer();
    await paid.finish({ leaveAfter: 'paying' });
    await disk.fill((RESERVE * 1_000_000) / 2);
    await eventually(async () => expect((await buyer().start()).status).toBe(503));
    expect((await paid.order()).status).toBe(503);
    expect(await look()).toBe(200);

    await disk.free();
    expect(note(await paid.finish())).toMatchObject({ kind: 'ordered' });
    expect(note(await buyer().finish())).toMatchObject({ kind: 'ordered' });
    await expectNoViolations();
  });

  it('full: no acknowledged order is lost, and sales resume', async () => {
    await shop.end('SIGTERM');
    shop = await start(0);
    for (let time = 0; time < 5; time++)
      expect(note(await buyer().finish())).toMatchObject({ kind: 'ordered' });
    const paid = buyer();
    await paid.finish({ leaveAfter: 'paying' });

    await disk.fill();
    // Until the database cannot create a file of its log.
    await eventually(async () => {
      await buyer().start();
      await query(
        "select pg_switch_wal(), pg_logical_emit_message(true, 'fill', repeat('x', 1000000))",
      ).catch(() => undefined);
      await disk.fill();
      expect((await buyer().start()).status).toBe(503);
    });
    // Purchases started on the last free page are completed later.
    const lucky: Buyer[] = [];
    const statuses: number[] = [];
    for (let time = 0; time < 10; time++) {
      const next = buyer();
      const { status } = await next.start();
      statuses.push(status);
      if (status === 200) lucky.push(next);
      await disk.fill();
    }
    for (const status of statuses) expect([200, 503]).toContain(status);
    expect(statuses).toContain(503);
    expect([200, 503]).toContain(await look());
    expect((await fetch(`${address}/healthz`)).status).toBe(200);

    await disk.free();
    await eventually(async () => expect(await look(), shop.output()).toBe(200), 90_000);
    for (const each of [paid, ...lucky, buyer()])
      expect(note(await each.finish())).toMatchObject({ kind: 'ordered' });
    expect(shop.isRunning()).toBe(true);
    await expectNoViolations();
  });
});
