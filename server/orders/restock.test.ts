import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restockOrder } from '#contract/calls/cancellations.ts';
import { updateOrderStatus, type WireOrder } from '#contract/calls/orders.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { deleteOrder, getStaffOrder, restoreOrder } from '#contract/calls/staff-orders.ts';
import { orderLines } from '#db/schema/index.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { buy } from '../testing/buy.ts';
import { addStockedLamp, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function sold(stock = 3): Promise<{ lamp: StockedLamp; order: WireOrder; paymentIntentId: string }> {
  const lamp = await addStockedLamp(shop.db, stock);
  const { order, paymentIntentId } = await buy(shop, lamp);
  expect(await readStock(shop.db, lamp)).toBe(stock - 1);
  return { lamp, order, paymentIntentId };
}

const as = { headers: AS_STAFF };
const setStatus = (id: string, status: OrderStatus, restock?: boolean) =>
  shop.send(updateOrderStatus, { params: { id }, body: { status, restock } }, as);
const remove = (id: string, query: { restock?: boolean } = {}) =>
  shop.send(deleteOrder, { params: { id }, query: query as { restock?: never } }, as);
const restore = (id: string) => shop.send(restoreOrder, { params: { id } }, as);
const restock = (id: string) => shop.send(restockOrder, { params: { id } }, as);
const restockable = async (id: string) =>
  (await shop.send(getStaffOrder, { params: { id } }, as)).body.restockable;

describe('rejecting an order', () => {
  it('puts its pieces back into stock, once', async () => {
    const { lamp, order } = await sold();
    expect(await restockable(order.id)).toBe(1);
    await Promise.all([setStatus(order.id, 'rejected'), remove(order.id), setStatus(order.id, 'rejected')]);
    await remove(order.id, { restock: true });
    expect([await readStock(shop.db, lamp), await restockable(order.id)]).toEqual([3, 0]);
  });

  it('leaves them out of stock if staff say so, until they restock it', async () => {
    const { lamp, order } = await sold();
    await setStatus(order.id, 'rejected', false);
    expect([await readStock(shop.db, lamp), await restockable(order.id)]).toEqual([2, 1]);
    const answers = await Promise.all([restock(order.id), restock(order.id)]);
    expect(answers.map(({ body }) => body.restocked).sort()).toEqual([0, 1]);
    expect(await readStock(shop.db, lamp)).toBe(3);
  });

  it('leaves shipped pieces out of stock unless staff say that they came back', async () => {
    const { lamp, order } = await sold();
    await setStatus(order.id, 'delivered');
    await setStatus(order.id, 'rejected');
    expect(await readStock(shop.db, lamp)).toBe(2);
    await setStatus(order.id, 'delivered');
    await setStatus(order.id, 'rejected', true);
    expect(await readStock(shop.db, lamp)).toBe(3);
  });

  it('takes the pieces again when the order goes on, unless they were sold', async () => {
    const { lamp, order } = await sold(1);
    await setStatus(order.id, 'rejected');
    expect((await setStatus(order.id, 'placed')).status).toBe(200);
    expect(await readStock(shop.db, lamp)).toBe(0);
    await setStatus(order.id, 'rejected');
    await buy(shop, lamp);
    const { status, failure } = await setStatus(order.id, 'processing');
    expect([status, failure.message]).toEqual([
      409,
      'The pieces of this order went back into stock and were sold meanwhile. Add stock first.',
    ]);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });
});

describe('deleting an order', () => {
  it('puts its pieces back into stock, and restoring it takes them again', async () => {
    const { lamp, order } = await sold();
    await remove(order.id);
    expect(await readStock(shop.db, lamp)).toBe(3);
    await restore(order.id);
    expect(await readStock(shop.db, lamp)).toBe(2);
    await restore(order.id);
    expect(await readStock(shop.db, lamp)).toBe(2);
  });

  it('leaves them out of stock if staff say so', async () => {
    const { lamp, order } = await sold();
    await remove(order.id, { restock: false });
    expect(await readStock(shop.db, lamp)).toBe(2);
  });
});

describe('restocking', () => {
  it('is possible after a refund', async () => {
    const { lamp, order, paymentIntentId } = await sold();
    expect((await restock(order.id)).status).toBe(409);
    await shop.send(refundPayment, { params: { paymentIntentId } }, as);
    expect((await restock(order.id)).body).toEqual({ id: order.id, restocked: 1 });
    expect(await readStock(shop.db, lamp)).toBe(3);
  });

  it('never returns what was not counted', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const { order } = await buy(shop, lamp);
    await setStatus(order.id, 'rejected', true);
    expect([await restockable(order.id), (await restock(order.id)).body.restocked]).toEqual([0, 0]);
  });

  it('twice is refused by the database', async () => {
    const { order } = await sold();
    const twice = shop.db.update(orderLines).set({ canceled: 1, restocked: 2 });
    await expect(twice.where(eq(orderLines.orderId, order.id))).rejects.toThrow();
  });
});
