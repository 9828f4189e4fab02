import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { listRefunds } from '#contract/calls/refunds.ts';
import { undoStatusInBulk } from '#contract/calls/staff-orders.ts';
import { orders } from '#db/schema/index.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { buyThreeLamps, shownOrder } from '../testing/buy-lamps.ts';
import { readOwed } from '../testing/returned-order.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const reject = (id: string) =>
  shop.send(updateOrderStatus, { params: { id }, body: { status: 'rejected', money: 'refund' } }, as);

/** An order whose refund is due, since the provider did not answer; its status was set in bulk. */
async function dueRefund() {
  const { id } = await buyThreeLamps(shop);
  vi.spyOn(shop.payments.provider, 'findPayment').mockRejectedValueOnce(new ProviderUnavailable('away'));
  await reject(id);
  const [row] = await shop.db.select({ due: orders.refundDueAt }).from(orders).where(eq(orders.id, id));
  expect(row?.due).not.toBeNull();
  // Its lease is over by then.
  shop.later(150_000);
  return id;
}

/** Lets staff do something once the reconciler has claimed a due refund, and before it is recorded. */
async function reconcileDuring(change: () => Promise<void>) {
  const { provider } = shop.payments;
  const findPayment = provider.findPayment.bind(provider);
  vi.spyOn(provider, 'findPayment').mockImplementationOnce(async (paymentIntentId) => {
    await change();
    return await findPayment(paymentIntentId);
  });
  await shop.reconciler.runNow();
}

describe('an order that goes on while its refund is being requested', () => {
  it('keeps its money, whether it is reopened or its status is taken back', async () => {
    const [reopened, undone] = [await dueRefund(), await dueRefund()];
    await reconcileDuring(async () => {
      await shop.send(updateOrderStatus, { params: { id: reopened }, body: { status: 'placed' } }, as);
      const body = { status: 'rejected' as const, orders: [{ id: undone }] };
      expect((await shop.send(undoStatusInBulk, { body }, as)).body.succeeded).toEqual([undone]);
    });
    for (const id of [reopened, undone]) {
      expect(await shownOrder(shop, id)).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
      expect((await shop.send(listRefunds, { params: { id } }, as)).body).toEqual([]);
    }
  });

  it('owes nothing though the provider refuses its refund', async () => {
    const id = await dueRefund();
    vi.spyOn(shop.payments.provider, 'findPayment').mockImplementationOnce(async () => {
      await shop.send(updateOrderStatus, { params: { id }, body: { status: 'placed' } }, as);
      return null;
    });
    await shop.reconciler.runNow();
    expect(await readOwed(shop, id)).toBeUndefined();
  });

  it('is refunded if it is rejected again meanwhile', async () => {
    const id = await dueRefund();
    await reconcileDuring(async () => {
      await shop.send(updateOrderStatus, { params: { id }, body: { status: 'placed' } }, as);
      await reject(id);
    });
    expect((await shownOrder(shop, id)).paymentStatus).toBe('refunded');
    expect((await shop.send(listRefunds, { params: { id } }, as)).body).toHaveLength(1);
  });
});
