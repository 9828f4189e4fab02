import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDashboard, getFirstSteps, removeDemoData } from '#contract/calls/dashboard.ts';
import { listDiscounts, updateDiscount } from '#contract/calls/discounts.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { listProducts } from '#contract/calls/products.ts';
import { addOrderNote, listOrders } from '#contract/calls/staff-orders.ts';
import { updateProduct } from '#contract/calls/staff-products.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { fillEmptyShop } from '#server/demo/fill-empty-shop.ts';
import { getDemoLedgerPath } from '#server/payments/payments.ts';
import { recordFilledPayments } from '#server/payments/record-filled-payments.ts';
import { buy } from '#server/testing/buy.ts';
import { AS_STAFF, openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { runAudit } from './audit/run-audit.ts';
import { openBeside } from './audit/testing/beside-shop.ts';

/** Milliseconds before the audit looks again. */
const PAUSE = 10;

const CHANGED = 'heron-pour-over-kettle-pm6x665g';

let database: TestDatabase;
let dataDir: string;
let shop: TestShop;
/** A made-up order with a note by staff, and an order of a customer. */
let noted: string;
let bought: string;
let removed: unknown;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-remove-demo-'));
  const filledAt = new Date(Date.now() - 60_000);
  await fillEmptyShop(database.db, { withOrders: true, now: filledAt });
  await recordFilledPayments(database.db, getDemoLedgerPath(dataDir));
  const { host = '', port = 0, user = '', password, database: name = '' } = database.db.$client.options;
  shop = await openTestShop({ dataDir }, { host, port, user, password: String(password), database: name });
  const { body: orders } = await staff(listOrders, { query: { limit: 1 } });
  noted = orders[0]?.id ?? '';
  await staff(addOrderNote, { params: { id: noted }, body: { text: 'Ask about the colour.' } });
  await staff(updateProduct, { params: { id: CHANGED }, body: { name: 'Kettle of my own' } });
  await staff(updateDiscount, { params: { id: 'DC-DEM0-FREE-SH1P-0000' }, body: { title: 'Ours' } });
  const { rows } = await shop.db.execute<{ id: string; name: string; priceCents: number }>(sql`
    select id, name, effective_price_cents as "priceCents" from products where id = ${CHANGED}`);
  bought = (await buy(shop, rows[0] ?? { id: '', name: '', priceCents: 0 })).order.id;
  // Pressed twice.
  const answers = await Promise.all([staff(removeDemoData, {}), staff(removeDemoData, {})]);
  expect(answers[1]).toEqual(answers[0]);
  removed = answers[0].body;
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const staff: TestShop['send'] = (call, input) => shop.send(call, input, { headers: AS_STAFF });

async function count(table: string): Promise<number> {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

describe('removing the demo', () => {
  it('says what it removed', () => {
    expect(removed).toEqual({ products: 65, orders: 319, members: 13, messages: 15 });
  });

  it('keeps what staff have changed, and what customers have bought', async () => {
    const { body: products } = await shop.send(listProducts, { query: {} });
    expect(products.map(({ name }) => name)).toEqual(['Kettle of my own']);
    const { body: orders } = await staff(listOrders, { query: {} });
    expect(orders.map(({ id }) => id).sort()).toEqual([noted, bought].sort());
    const { body: discounts } = await staff(listDiscounts, { query: {} });
    expect(discounts.map(({ title }) => title)).toEqual(['Ours']);
  });

  it('leaves nothing that belongs to a removed row', async () => {
    for (const table of ['memberships', 'messages', 'message_answers', 'demo_rows'])
      expect(await count(table), table).toBe(0);
    const { body: payments } = await staff(listPayments, { query: {} });
    expect(payments.length).toBeLessThanOrEqual(2);
    const { rows } = await shop.db.execute(sql`
      select event from mails where event not like '%' || ${noted} || '%' and event not like '%' || ${bought} || '%'`);
    expect(rows).toEqual([]);
  });

  it('keeps figures, payments and database equal', async () => {
    const { body: dashboard } = await staff(getDashboard, { query: {} });
    expect(dashboard.stats).toMatchObject({ totalOrders: 2, totalUsers: 2 });
    const beside = await openBeside(shop);
    const { code, output } = await runAudit(beside.environment, { pause: PAUSE });
    beside.close();
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('2 orders') });
  });

  it('is a first step that is done then', async () => {
    const { body: steps } = await staff(getFirstSteps, {});
    const stateOf = (name: string) => steps.find(({ step }) => step === name);
    expect(stateOf('remove_demo')).toEqual({ step: 'remove_demo', isDone: true });
    expect(stateOf('add_product')).toEqual({ step: 'add_product', isDone: true });
    expect(stateOf('set_company')?.missing).toBe('The shop is still called Marigold.');
  });

  it('removes nothing when it is repeated', async () => {
    const { body } = await staff(removeDemoData, {});
    expect(body).toEqual({ products: 0, orders: 0, members: 0, messages: 0 });
  });

  it('is for staff only', async () => {
    expect((await shop.send(removeDemoData, {})).status).toBe(401);
  });
});
