import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { exportOrders } from '#contract/calls/staff-orders.ts';
import { address, createOrderBody } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { orderQueries } from './order-list-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, kettle);
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };

/** An order of somebody of their own, so that tests do not see each other's. */
async function order(overrides: Parameters<typeof createOrderBody>[1] = {}) {
  const userEmail = `${randomUUID()}@example.com`;
  const placed = await shop.send(createOrder, { body: createOrderBody(lamp, { userEmail, ...overrides }) });
  expect(placed.status).toBe(201);
  return placed.body;
}

describe('the CSV file of orders', () => {
  const download = async (query: Record<string, string>) => {
    const response = await shop.fetch(`/api/orders/export?${new URLSearchParams(query)}`, AS);
    expect(response.status).toBe(200);
    return { text: await response.text(), headers: response.headers };
  };

  it('contains the orders that pass the filter, and opens in spreadsheets', async () => {
    const { id, userEmail: search } = await order();
    await order();
    const { text, headers } = await download({ search });
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/Order ID,Date,Status,Payment/);
    expect(lines[1]).toContain(id);
    expect(lines[1]).toContain(`1 × ${lamp.name}`);
  });

  it('escapes formulas in typed text', async () => {
    const fullName = '=HYPERLINK("https://evil.example","x")';
    const { userEmail: search } = await order({ shippingAddress: { ...address, fullName, city: '@SUM(1)' } });
    const { text } = await download({ search });
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text).toContain(`'@SUM(1)`);
  });

  it('contains every order once, also those placed at the same moment', async () => {
    const { userEmail: search } = await order();
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await order({ userEmail: search })).id);
    await shop.db.execute(
      `update orders set created_at = '2026-01-01T00:00:00.123456Z' where user_email = '${search}'`,
    );
    const read: string[] = [];
    const context = { now: new Date(), zone: 'UTC' };
    for await (const batch of orderQueries.readAll(shop.db, { search }, context, 2))
      read.push(...batch.map(({ id }) => id));
    expect(read).toEqual(read.toSorted());
    expect(read).toHaveLength(5);
    expect(read).toEqual(expect.arrayContaining(ids));
  });

  it('has times in the zone of the shop, readable phone numbers and no formulas', async () => {
    const phone = '+1 (503) 555-0148';
    const placed = await order({
      userPhone: phone,
      shippingAddress: { ...address, fullName: '=HYPERLINK("x")' },
    });
    await shop.db.execute(`update orders set created_at = '2026-03-01T06:30:00Z' where id = '${placed.id}'`);
    await setSettings(shop, { timeZone: 'America/Los_Angeles' });
    const file = await (await shop.fetch(`/api${exportOrders.path}?search=${placed.userEmail}`, AS)).text();
    await setSettings(shop, { timeZone: 'UTC' });
    expect(file).toContain(`${placed.id},2026-02-28 22:30:00,`);
    expect(file).toContain(',+1 (503) 555 0148,');
    expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('can have a row per line with its SKU, and the amounts of the order in its first row only', async () => {
    const products = [
      { productId: lamp.id, quantity: 2 },
      { productId: kettle.id, quantity: 1 },
    ];
    const placed = await order({ products });
    const path = `/api${exportOrders.path}?rows=lines&search=${placed.userEmail}`;
    const response = await shop.fetch(path, AS);
    expect(response.headers.get('Content-Disposition')).toMatch(/"order-lines-\d{4}-\d\d-\d\d\.csv"/);
    const [heads = [], ...lines] = (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.replace('\uFEFF', '').split(','));
    const rows = lines.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])));
    const shared = { 'Order ID': placed.id, Email: placed.userEmail };
    expect(rows).toMatchObject([
      { ...shared, Line: '1', SKU: lamp.sku, Product: lamp.name, Quantity: '2', Total: String(placed.total) },
      { ...shared, Line: '2', SKU: kettle.sku, Product: kettle.name, Quantity: '1', Total: '', Subtotal: '' },
    ]);
    expect(rows[0]).toMatchObject({ 'Unit price': '49.99', 'Line total': '99.98' });
  });
});
