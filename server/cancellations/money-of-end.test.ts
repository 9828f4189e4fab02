import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { createDraftOrder, markDraftOrderPaid } from '#contract/calls/draft-orders.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { listRefunds, noteReturned, refundOrder } from '#contract/calls/refunds.ts';
import {
  changeStatusInBulk,
  deleteOrder,
  getStaffOrder,
  listOrderRows,
} from '#contract/calls/staff-orders.ts';
import { orders } from '#db/schema/index.ts';
import { address } from '../testing/buy.ts';
import { buyThreeLamps, shownOrder, THREE_LAMPS } from '../testing/buy-lamps.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };

/** An order of three lamps that was paid by bank transfer. */
async function paidByBank(): Promise<string> {
  const lamp = await addStockedLamp(shop.db, 5);
  const lines = [{ productId: lamp.id, quantity: 3 }];
  const body = { email: 'ada@example.com', shippingAddress: address, lines };
  const { body: draft } = await shop.send(createDraftOrder, { body }, as);
  const method = { method: 'Bank transfer' };
  const paid = await shop.send(markDraftOrderPaid, { params: { id: draft.id }, body: method }, as);
  return paid.body.id;
}

const reject = (id: string, more: object = {}) =>
  shop.send(updateOrderStatus, { params: { id }, body: { status: 'rejected', ...more } }, as);
const note = (id: string, body: object = {}) => shop.send(noteReturned, { params: { id }, body }, as);
const readOwed = async (id: string) => (await shop.send(getStaffOrder, { params: { id } }, as)).body.owed;
const unsettled = async (id: string) => {
  const query = { show: 'unsettled' as const, search: id };
  return (await shop.send(listPayments, { query }, as)).body[0];
};

it('is listed as that of a canceled order, in the words of the order itself', async () => {
  const { id } = await buyThreeLamps(shop);
  const body = { money: 'owed' as const, reason: 'Out of clay' };
  expect((await shop.send(cancelOrder, { params: { id }, body }, as)).status).toBe(201);
  expect((await unsettled(id))?.order?.cancellation).toMatchObject({ by: 'staff', reason: 'Out of clay' });
});

describe('the money of a paid order that is rejected', () => {
  it('is owed and stays in sight unless staff say more', async () => {
    const { id } = await buyThreeLamps(shop);
    const before = (await shop.send(getDashboard, { query: {} }, as)).body.needs.unsettledPayments;
    expect((await reject(id)).body).toMatchObject({ status: 'rejected', paymentStatus: 'paid' });
    expect(await readOwed(id)).toBe(THREE_LAMPS);
    const explanation = '$176.97 is owed to the customer. Refund it, or note how it was returned.';
    expect(await unsettled(id)).toMatchObject({ owed: THREE_LAMPS, isSettled: false, explanation });
    const { body: rows } = await shop.send(listOrderRows, { query: { need: 'owed', search: id } }, as);
    expect(rows).toMatchObject([{ id, owed: THREE_LAMPS }]);
    const after = (await shop.send(getDashboard, { query: {} }, as)).body.needs.unsettledPayments;
    expect(after).toBe(before + 1);
  });

  it('is refunded if they say so, and owed no more once they refund it', async () => {
    const [one, other] = [await buyThreeLamps(shop), await buyThreeLamps(shop)];
    expect((await reject(one.id, { money: 'refund' })).body.paymentStatus).toBe('refunded');
    await reject(other.id);
    await shop.send(refundOrder, { params: { id: other.id }, body: { adjustment: 100 } }, as);
    expect(await readOwed(other.id)).toBe(76.97);
    await shop.send(refundOrder, { params: { id: other.id }, body: {} }, as);
    expect([await readOwed(other.id), await unsettled(other.id)]).toEqual([undefined, undefined]);
  });

  it('is noted as returned another way, in parts or at once, and never twice', async () => {
    const [one, other] = [await buyThreeLamps(shop), await buyThreeLamps(shop)];
    await reject(one.id, { money: 'returned', way: 'Bank transfer' });
    expect((await shownOrder(shop, one.id)).paymentStatus).toBe('refunded');
    const { body: refunds } = await shop.send(listRefunds, { params: { id: one.id } }, as);
    expect(refunds).toMatchObject([{ amount: THREE_LAMPS, status: 'succeeded', way: 'Bank transfer' }]);
    expect((await note(one.id)).failure.message).toBe('Nothing is left to return of this order.');
    await reject(other.id);
    expect((await note(other.id, { amount: 100, way: 'Cash' })).status).toBe(201);
    const tooMuch = await note(other.id, { amount: 76.98 });
    expect([tooMuch.status, Object.keys(tooMuch.failure.fields ?? {})]).toEqual([409, ['amount']]);
    expect((await note(other.id)).body).toMatchObject({ amount: 76.97, way: 'Another way' });
    expect((await shownOrder(shop, other.id)).paymentStatus).toBe('refunded');
    expect((await shop.send(refundOrder, { params: { id: other.id }, body: {} }, as)).status).toBe(409);
  });

  it('is decided in bulk, too', async () => {
    const [one, other] = [await buyThreeLamps(shop), await buyThreeLamps(shop)];
    const body = {
      status: 'rejected' as const,
      money: 'refund' as const,
      orders: [{ id: one.id }, { id: other.id }],
    };
    await shop.send(changeStatusInBulk, { body }, as);
    for (const { id } of [one, other]) expect((await shownOrder(shop, id)).paymentStatus).toBe('refunded');
  });

  it('is owed no more once the order goes on, and owed again if it is deleted before it is sent', async () => {
    const { id } = await buyThreeLamps(shop);
    await reject(id);
    await shop.send(updateOrderStatus, { params: { id }, body: { status: 'placed' } }, as);
    expect(await readOwed(id)).toBeUndefined();
    await shop.send(deleteOrder, { params: { id }, query: {} }, as);
    expect(await readOwed(id)).toBe(THREE_LAMPS);
  });
});

describe('money that came by bank transfer', () => {
  it('is owed once its order is canceled, and noted as returned', async () => {
    const id = await paidByBank();
    const canceled = await shop.send(cancelOrder, { params: { id }, body: {} }, as);
    expect(canceled.body.paymentStatus).toBe('paid');
    expect(await unsettled(id)).toMatchObject({ owed: THREE_LAMPS, order: { id } });
    expect((await note(id, { way: 'Bank transfer' })).status).toBe(201);
    expect((await shownOrder(shop, id)).paymentStatus).toBe('refunded');
    expect([await readOwed(id), await unsettled(id)]).toEqual([undefined, undefined]);
  });

  it('is owed for the pieces that are canceled', async () => {
    const id = await paidByBank();
    const lines = [{ position: 0, quantity: 1 }];
    await shop.send(cancelOrder, { params: { id }, body: { lines } }, as);
    expect(await readOwed(id)).toBe(53.99);
    await note(id);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect([row?.owedCents, row?.refundedCents, row?.paymentStatus]).toEqual([0, 5_399, 'paid']);
  });
});
