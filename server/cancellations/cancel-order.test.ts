import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { cancelOrder, cancelOwnOrder } from '#contract/calls/cancellations.ts';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { createOrder, getOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { getStaffOrder, markOrderPaid } from '#contract/calls/staff-orders.ts';
import { mails, orders } from '#db/schema/index.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { addStockedLamp, readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };

/** An order of a product of three pieces, and the cookie of its buyer. */
async function ordered({ isPaid = true } = {}) {
  const lamp = await addStockedLamp(shop.db, 3);
  const products = [{ productId: lamp.id, quantity: 2 }];
  if (!isPaid) {
    const { body, headers } = await shop.send(createOrder, { body: createOrderBody(lamp, { products }) });
    return { lamp, order: body, buyer: createBuyer(headers), paymentIntentId: null };
  }
  const bought = await buy(shop, lamp);
  return {
    lamp,
    order: bought.order,
    buyer: createBuyer(bought.started.headers),
    paymentIntentId: bought.paymentIntentId,
  };
}

function createBuyer(headers: Headers) {
  return { headers: { Cookie: String(headers.get('Set-Cookie')).split(';')[0] ?? '' } };
}

const byStaff = (id: string, body: object = {}, key?: string) =>
  shop.send(
    cancelOrder,
    { params: { id }, body },
    { headers: { ...AS_STAFF, ...(key && { 'Idempotency-Key': key }) } },
  );
const byBuyer = (id: string, buyer: { headers: { Cookie: string } }, reason = 'Ordered twice') =>
  shop.send(cancelOwnOrder, { params: { id }, body: { reason } }, buyer);
const found = async (id: string) => (await shop.send(getOrder, { params: { id } })).body;
const setStatus = (id: string, status: 'processing' | 'on-the-road') =>
  shop.send(updateOrderStatus, { params: { id }, body: { status } }, as);
const selectRefunds = async (paymentIntentId: string) => {
  const payment = await shop.payments.provider.findPayment(paymentIntentId);
  return payment?.refunded;
};

describe('staff who cancel an order', () => {
  it('return its pieces, refund what was paid, and mail the customer', async () => {
    const { lamp, order, paymentIntentId } = await ordered();
    const { status, body } = await byStaff(order.id, { reason: 'The glass is cracked.' });
    expect([status, body.status, body.paymentStatus]).toEqual([201, 'rejected', 'refunded']);
    expect(body.cancellation).toMatchObject({ by: 'staff', reason: 'The glass is cracked.' });
    expect(body.activities.at(-1)?.description).toBe('Canceled by the shop: The glass is cracked.');
    expect(await readStock(shop.db, lamp)).toBe(3);
    expect(await selectRefunds(paymentIntentId ?? '')).toBe(6_899);
    const events = await shop.db
      .select({ event: mails.event })
      .from(mails)
      .where(eq(mails.recipient, order.userEmail));
    expect(events.map(({ event }) => event)).toContain(`order:${order.id}:status:0`);
    const { body: seen } = await shop.send(getStaffOrder, { params: { id: order.id } }, as);
    expect(seen.timeline.find(({ text }) => text.startsWith('Canceled'))).toMatchObject({
      title: 'Canceled',
      by: 'API token',
    });
  });

  it('may keep the pieces and leave out the mail', async () => {
    const { lamp, order } = await ordered({ isPaid: false });
    await byStaff(order.id, { restock: false, notify: false });
    expect(await readStock(shop.db, lamp)).toBe(1);
    const event = eq(mails.event, `order:${order.id}:status:1`);
    expect(await shop.db.select().from(mails).where(event)).toEqual([]);
  });

  it('cancel once with the same request', async () => {
    const { lamp, order } = await ordered({ isPaid: false });
    const answers = await Promise.all(Array.from({ length: 5 }, () => byStaff(order.id, {}, 'cancel-once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect([await readStock(shop.db, lamp), (await found(order.id)).activities.length]).toEqual([3, 2]);
    expect((await byStaff(order.id)).failure.message).toBe('This order is canceled already.');
  });

  it('cannot cancel what was shipped, nor let a canceled order go on', async () => {
    const { order } = await ordered({ isPaid: false });
    await setStatus(order.id, 'on-the-road');
    expect((await byStaff(order.id)).status).toBe(409);
    const { order: other } = await ordered({ isPaid: false });
    expect((await byStaff(other.id, { lines: [{ position: 0, quantity: 2 }] })).status).toBe(201);
    const again = await setStatus(other.id, 'processing');
    expect([again.status, again.failure.message]).toEqual([409, 'This order was canceled. It cannot go on.']);
  });

  it('is not possible for strangers', async () => {
    const { order } = await ordered();
    expect((await shop.send(cancelOrder, { params: { id: order.id }, body: {} })).status).toBe(401);
  });
});

describe('a customer who cancels an order', () => {
  it('gets the money back and frees the pieces', async () => {
    const { lamp, order, buyer, paymentIntentId } = await ordered();
    const { status, body } = await byBuyer(order.id, buyer);
    expect([status, body.status, body.paymentStatus]).toEqual([200, 'rejected', 'refunded']);
    expect(body.cancellation).toMatchObject({ by: 'shopper', reason: 'Ordered twice' });
    expect(await readStock(shop.db, lamp)).toBe(3);
    expect(await selectRefunds(paymentIntentId ?? '')).toBe(6_899);
  });

  it('cancels an unpaid order without a refund', async () => {
    const { lamp, order, buyer } = await ordered({ isPaid: false });
    expect((await byBuyer(order.id, buyer)).body).toMatchObject({
      status: 'rejected',
      paymentStatus: 'unpaid',
    });
    expect(await readStock(shop.db, lamp)).toBe(3);
  });

  it('must be the buyer', async () => {
    const { order } = await ordered();
    const stranger = (await ordered()).buyer;
    for (const who of [stranger, { headers: { Cookie: '' } }]) {
      const { status, failure } = await byBuyer(order.id, who);
      expect([status, failure.code]).toEqual([403, 'not_allowed']);
    }
    expect((await found(order.id)).status).toBe('placed');
  });

  it('is too late once staff work on it', async () => {
    const { order, buyer } = await ordered();
    await setStatus(order.id, 'processing');
    const { status, failure } = await byBuyer(order.id, buyer);
    expect([status, failure.message]).toEqual([
      409,
      'We are already working on this order. Please write to us.',
    ]);
  });
});

describe('at once', () => {
  test('canceling and marking as paid: one wins, and pieces are conserved', async () => {
    for (let round = 0; round < 6; round++) {
      const { lamp, order, buyer } = await ordered({ isPaid: false });
      const pay = { params: { id: order.id }, body: { method: 'Cash' } };
      const [canceled, paid] = await Promise.all([
        byBuyer(order.id, buyer),
        shop.send(markOrderPaid, pay, as),
      ]);
      const after = await found(order.id);
      // Canceling after the payment is right too.
      expect(canceled.status).toBe(200);
      expect(after.status).toBe('rejected');
      expect(after.paymentStatus).toBe(paid.status === 200 ? 'paid' : 'unpaid');
      expect(await readStock(shop.db, lamp)).toBe(3);
    }
  });

  test('canceling by the customer and the work of staff: one wins', async () => {
    for (let round = 0; round < 6; round++) {
      const { lamp, order, buyer, paymentIntentId } = await ordered();
      const [canceled, worked] = await Promise.all([
        byBuyer(order.id, buyer),
        setStatus(order.id, 'processing'),
      ]);
      expect([canceled.status, worked.status].sort()).toEqual([200, 409]);
      const isCanceled = canceled.status === 200;
      expect((await found(order.id)).status).toBe(isCanceled ? 'rejected' : 'processing');
      expect(await readStock(shop.db, lamp)).toBe(isCanceled ? 3 : 2);
      expect(await selectRefunds(paymentIntentId ?? '')).toBe(isCanceled ? 6_899 : 0);
    }
  });

  test('canceling, refunding and the webhook: one refund, pieces return once', async () => {
    for (let round = 0; round < 4; round++) {
      const { lamp, order, buyer, paymentIntentId } = await ordered();
      await Promise.all([
        byBuyer(order.id, buyer),
        byStaff(order.id),
        shop.send(refundPayment, { params: { paymentIntentId: paymentIntentId ?? '' } }, as),
        shop.reconciler.runNow(),
      ]);
      shop.later(200_000);
      await shop.reconciler.runNow();
      expect(await selectRefunds(paymentIntentId ?? '')).toBe(6_899);
      expect(await readStock(shop.db, lamp)).toBe(await expectedStock(order.id));
    }
  });

  async function expectedStock(id: string): Promise<number> {
    return (await found(id)).cancellation ? 3 : 2;
  }

  test('the end of its time and canceling: pieces return once', async () => {
    const { lamp, order, buyer } = await ordered({ isPaid: false });
    await shop.db
      .update(orders)
      .set({ unpaidUntil: new Date(0) })
      .where(eq(orders.id, order.id));
    await Promise.all([shop.reconciler.runNow(), byBuyer(order.id, buyer), byStaff(order.id)]);
    expect(await readStock(shop.db, lamp)).toBe(3);
    expect((await found(order.id)).activities).toHaveLength(2);
  });
});

it('the refund of a canceled order follows when the server died before requesting it', async () => {
  const { order, paymentIntentId } = await ordered();
  const canceled = { status: 'rejected' as const, canceledAt: new Date(), canceledBy: 'shopper' as const };
  await shop.db
    .update(orders)
    .set({ ...canceled, refundDueAt: new Date(0) })
    .where(eq(orders.id, order.id));
  await shop.reconciler.runNow();
  expect(await selectRefunds(paymentIntentId ?? '')).toBe(6_899);
  const [row] = await shop.db.select({ due: orders.refundDueAt }).from(orders).where(eq(orders.id, order.id));
  expect(row?.due).toBeNull();
});

it('a canceled order is no sale', async () => {
  const before = await shop.send(getDashboard, { query: {} }, as);
  const { order, buyer } = await ordered();
  await byBuyer(order.id, buyer);
  const after = await shop.send(getDashboard, { query: {} }, as);
  expect(after.body.stats.totalSales).toBe(before.body.stats.totalSales);
});
