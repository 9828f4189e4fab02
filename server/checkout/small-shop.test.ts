import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { orders, productVariants, throttles } from '#db/schema/index.ts';
import { HOUR } from '#domain/time-units.ts';
import { buy, createOrderBody, start } from '../testing/buy.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let lamps: StockedLamp[] = [];
let [stranger, behindProxy] = ['', '127.0.0.1'];
let addresses = 0;

/** A shop of ten products with one piece each. */
beforeEach(async () => {
  await shop.db.delete(throttles);
  await shop.db.update(orders).set({ deletedAt: new Date() });
  await shop.db.update(productVariants).set({ isOffered: false });
  lamps = await Promise.all(Array.from({ length: 10 }, () => addStockedLamp(shop.db, 1)));
  stranger = `198.51.100.${++addresses}`;
});

type Init = { address?: string; headers?: typeof AS_STAFF };

const order = async (some: readonly StockedLamp[], init: Init) => {
  const products = some.map(({ id: productId }) => ({ productId, quantity: 1 }));
  const [lamp] = some;
  if (!lamp) throw new Error('An order has a product');
  return (await shop.send(createOrder, { body: createOrderBody(lamp, { products }) }, init)).status;
};

const orderEach = async (init: Init) =>
  await Promise.all(lamps.map(async (lamp) => await order([lamp], init)));

const left = async () => {
  const stocks = await Promise.all(lamps.map(async (lamp) => await readStock(shop.db, lamp)));
  return stocks.filter((stock) => stock === 1).length;
};

describe('unpaid orders in a small shop', () => {
  it('of one address hold a quarter of it', async () => {
    expect((await orderEach({ address: stranger })).filter((status) => status === 201)).toHaveLength(2);
    expect(await left()).toBe(8);
  });

  it('cannot take all of it at once', async () => {
    expect(await order(lamps, { address: stranger })).toBe(409);
    expect(await order(lamps, { address: behindProxy })).toBe(409);
    expect(await left()).toBe(10);
  });

  it('of many addresses, also behind a proxy nobody named, hold half of it', async () => {
    expect((await orderEach({ address: behindProxy })).filter((status) => status === 201)).toHaveLength(5);
    expect(await left()).toBe(5);
    for (const lamp of lamps) if ((await readStock(shop.db, lamp)) === 1) await buy(shop, lamp);
    expect(await left()).toBe(0);
  });

  it('hold less from an address that held pieces in vain', async () => {
    await orderEach({ address: stranger });
    shop.later(73 * HOUR);
    await shop.reconciler.runNow();
    expect(await left()).toBe(10);
    expect(new Set(await orderEach({ address: stranger }))).toEqual(new Set([409]));
    expect((await orderEach({ address: '203.0.113.9' })).filter((status) => status === 201)).toHaveLength(2);
  });

  it('are not limited for staff', async () => {
    expect(await order(lamps, { headers: AS_STAFF })).toBe(201);
  });

  it('can take the only piece there is', async () => {
    await shop.db.update(productVariants).set({ isOffered: false });
    const lamp = await addStockedLamp(shop.db, 1);
    expect(await order([lamp], { address: stranger })).toBe(201);
  });
});

describe('payments that are never made in a small shop', () => {
  const startFor = async (lamp: StockedLamp, address: string) =>
    await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) }, { address });

  it('of one address hold half of it, even if all are started at once', async () => {
    const started = await Promise.all(lamps.map(async (lamp) => await startFor(lamp, stranger)));
    expect(started.filter(({ body }) => body?.heldUntil)).toHaveLength(5);
    expect(await left()).toBe(5);
  });

  it('leave everything to others, who pay first', async () => {
    for (const lamp of lamps.slice(0, 3)) await startFor(lamp, stranger);
    for (const lamp of lamps) if ((await readStock(shop.db, lamp)) === 1) await buy(shop, lamp);
    expect(await left()).toBe(0);
  });
});
