import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getProduct, getProductFacets, listProducts } from '#contract/calls/products.ts';
import { getQuote } from '#contract/calls/quote.ts';
import {
  correctStock,
  getStaffProduct,
  listStaffProducts,
  setStock,
  updateProduct,
} from '#contract/calls/staff-products.ts';
import { checkouts, products, stockMovements } from '#db/schema/index.ts';
import { DAY, MINUTE } from '#domain/time-units.ts';
import { buy, createOrderBody, start } from '../testing/buy.ts';
import { addStockedLamp, LAMP_TOTAL, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

const change = (lamp: StockedLamp, body: Record<string, unknown>) =>
  shop.send(updateProduct, { params: { id: lamp.id }, body }, staff);

async function addLamp(stock: number | null) {
  const lamp = await addStockedLamp(shop.db, stock);
  await change(lamp, { inventoryPolicy: 'continue', backorderDays: 10 });
  return lamp;
}

const readCount = async ({ id }: StockedLamp) =>
  (await shop.send(getStaffProduct, { params: { id } }, staff)).body.stock;

const fetchMovements = async ({ id }: StockedLamp) => {
  const rows = await shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, id))
    .orderBy(stockMovements.id);
  return rows.map(({ kind, change, stock }) => [kind, change, stock]);
};

/** The movements add up to the count, each by itself. */
async function expectLedger(lamp: StockedLamp) {
  const { rows } = await shop.db.execute<Record<'sum' | 'count' | 'held' | 'holds', number>>(sql`
    select coalesce(sum(change), 0)::int as sum,
      (select coalesce(on_hand, stock, 0) from product_variants where id = ${lamp.id}) as count,
      coalesce(-sum(change) filter (where kind in ('held', 'released')), 0)::int as held,
      (select coalesce(sum(quantity), 0)::int from stock_holds where product_id = ${lamp.id}) as holds
    from stock_movements where product_id = ${lamp.id}`);
  expect(rows[0]?.sum).toBe(rows[0]?.count);
  expect(rows[0]?.held).toBe(rows[0]?.holds);
}

describe('W5: a product that is sold without stock', () => {
  it('goes below zero with each sale, and the movements say so', async () => {
    const lamp = await addLamp(1);
    await buy(shop, lamp, {}, { quantity: 3 });
    await shop.send(createOrder, { body: createOrderBody(lamp) });
    expect(await readCount(lamp)).toBe(-3);
    expect(await fetchMovements(lamp)).toEqual([
      ['counting_started', 1, 1],
      ['sold', -3, -2],
      ['sold', -1, -3],
    ]);
    await expectLedger(lamp);
  });

  it('is in stock for shoppers, and says that it takes longer where none is there', async () => {
    const lamp = await addLamp(1);
    const read = async () => (await shop.send(getProduct, { params: { id: lamp.id } })).body;
    const { variants: before, ...rest } = await read();
    expect(rest).toMatchObject({ availability: true, inventoryPolicy: 'continue', backorderDays: 10 });
    expect(before[0]).not.toHaveProperty('backorder');
    await change(lamp, { backorderText: 'Baked on demand' });
    const { order } = await buy(shop, lamp, {}, { quantity: 2 });
    expect(order.products[0]?.modifications).toBe('Baked on demand (10 more days)');
    const arrives = new Date(order.expectedDelivery).getTime() - new Date(order.createdAt).getTime();
    expect(arrives).toBe(15 * DAY);
    const after = await read();
    expect([after.availability, after.variants[0]?.backorder]).toEqual([
      true,
      'Baked on demand (10 more days)',
    ]);
    const query = { inStock: true, search: lamp.name };
    const { body: found } = await shop.send(listProducts, { query });
    expect(found.map(({ _id }) => _id)).toContain(lamp.id);
    expect((await shop.send(getProductFacets, { query: {} })).body.categories[0]?.count).toBeGreaterThan(0);
  });

  it('is quoted with its words for the pieces that are not there, and without them for the others', async () => {
    const lamp = await addLamp(2);
    const quote = async (quantity: number) =>
      (await shop.send(getQuote, { body: { lines: [{ productId: lamp.id, quantity }] } })).body.lines[0];
    expect((await quote(2))?.modifications).toBe('');
    expect((await quote(3))?.modifications).toBe('Made to order (10 more days)');
  });

  it('gets its pieces back when an order is canceled', async () => {
    const lamp = await addLamp(0);
    const { body: order } = await shop.send(createOrder, { body: createOrderBody(lamp) });
    expect(await readCount(lamp)).toBe(-1);
    await shop.send(cancelOrder, { params: { id: order.id }, body: { restock: true, notify: false } }, staff);
    expect(await readCount(lamp)).toBe(0);
    await expectLedger(lamp);
  });

  it('is in the list of what is below zero, and in none of low stock', async () => {
    const lamp = await addLamp(0);
    await shop.send(createOrder, { body: createOrderBody(lamp) });
    const list = async (stock: 'owed' | 'low' | 'out') =>
      (await shop.send(listStaffProducts, { query: { stock, limit: 100 } }, staff)).body;
    expect((await list('owed')).find(({ _id }) => _id === lamp.id)).toMatchObject({
      stock: -1,
      inventoryPolicy: 'continue',
    });
    expect([...(await list('low')), ...(await list('out'))].map(({ _id }) => _id)).not.toContain(lamp.id);
  });
});

describe('staff', () => {
  it('end the sale below zero: what is owed stays owed until it is received', async () => {
    const lamp = await addLamp(0);
    await buy(shop, lamp, {}, { quantity: 3 });
    await change(lamp, { inventoryPolicy: 'deny' });
    expect((await shop.send(getProduct, { params: { id: lamp.id } })).body.availability).toBe(false);
    expect((await shop.send(createOrder, { body: createOrderBody(lamp) })).failure.code).toBe(
      'product_unavailable',
    );
    const receive = (pieces: number) =>
      shop.send(correctStock, { params: { id: lamp.id }, body: { change: pieces, kind: 'received' } }, staff);
    expect((await receive(2)).body.stock).toBe(-1);
    expect((await receive(-1)).status).toBe(409);
    expect((await receive(5)).body).toMatchObject({ stock: 4, availability: true });
    const [row] = await shop.db.select().from(products).where(eq(products.id, lamp.id));
    expect(row?.stock).toBe(4);
    await expectLedger(lamp);
  });

  it('set a count below zero only of what is sold without stock', async () => {
    const [sold, other] = [await addLamp(0), await addStockedLamp(shop.db, 0)];
    const set = async ({ id }: StockedLamp) =>
      (await shop.send(setStock, { params: { id }, body: { stock: -2 } }, staff)).status;
    expect([await set(sold), await set(other)]).toEqual([200, 400]);
    expect(await readCount(sold)).toBe(-2);
    expect((await change(other, { stock: -1 })).failure.fields).toEqual({
      stock: 'Stock must be a whole number from 0 to 1,000,000',
    });
    // Another field of a product that owes pieces can be saved.
    await change(sold, { inventoryPolicy: 'deny' });
    expect((await change(sold, { stock: -2, stockSeen: -2, name: 'Old lamp' })).status).toBe(200);
  });

  it('begin while a payment holds a piece: it comes back, or is sold once', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    await start(shop, lamp, LAMP_TOTAL);
    await change(lamp, { inventoryPolicy: 'continue' });
    expect(await readCount(lamp)).toBe(0);
    shop.later(20 * MINUTE);
    await shop.reconciler.runNow();
    expect(await readCount(lamp)).toBe(1);
    await expectLedger(lamp);
  });
});

it('the movements add up when buyers, expiry and staff meet a product sold without stock', async () => {
  const lamp = await addStockedLamp(shop.db, 5);
  const expire = async () => {
    await shop.db
      .update(checkouts)
      .set({ heldUntil: new Date(0) })
      .where(sql`held_until is not null`);
    await shop.reconciler.runNow();
  };
  const doings = Array.from({ length: 60 }, (_, index) => {
    if (index % 10 === 3) return change(lamp, { inventoryPolicy: index % 20 === 3 ? 'continue' : 'deny' });
    if (index % 12 === 5) return shop.send(setStock, { params: { id: lamp.id }, body: { stock: 3 } }, staff);
    if (index % 12 === 11) return expire();
    return index % 3 === 0 ? start(shop, lamp, LAMP_TOTAL) : buy(shop, lamp);
  });
  await Promise.allSettled(doings);
  await expectLedger(lamp);
  await expire();
  await expectLedger(lamp);
});
