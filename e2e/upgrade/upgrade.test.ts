import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectFacts } from '#scripts/audit/collect-facts.ts';
import { findViolations } from '#scripts/audit/find-violations.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBuyer, type Outcome, type Product } from '../faults/processes/buyer.ts';
import { createDatabase, type TestDatabase } from '../faults/processes/database-server.ts';
import { createEmulator, type Emulator, KEYS } from '../faults/processes/emulator-process.ts';
import { createShopServer, type ShopServer } from '../faults/processes/shop-server.ts';
import { insertProduct } from '../faults/support/insert-product.ts';
import { sharedPostgres } from '../faults/support/shared-postgres.ts';
import { RECONCILING } from '../faults/support/world.ts';

/** The version in the folder UPGRADE_FROM, and the present one, replace each other under load. */

const TOKEN = 'staff-token-of-the-upgrade-0123456789';

/** Buyers at once, each of whom buys again and again. */
const BUYERS = 3;

let database: TestDatabase;
let pool: pg.Pool;
let emulator: Emulator;
let before: ShopServer;
let now: ShopServer;
/** Where the load balancer sends the next request. */
let ready: ShopServer[] = [];
let product: Product;
let isOver = false;
let buying: Promise<void>[] = [];
const outcomes: Outcome[] = [];

beforeAll(async () => {
  const from = process.env.UPGRADE_FROM;
  if (!from) throw new Error('npm run test:upgrade -- COMMIT sets UPGRADE_FROM.');
  // Empty: the version before makes its tables.
  database = await createDatabase(sharedPostgres());
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  before = await createShopServer({}, path.join(from, 'e2e/faults/processes/start-built-shop.js'));
  now = await createShopServer();
  emulator = await createEmulator([before, now].map(({ address }) => `${address}/api/webhooks/stripe`));
  await emulator.start();
  const settings = {
    ...KEYS,
    ...RECONCILING,
    STRIPE_API_BASE: emulator.address,
    DATABASE_URL: database.url,
    STAFF_API_TOKEN: TOKEN,
    PURCHASES_FROM_ADDRESS: '10000',
  };
  await before.start(settings);
  ready = [before];
  product = await insertProduct(async (text, values) => (await pool.query(text, values)).rows);
  buying = Array.from({ length: BUYERS }, () => buyUntilOver());
  await boughtMore(10);
  await now.start(settings);
  ready = [before, now];
});
afterAll(async () => {
  isOver = true;
  await Promise.all(buying);
  for (const server of [before, now]) await server?.close();
  await emulator?.close();
  await pool?.end();
  await database?.drop();
});

async function buyUntilOver(): Promise<void> {
  while (!isOver) {
    const buyer = createBuyer({
      product,
      provider: emulator.address,
      // Its requests go anywhere, as those behind a load balancer do.
      shop: () => (ready[Math.floor(Math.random() * ready.length)] ?? now).address,
    });
    outcomes.push(await buyer.finish());
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const countOrders = () => outcomes.filter(({ kind }) => kind === 'ordered').length;

async function boughtMore(count: number): Promise<void> {
  const goal = countOrders() + count;
  await eventually(async () => expect(countOrders()).toBeGreaterThanOrEqual(goal), 120_000);
}

it('buyers notice nothing while both versions answer', async () => {
  await boughtMore(20);
  expect(outcomes.filter(({ kind }) => kind !== 'ordered')).toEqual([]);
});

it('stock that is set at one version is sold by the other, and not more', async () => {
  for (const [at, other] of [
    [before, now],
    [now, before],
  ] as const) {
    const counted = await insertProduct(async (text, values) => (await pool.query(text, values)).rows);
    const response = await fetch(`${at.address}/api/products/${counted.id}/stock`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ stock: 1 }),
    });
    expect(response.status).toBe(200);
    const buy = () =>
      createBuyer({ product: counted, provider: emulator.address, shop: () => other.address }).finish();
    expect(await buy()).toMatchObject({ kind: 'ordered' });
    expect(await buy()).toMatchObject({ kind: 'refused', paid: false });
  }
});

it('each script of a page is at one of the servers, where the proxy asks for it', async () => {
  for (const server of [before, now]) {
    const page = await (await fetch(`${server.address}/user/home`)).text();
    const scripts = [...new Set(page.match(/\/assets\/[\w-]+\.js/g))];
    expect(scripts.length).toBeGreaterThan(5);
    const found = await Promise.all(
      scripts.map(async (script) => {
        const answers = await Promise.all([before, now].map(({ address }) => fetch(address + script)));
        return answers.map(({ status }) => status);
      }),
    );
    const elsewhere = found.filter((statuses) => statuses.includes(404)).length;
    print(`${elsewhere} of ${scripts.length} scripts of a page are at one server only`);
    expect(found.filter((statuses) => !statuses.includes(200))).toEqual([]);
  }
});

it('the version before goes without losing an order, and the audit finds nothing', async () => {
  ready = [now];
  expect(await before.stop()).toBe(0);
  await boughtMore(10);
  isOver = true;
  await Promise.all(buying);
  expect(outcomes.filter(({ kind }) => kind !== 'ordered')).toEqual([]);
  const acknowledged = outcomes.flatMap((outcome) => (outcome.kind === 'ordered' ? [outcome.orderId] : []));
  print(`${acknowledged.length} orders`);
  const report = await eventually(async () => {
    const facts = await collectFacts(
      {
        database: database.url,
        provider: emulator.address,
        secret: KEYS.STRIPE_SECRET_KEY,
        shop: now.address,
        token: TOKEN,
      },
      {
        acknowledged,
        acknowledgedMemberships: [],
        stock: {},
        patience: { withOrder: 0, withoutOrder: 0 },
      },
    );
    return findViolations(facts);
  });
  expect(report.violations).toEqual([]);
});
