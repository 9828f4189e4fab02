import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { createOrder, getOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { mails, orders, throttles, unpaidIps } from '#db/schema/index.ts';
import { MAX_OPEN_UNPAID_ORDERS } from '#domain/orders/unpaid-order.ts';
import { HOUR } from '#domain/time-units.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ unpaidOrdersFromIp: 3 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
  await shop.db.delete(unpaidIps);
  await shop.db.update(orders).set({ deletedAt: new Date() });
});

/** A proxy that the configuration does not name, with all visitors behind it. */
const BEHIND_PROXY = { address: '127.0.0.1' };

const order = (lamp: StockedLamp, quantity = 1, init: { address?: string; headers?: typeof AS_STAFF } = {}) =>
  shop.send(
    createOrder,
    { body: createOrderBody(lamp, { products: [{ productId: lamp.id, quantity }] }) },
    init,
  );
const totalSales = async () =>
  (await shop.send(getDashboard, { query: {} }, { headers: AS_STAFF })).body.stats.totalSales;
const found = async (id: string) => (await shop.send(getOrder, { params: { id } })).body;

describe('an unpaid order', () => {
  it('is no sale', async () => {
    const lamp = await addStockedLamp(shop.db, 10);
    const before = await totalSales();
    expect((await order(lamp, 3)).status).toBe(201);
    expect(await totalSales()).toBe(before);
    await buy(shop, lamp);
    expect(await totalSales()).toBeCloseTo(before + LAMP_TOTAL);
  });

  it('gives its pieces back after its time, and mails the customer', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    const { body: placed } = await order(lamp, 1);
    shop.later(71 * HOUR);
    await shop.reconciler.runNow();
    expect([(await found(placed.id)).status, await readStock(shop.db, lamp)]).toEqual(['placed', 0]);
    shop.later(2 * HOUR);
    await Promise.all([shop.reconciler.runNow(), shop.reconciler.runNow()]);
    await shop.reconciler.runNow();
    expect(await readStock(shop.db, lamp)).toBe(1);
    const canceled = await found(placed.id);
    expect(canceled).toMatchObject({ status: 'rejected', cancellation: { by: 'expiry' } });
    expect(canceled.activities.at(-1)).toMatchObject({
      status: 'rejected',
      description: 'Canceled: it was not paid in time',
    });
    const written = await shop.db
      .select()
      .from(mails)
      .where(eq(mails.event, `order:${placed.id}:status:1`));
    expect(written).toHaveLength(1);
  });

  it('is held for the time that staff set', async () => {
    await setSettings(shop, { unpaidOrderHours: 1 });
    const lamp = await addStockedLamp(shop.db, 1);
    await order(lamp);
    shop.later(HOUR + 1_000);
    await shop.reconciler.runNow();
    expect(await readStock(shop.db, lamp)).toBe(1);
    await setSettings(shop, { unpaidOrderHours: 72 });
  });

  it('is not canceled once staff work on it', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    const { body } = await order(lamp);
    const change = { params: { id: body.id }, body: { status: 'packaging' as const } };
    await shop.send(updateOrderStatus, change, { headers: AS_STAFF });
    shop.later(1_000 * HOUR);
    await shop.reconciler.runNow();
    expect([(await found(body.id)).status, await readStock(shop.db, lamp)]).toEqual(['packaging', 0]);
  });
});

describe('orders without a payment', () => {
  it('are refused when staff do not accept them', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    await setSettings(shop, { acceptUnpaidOrders: false });
    const { status, failure } = await order(lamp);
    expect([status, failure.code]).toEqual([422, 'payment_refused']);
    expect(await readStock(shop.db, lamp)).toBe(1);
    await buy(shop, lamp);
    await setSettings(shop, { acceptUnpaidOrders: true });
  });

  it('are limited for each address, but not for staff', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    for (let i = 0; i < 3; i++) expect((await order(lamp)).status).toBe(201);
    expect((await order(lamp)).failure.code).toBe('too_many_requests');
    expect((await order(lamp, 1, { address: '198.51.100.7' })).status).toBe(201);
    expect((await order(lamp, 1, { headers: AS_STAFF })).status).toBe(201);
  });

  it('are limited in the whole shop, also behind a proxy nobody named', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const statuses: number[] = [];
    while (statuses.length < MAX_OPEN_UNPAID_ORDERS + 10) {
      const some = Array.from({ length: 11 }, () => order(lamp, 1, BEHIND_PROXY));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_OPEN_UNPAID_ORDERS);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect((await order(lamp, 1, { headers: AS_STAFF })).status).toBe(201);
    await buy(shop, lamp);
  });

  it('never hold more than half of a stock, so that others can buy', async () => {
    const lamp = await addStockedLamp(shop.db, 100);
    const statuses = [];
    for (const quantity of [20, 30, 1]) statuses.push((await order(lamp, quantity, BEHIND_PROXY)).status);
    expect(statuses).toEqual([201, 201, 409]);
    expect(await readStock(shop.db, lamp)).toBe(50);
    await buy(shop, lamp);
    expect((await order(lamp, 10, { headers: AS_STAFF })).status).toBe(201);
  });

  it('hold less after they held pieces in vain, so that it does not happen again and again', async () => {
    const lamp = await addStockedLamp(shop.db, 20);
    expect((await order(lamp, 10, BEHIND_PROXY)).status).toBe(201);
    shop.later(73 * HOUR);
    await shop.reconciler.runNow();
    expect(await readStock(shop.db, lamp)).toBe(20);
    const { status, failure } = await order(lamp, 1, BEHIND_PROXY);
    expect([status, failure.message]).toEqual([409, 'Low Lamp can only be ordered with a payment now.']);
    await buy(shop, lamp);
    shop.later(8 * 24 * HOUR);
    expect((await order(lamp, 1, BEHIND_PROXY)).status).toBe(201);
  });
});
