import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { correctStock, listStockMovements, setStock } from '#contract/calls/staff-products.ts';
import { takeStock } from '../stock/move-stock.ts';
import { addStockedLamp, readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const correct = (id: string, body: object, headers = {}) =>
  shop.send(correctStock, { params: { id }, body }, { headers: { ...AS_STAFF, ...headers } });
const movements = async (id: string, query: { page?: number; limit?: number } = {}) =>
  await shop.send(listStockMovements, { params: { id }, query }, staff);
const sell = (id: string, pieces: number) =>
  shop.db.transaction((tx) =>
    takeStock(tx, new Map([[id, pieces]]), { kind: 'order', id: 'MG-1', reason: 'Sold', at: new Date() }),
  );

describe('a correction of the stock', () => {
  it('by a difference is a movement with its kind, reason and person', async () => {
    const { id } = await addStockedLamp(shop.db, 3);
    const { body } = await correct(id, { change: 5, kind: 'received', reason: 'Delivery 118' });
    expect(body).toEqual({ productId: id, stock: 8, availability: true });
    await correct(id, { change: -1, kind: 'written_off', reason: 'Broken' });
    const { body: list } = await movements(id);
    expect(list.map(({ kind, change, stock, reason }) => [kind, change, stock, reason])).toEqual([
      ['written_off', -1, 7, 'Broken'],
      ['received', 5, 8, 'Delivery 118'],
      ['counting_started', 3, 3, 'Counting started'],
    ]);
    expect(list[0]).toMatchObject({ cause: { kind: 'staff', id: 'API token' }, staff: 'API token' });
  });

  it('by a count is the difference to the count that was seen, and says what happened meanwhile', async () => {
    const { id } = await addStockedLamp(shop.db, 10);
    await sell(id, 3);
    const { body } = await correct(id, { seen: 10, count: 12, reason: 'Counted' });
    expect(body).toEqual({ productId: id, stock: 9, availability: true, meanwhile: -3 });
    const { body: list } = await movements(id);
    expect(list[0]).toMatchObject({ kind: 'corrected', change: 2, stock: 9, reason: 'Counted' });
  });

  it('is refused below zero, and says what was sold meanwhile', async () => {
    const lamp = await addStockedLamp(shop.db, 10);
    await sell(lamp.id, 6);
    const byCount = await correct(lamp.id, { seen: 10, count: 2 });
    expect([byCount.status, byCount.failure.code]).toEqual([409, 'conflict']);
    expect(byCount.failure.message).toContain('6 were sold or taken off meanwhile');
    const byChange = await correct(lamp.id, { change: -5 });
    expect([byChange.status, byChange.failure.message]).toEqual([409, 'Only 4 of Low Lamp are left.']);
    expect(await readStock(shop.db, lamp)).toBe(4);
  });

  it('is refused where pieces are not counted', async () => {
    const { id } = await addStockedLamp(shop.db, null);
    const { status, failure } = await correct(id, { change: 1 });
    expect([status, failure.fields]).toEqual([409, { change: 'Stock is not counted. Set a count first.' }]);
    expect(failure.message).toContain('is not counted. Set a count first: send null as seen, and the count.');
    expect((await correct(id, { seen: 4, count: 5 })).status).toBe(409);
    expect((await correct(id, { seen: null, count: 5 })).body.stock).toBe(5);
  });

  it('that is sent twice with one key is made once', async () => {
    const lamp = await addStockedLamp(shop.db, 3);
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = [await correct(lamp.id, { change: 2 }, key), await correct(lamp.id, { change: 2 }, key)];
    expect(answers.map(({ body }) => body.stock)).toEqual([5, 5]);
    expect(await readStock(shop.db, lamp)).toBe(5);
  });

  it('is taken by the call that sets it, too', async () => {
    const { id } = await addStockedLamp(shop.db, 3);
    const put = (body: object) => shop.send(setStock, { params: { id }, body }, staff);
    expect((await put({ change: 2, reason: 'Found' })).body.stock).toBe(5);
    expect((await put({ seen: 5, count: 6, reason: 'Counted' })).body.stock).toBe(6);
    expect((await put({ stock: 40 })).body.stock).toBe(40);
  });

  test.each([{}, { change: 1.5 }, { change: 'two' }, { seen: 4 }, { count: 4 }, { change: 2_000_000 }])(
    'is refused with %j',
    async (body) => {
      const lamp = await addStockedLamp(shop.db, 3);
      expect((await correct(lamp.id, body)).status).toBe(400);
      expect(await readStock(shop.db, lamp)).toBe(3);
    },
  );
});

it('lists movements by pages, and none of a missing product', async () => {
  const { id } = await addStockedLamp(shop.db, 0);
  for (let change = 1; change <= 4; change++) await correct(id, { change });
  const second = await movements(id, { page: 2, limit: 2 });
  expect(second.body.map(({ change }) => change)).toEqual([2, 1]);
  expect(second.headers.get('X-Total-Count')).toBe('5');
  expect((await movements('missing-product')).status).toBe(404);
});

it('keeps every sale while forms that were opened before are saved', async () => {
  const lamp = await addStockedLamp(shop.db, 40);
  const sales = Array.from({ length: 12 }, () => sell(lamp.id, 1));
  const forms = Array.from({ length: 6 }, () => correct(lamp.id, { seen: 40, count: 43 }));
  await Promise.all([...sales, ...forms]);
  expect(await readStock(shop.db, lamp)).toBe(40 - 12 + 18);
});
