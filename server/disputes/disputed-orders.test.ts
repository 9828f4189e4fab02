import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { fulfilOrder, fulfilOrders, listOrdersToPack } from '#contract/calls/fulfilments.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { quickSearch } from '#contract/calls/quick-search.ts';
import { changeStatusInBulk, getStaffOrder, listOrderRows } from '#contract/calls/staff-orders.ts';
import { SEND_WHILE_DISPUTED } from '#domain/disputes/dispute.ts';
import { CARDS } from '../testing/buy.ts';
import { buyThreeLamps } from '../testing/buy-lamps.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const disputed = async () => (await buyThreeLamps(shop, { card: CARDS.disputed })).id;
const listed = async (need: 'to-pack' | 'to-send' | 'disputed') =>
  (await shop.send(listOrderRows, { query: { need, limit: 100 } }, as)).body;

describe('O7: an order whose payment is disputed', () => {
  it('is kept apart from those to pack and to send, and marked wherever it is listed', async () => {
    const [id, other] = [await disputed(), (await buyThreeLamps(shop)).id];
    expect((await listed('to-pack')).map((row) => row.id)).toEqual([other]);
    expect(await listed('disputed')).toMatchObject([{ id, disputed: true }]);
    const { body: dashboard } = await shop.send(getDashboard, { query: {} }, as);
    expect(dashboard.needs.ordersToPack).toBe(1);
    expect(dashboard.orders.map((row) => [row.id, row.disputed])).toEqual([
      [other, undefined],
      [id, true],
    ]);
    expect((await shop.send(getStaffOrder, { params: { id } }, as)).body.disputed).toBe(true);
    const quick = async (q: string) => (await shop.send(quickSearch, { query: { q } }, as)).body.orders;
    expect((await quick(id))[0]?.disputed).toBe(true);
    expect((await quick(other))[0]).not.toHaveProperty('disputed');
    const packing = await shop.send(listOrdersToPack, { query: { ids: [id, other].join(',') } as never }, as);
    expect(packing.body.map((order) => order.disputed)).toEqual([true, undefined]);
    await shop.send(updateOrderStatus, { params: { id }, body: { status: 'packaging' } }, as);
    expect(await listed('to-send')).toEqual([]);
  });

  it('is sent only if staff confirm it', async () => {
    const id = await disputed();
    const send = (more: object) => shop.send(fulfilOrder, { params: { id }, body: more }, as);
    const refused = await send({});
    expect([refused.status, refused.failure.fields]).toEqual([409, { evenIfDisputed: SEND_WHILE_DISPUTED }]);
    expect((await send({ evenIfDisputed: true })).status).toBe(201);
  });

  it('is sent in bulk, or by a status, only if staff confirm it', async () => {
    const [one, other, third] = [await disputed(), await disputed(), await disputed()];
    const parcels = (more: object) => {
      const body = { orders: [{ id: one, trackingNumber: null }], carrier: null, ...more };
      return shop.send(fulfilOrders, { body }, as);
    };
    expect((await parcels({})).body.failed).toEqual([{ id: one, message: SEND_WHILE_DISPUTED }]);
    expect((await parcels({ evenIfDisputed: true })).body.succeeded).toEqual([one]);
    const set = (more: object) =>
      shop.send(updateOrderStatus, { params: { id: other }, body: { status: 'on-the-road', ...more } }, as);
    expect((await set({})).status).toBe(409);
    expect((await set({ evenIfDisputed: true })).status).toBe(200);
    const setAll = (more: object) => {
      const body = { status: 'delivered' as const, orders: [{ id: third }], ...more };
      return shop.send(changeStatusInBulk, { body }, as);
    };
    expect((await setAll({})).body.failed).toEqual([{ id: third, message: SEND_WHILE_DISPUTED }]);
    expect((await setAll({ evenIfDisputed: true })).body.succeeded).toEqual([third]);
  });
});
