import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { getProduct, listProducts } from '#contract/calls/products.ts';
import { setStock } from '#contract/calls/staff-products.ts';
import { orders } from '#db/schema/index.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { MINUTE } from '#domain/time-units.ts';
import { buy, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { takeStock } from './move-stock.ts';

const SOLD: StockCause = { kind: 'order', id: 'MG-1', reason: 'Sold', at: new Date() };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const startLamp = (lamp: StockedLamp, quantity = 1) => {
  const totals: Record<number, number> = { 1: LAMP_TOTAL, 2: 122.98, 3: 176.97 };
  const order = createOrderBody(lamp, { products: [{ productId: lamp.id, quantity }] });
  return start(shop, lamp, totals[quantity] ?? 0, { order, quantity });
};

describe('a purchase', () => {
  it('holds stock until it is paid, then sells it', async () => {
    const lamp = await addStockedLamp(shop.db, 3);
    const { body } = await startLamp(lamp, 2);
    expect(await readStock(shop.db, lamp)).toBe(1);
    const minutes = (Date.parse(body.heldUntil ?? '') - Date.now()) / MINUTE;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);

    await confirmCard(shop, body.clientSecret);
    const order = createOrderBody(lamp, { products: [{ productId: lamp.id, quantity: 2 }] });
    const placed = await shop.send(createOrder, {
      body: { ...order, paymentIntentId: body.paymentIntentId },
    });
    expect(placed.status).toBe(201);
    expect(await readStock(shop.db, lamp)).toBe(1);

    shop.later(20 * MINUTE);
    await shop.reconciler.runNow();
    expect(await readStock(shop.db, lamp)).toBe(1);
  });

  it('holds stock for a payment without an order', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    const { body } = await start(shop, lamp, LAMP_TOTAL);
    expect(await readStock(shop.db, lamp)).toBe(0);
    await confirmCard(shop, body.clientSecret);
    const order = { ...createOrderBody(lamp), paymentIntentId: body.paymentIntentId };
    expect((await shop.send(createOrder, { body: order })).status).toBe(201);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });

  it('takes stock for an order without a payment', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    expect((await shop.send(createOrder, { body: createOrderBody(lamp) })).status).toBe(201);
    const { status, failure } = await shop.send(createOrder, { body: createOrderBody(lamp) });
    expect([status, failure.code]).toEqual([409, 'product_unavailable']);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });

  it('ignores products without counted stock', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const { started } = await buy(shop, lamp);
    expect(started.body).not.toHaveProperty('heldUntil');
    expect(await readStock(shop.db, lamp)).toBeNull();
  });

  it('succeeds if staff stop counting meanwhile', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    // Exactly the counted pieces that the look found are taken.
    const taken = await shop.db.transaction((tx) => takeStock(tx, new Map([[lamp.id, 2]]), SOLD));
    expect([taken, await readStock(shop.db, lamp)]).toEqual([new Map(), null]);
  });
});

describe('short stock', () => {
  it('refuses a larger quantity and says how many are left', async () => {
    const lamp = await addStockedLamp(shop.db, 2);
    const { status, failure } = await startLamp(lamp, 3);
    expect([status, failure.message]).toEqual([409, 'Only 2 of Low Lamp are left.']);
    expect(await readStock(shop.db, lamp)).toBe(2);
  });

  it('shows the product as out of stock in every call', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    await startLamp(lamp);
    const one = await shop.send(getProduct, { params: { id: lamp.id } });
    expect(one.body.availability).toBe(false);
    const all = await shop.send(listProducts, { query: {} });
    expect(all.body.find((product) => product._id === lamp.id)?.availability).toBe(false);
    expect((await startLamp(lamp)).failure.code).toBe('product_unavailable');
    expect((await start(shop, lamp, LAMP_TOTAL)).failure.code).toBe('product_unavailable');
  });

  it('sells the last piece to one of fifty buyers', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => startLamp(lamp)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.failure?.code === 'product_unavailable')).toHaveLength(49);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });

  it('sells twenty pieces to twenty of a hundred concurrent buyers', async () => {
    const lamp = await addStockedLamp(shop.db, 20);
    const before = (await shop.db.select().from(orders)).length;
    const bought = await Promise.allSettled(Array.from({ length: 100 }, () => buy(shop, lamp)));
    expect(bought.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect((await shop.db.select().from(orders)).length - before).toBe(20);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });
});

describe('the stock call', () => {
  it('changes, starts and ends a count', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const set = (stock: number | null) =>
      shop.send(setStock, { params: { id: lamp.id }, body: { stock } }, { headers: AS_STAFF });
    expect((await set(0)).body).toEqual({ productId: lamp.id, stock: 0, availability: false });
    expect((await set(7)).body).toMatchObject({ stock: 7, availability: true });
    expect((await set(null)).body).toMatchObject({ stock: null, availability: true });
  });

  test.each([-1, 1.5, '7', 1e9])('refuses a count of %j', async (stock) => {
    const lamp = await addStockedLamp(shop.db, 1);
    const input = { params: { id: lamp.id }, body: { stock: stock as number } };
    expect((await shop.send(setStock, input, { headers: AS_STAFF })).status).toBe(400);
  });

  test.each([
    {},
    { Authorization: 'Bearer ' },
    { Authorization: 'Bearer guessed-token-guessed-token-guessed' },
    { Authorization: `Basic ${AS_STAFF.Authorization.slice(7)}` },
  ])('requires staff: refuses %j', async (headers) => {
    const lamp = await addStockedLamp(shop.db, 1);
    const { status, failure } = await shop.send(
      setStock,
      { params: { id: lamp.id }, body: { stock: 5 } },
      { headers },
    );
    expect([status, failure.code]).toEqual([401, 'not_signed_in']);
    expect(await readStock(shop.db, lamp)).toBe(1);
  });
});
