import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { createDatabase, type TestDatabase } from './processes/database-server.ts';
import { KEYS } from './processes/emulator-process.ts';
import { createShopServer, type ShopServer } from './processes/shop-server.ts';
import { insertProduct } from './support/insert-product.ts';
import { payAtProvider } from './support/pay-at-provider.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

const postgres = sharedPostgres();
const TOKEN = 'staff-token-of-the-other-shop-0123456789';

/** The provider sends all webhooks to the first shop. */
let world: World;
let other: ShopServer;
let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  world = await startWorld({ postgres });
  database = await createDatabase(postgres, { template: postgres.filled });
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  // Both databases are copies of one: the second becomes a shop of its own.
  await pool.query('delete from secrets');
  other = await createShopServer();
  await other.start({
    ...KEYS,
    ...RECONCILING,
    RECONCILE_AFTER: '1',
    STRIPE_API_BASE: world.emulator.address,
    DATABASE_URL: database.url,
    STAFF_API_TOKEN: TOKEN,
  });
});
afterAll(async () => {
  await other?.close();
  await pool?.end();
  await world?.close();
  await database?.drop();
});

const idsShown = async (address: string, token: string) => {
  const response = await fetch(`${address}/api/payments?limit=100`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const shown = (await response.json()) as { paymentIntentId: string }[];
  return shown.map(({ paymentIntentId }) => paymentIntentId);
};
const shownHere = async () => {
  const { body } = await world.askAsStaff('GET', '/payments?limit=100');
  return (body as { paymentIntentId: string; state: string }[]).map(({ paymentIntentId, state }) => ({
    paymentIntentId,
    state,
  }));
};

it('two shops on one account never take each other’s payments for their own', async () => {
  const here = world.createBuyer({ product: await world.addProduct(10) });
  world.note(await here.finish());
  const product = await insertProduct(async (text, values) => (await pool.query(text, values)).rows);
  const there = world.createBuyer({ product, shop: () => other.address });
  const bought = await there.finish();
  expect(bought).toMatchObject({ kind: 'ordered' });
  const left = world.createBuyer({ product, shop: () => other.address });
  await left.finish({ leaveAfter: 'paying' });
  // Its own reconciler places the order.
  await eventually(async () =>
    expect((await pool.query('select 1 from orders where id = $1', [left.orderId])).rowCount).toBe(1),
  );

  await sweepHere();
  expect(await shownHere()).toEqual([{ paymentIntentId: here.paymentIntentId, state: 'ordered' }]);
  expect((await idsShown(other.address, TOKEN)).sort()).toEqual(
    [there.paymentIntentId, left.paymentIntentId].sort(),
  );
  const report = await world.audit();
  expect(report.violations).toEqual([]);
});

it('a payment with our shop’s id and a wrong signature is ignored, one without a shop is shown', async () => {
  const [{ value: shop } = { value: '' }] = await world.query<{ value: string }>(
    "select value from secrets where name = 'shop id'",
  );
  const lost = 'MG-0000-0000-0000-0000';
  const forged = await payAtProvider(world.emulator.address, { checkout: lost, shop, signature: 'forged' });
  const unsigned = await payAtProvider(world.emulator.address, { checkout: lost });
  await sweepHere();
  await eventually(async () =>
    expect(await shownHere()).toContainEqual({ paymentIntentId: unsigned, state: 'unexplained' }),
  );
  expect((await shownHere()).map(({ paymentIntentId }) => paymentIntentId)).not.toContain(forged);
});

/** Starts the first shop again, and waits until it has gone over all payments. */
async function sweepHere(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const [before] = await world.query<{ now: Date }>('select now()');
  await world.server.stop();
  await world.server.start(RECONCILING);
  await eventually(async () =>
    expect(
      await world.query('select 1 from payment_sweeps where complete_until > $1', [before?.now]),
    ).toHaveLength(1),
  );
}
