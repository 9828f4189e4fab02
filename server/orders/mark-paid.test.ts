import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { createOrder, getOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { getStaffOrder, markOrderPaid } from '#contract/calls/staff-orders.ts';
import { mails } from '#db/schema/index.ts';
import { DAY } from '#domain/time-units.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { addStockedLamp, LAMP_TOTAL, readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const unpaid = async (stock: number | null = null) => {
  const lamp = await addStockedLamp(shop.db, stock);
  return { lamp, order: (await shop.send(createOrder, { body: createOrderBody(lamp) })).body };
};
const mark = (id: string, method = 'Bank transfer', key?: string) =>
  shop.send(
    markOrderPaid,
    { params: { id }, body: { method, note: 'Seen on the account.' } },
    { headers: { ...AS_STAFF, ...(key && { 'Idempotency-Key': key }) } },
  );
const stats = async () => (await shop.send(getDashboard, { query: {} }, as)).body.stats;

it('makes an unpaid order a sale that is not canceled any more', async () => {
  const { lamp, order } = await unpaid(1);
  const before = (await stats()).totalSales;
  const { status, body } = await mark(order.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'placed', paymentStatus: 'paid', paymentMethod: 'Bank transfer' });
  expect(body.activities.at(-1)).toMatchObject({ description: 'Payment received: Bank transfer' });
  expect(body).not.toHaveProperty('unpaidUntil');
  expect((await stats()).totalSales).toBeCloseTo(before + LAMP_TOTAL);
  shop.later(10 * DAY);
  await shop.reconciler.runNow();
  expect((await shop.send(getOrder, { params: { id: order.id } })).body.status).toBe('placed');
  expect(await readStock(shop.db, lamp)).toBe(0);
});

it('mails the customer and records who did it, with a note for staff', async () => {
  const { order } = await unpaid();
  await mark(order.id);
  const written = await shop.db
    .select()
    .from(mails)
    .where(eq(mails.event, `order:${order.id}:confirmation`));
  expect(written).toHaveLength(1);
  const { body } = await shop.send(getStaffOrder, { params: { id: order.id } }, as);
  expect(body.notes).toMatchObject([{ author: 'API token', text: 'Seen on the account.' }]);
  expect(body.timeline.at(-1)).toMatchObject({ text: 'Payment received: Bank transfer', by: 'API token' });
});

it('is done once by the same request, and refused for another', async () => {
  const { order } = await unpaid();
  const answers = await Promise.all(Array.from({ length: 5 }, () => mark(order.id, 'Cash', 'one-key')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const again = await mark(order.id, 'Cash');
  expect([again.status, again.failure.message]).toEqual([409, 'This order is paid already.']);
  const { body } = await shop.send(getStaffOrder, { params: { id: order.id } }, as);
  expect([body.order.activities.length, body.notes.length]).toEqual([2, 1]);
});

it('is refused for orders that were paid through the shop or rejected', async () => {
  const { order } = await buy(shop, await addStockedLamp(shop.db, null));
  expect((await mark(order.id)).status).toBe(409);
  const { order: rejected } = await unpaid();
  const body = { status: 'rejected' as const };
  await shop.send(updateOrderStatus, { params: { id: rejected.id }, body }, as);
  expect((await mark(rejected.id)).status).toBe(409);
});

it('requires staff and a payment method', async () => {
  const { order } = await unpaid();
  const params = { id: order.id };
  expect((await shop.send(markOrderPaid, { params, body: { method: 'Cash' } })).status).toBe(401);
  const { failure } = await mark(order.id, ' ');
  expect(failure.fields).toEqual({ method: 'Payment method is required' });
});
