import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { startChild } from './processes/child.ts';
import { createDatabase, type TestDatabase } from './processes/database-server.ts';
import { KEYS } from './processes/emulator-process.ts';
import { payAtProvider } from './support/pay-at-provider.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

const DAY = 86_400;
const postgres = sharedPostgres();
let world: World;
let folder: string;
let restored: TestDatabase;
beforeAll(async () => {
  world = await startWorld({ postgres });
  folder = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
});
afterAll(async () => {
  await world?.close();
  await restored?.drop();
  await rm(folder, { recursive: true, force: true });
});

type Intent = { id: string; status: string; amount_received: number; metadata: { checkout?: string } };
type Shown = {
  paymentIntentId: string;
  amount: number;
  state: string;
  isSettled: boolean;
  explanation: string;
};

const paidAtProvider = async () =>
  (await world.emulator.list<Intent>('/v1/payment_intents')).filter(({ status }) => status === 'succeeded');
const paymentsShown = async (show = 'all') =>
  (await world.askAsStaff('GET', `/payments?show=${show}&limit=100`)).body as Shown[];

it('every payment since a backup of ten days ago is found and shown after its restore', async () => {
  const product = await world.addProduct(1_000);
  // The last sweep of the shop that is backed up was ten days ago.
  await world.query("update payment_sweeps set complete_until = now() - interval '10 days'").catch(() => []);
  const before = await world.createBuyer({ product }).finish();
  expect(before).toMatchObject({ kind: 'ordered' });
  const known = new Set((await paidAtProvider()).map(({ id }) => id));
  const file = path.join(folder, 'old.backup');
  const settings = { DATABASE_URL: world.database.url, DATA_DIR: world.server.dataDir };
  expect(await run('backup', [file], settings)).toBe(0);

  for (let time = 0; time < 8; time++) await world.createBuyer({ product }).finish();
  await world.createBuyer({ product: { plan: 'basic', price: 499 } }).finish();
  await world.createBuyer({ product }).finish({ leaveAfter: 'paying' });
  const since = (await paidAtProvider()).filter(({ id }) => !known.has(id));
  expect(since).toHaveLength(10);

  await world.server.stop();
  await world.emulator.kill();
  for (const [index, { id }] of since.entries()) movePaymentBack(id, (index + 0.1) * 0.95 * DAY);
  await world.emulator.start();
  restored = await createDatabase(postgres);
  const dataDir = path.join(folder, 'restored');
  expect(await run('restore', [file], { DATABASE_URL: restored.url, DATA_DIR: dataDir })).toBe(0);
  await world.server.start({ DATABASE_URL: restored.url, ...RECONCILING });

  await eventually(async () => {
    const shown = await paymentsShown('unsettled');
    expect(shown.map(({ paymentIntentId }) => paymentIntentId).sort()).toEqual(
      since.map(({ id }) => id).sort(),
    );
  });
  for (const { state } of await paymentsShown('unsettled')) expect(state).toBe('unexplained');
  await expectSameMoney();

  const [first] = since;
  const refund = await world.askAsStaff('POST', `/payments/${first?.id}/refund`, {});
  expect(refund).toMatchObject({ status: 200, body: { state: 'refunded', isSettled: true } });
});

it('a second payment that names a known checkout is shown as one of its own, and can be refunded', async () => {
  await world.server.stop();
  await world.server.start({ DATABASE_URL: world.database.url, ...RECONCILING });
  const product = await world.addProduct(10);
  const bought = await world.createBuyer({ product }).finish();
  if (bought.kind !== 'ordered') throw new Error(`Not ordered: ${bought.kind}`);
  const second = await payAtProvider(world.emulator.address, { checkout: bought.orderId });
  await world.server.stop();
  await world.emulator.kill();
  movePaymentBack(second, 120);
  await world.emulator.start();
  await world.server.start(RECONCILING);
  await eventually(async () => {
    const shown = (await paymentsShown('unsettled')).find(
      ({ paymentIntentId }) => paymentIntentId === second,
    );
    expect(shown).toMatchObject({ state: 'unexplained', isSettled: false });
    expect(shown?.explanation).toContain(`A second payment for ${bought.orderId}.`);
    await expectSameMoney();
  });
  const refund = await world.askAsStaff('POST', `/payments/${second}/refund`, {});
  expect(refund).toMatchObject({ status: 200, body: { state: 'refunded' } });
  const { body: order } = await world.askAsStaff('GET', `/orders/${bought.orderId}`);
  expect(order).toMatchObject({ paymentStatus: 'paid', paymentIntentId: bought.paymentIntentId });
});

it('refunds made since the backup are found again, of orders that the backup knows', async () => {
  const product = await world.addProduct(10);
  const orders: string[] = [];
  const payments: string[] = [];
  for (let time = 0; time < 3; time++) {
    const bought = await world.createBuyer({ product }).finish();
    if (bought.kind !== 'ordered') throw new Error(`Not ordered: ${bought.kind}`);
    orders.push(bought.orderId);
    payments.push(bought.paymentIntentId ?? '');
  }
  const [byStaff = '', , unknown] = orders;
  const file = path.join(folder, 'with-orders.backup');
  expect(
    await run('backup', [file], { DATABASE_URL: world.database.url, DATA_DIR: world.server.dataDir }),
  ).toBe(0);
  const body = { lines: [{ position: 0, quantity: 1 }], notify: false };
  const made = await world.askAsStaff('POST', `/orders/${byStaff}/refunds`, body);
  expect(made.status).toBe(201);
  const { id, amount } = made.body as { id: string; amount: number };
  await refundAtProvider(payments[1] ?? '', 700);

  await world.server.stop();
  await restored?.drop();
  restored = await createDatabase(postgres);
  const dataDir = path.join(folder, 'restored-again');
  expect(await run('restore', [file], { DATABASE_URL: restored.url, DATA_DIR: dataDir })).toBe(0);
  await world.server.start({ DATABASE_URL: restored.url, ...RECONCILING });

  const listRefunds = async (order = '') =>
    (await world.askAsStaff('GET', `/orders/${order}/refunds`)).body as { id: string; amount: number }[];
  await eventually(async () => {
    expect(await listRefunds(byStaff)).toMatchObject([{ id, amount, status: 'succeeded' }]);
    expect(await listRefunds(orders[1])).toMatchObject([{ amount: 7, status: 'succeeded' }]);
  });
  expect(await listRefunds(unknown)).toEqual([]);
});

async function refundAtProvider(paymentIntentId: string, amount: number): Promise<void> {
  const made = await fetch(`${world.emulator.address}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEYS.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ payment_intent: paymentIntentId, amount: String(amount) }),
  });
  expect(made.status).toBe(200);
}

/** The payments that staff see are those that the provider took. */
async function expectSameMoney(): Promise<void> {
  const taken = (await paidAtProvider()).map(({ id, amount_received }) => [id, amount_received]);
  const shown = (await paymentsShown())
    .filter(({ state }) => state !== 'open' && state !== 'cancelled')
    .map(({ paymentIntentId, amount }) => [paymentIntentId, Math.round(amount * 100)]);
  expect(shown.sort()).toEqual(taken.sort());
}

/** Makes a payment older in the emulator's ledger. */
function movePaymentBack(paymentIntentId: string, seconds: number): void {
  const ledger = new DatabaseSync(world.emulator.ledgerFile);
  const created = Math.floor(Date.now() / 1_000 - seconds);
  ledger
    .prepare(`update records set created = ?, record = json_set(record, '$.created', ?) where id = ?`)
    .run(created, created, paymentIntentId);
  ledger.close();
}

async function run(name: 'backup' | 'restore', args: string[], environment: Record<string, string>) {
  const script = path.join(import.meta.dirname, `../../scripts/${name}.ts`);
  const child = startChild(name, [script, ...args], environment);
  return await child.ended;
}
