import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportPayments, listPayments } from '#contract/calls/payments.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { deleteOrder } from '#contract/calls/staff-orders.ts';
import { auditLog } from '#db/schema/index.ts';
import { buy } from '../testing/buy.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };

it('repeated refund requests are audited once, with their actor', async () => {
  const { paymentIntentId, order } = await buy(shop, await addStockedLamp(shop.db, null));
  const refund = () => shop.send(refundPayment, { params: { paymentIntentId } }, AS);
  expect((await shop.send(refundPayment, { params: { paymentIntentId } })).status).toBe(401);
  await Promise.all([refund(), refund()]);
  expect((await refund()).body).toMatchObject({ state: 'refunded', order: { paymentStatus: 'refunded' } });
  const traces = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, paymentIntentId));
  expect(traces).toMatchObject([
    {
      actor: 'API token',
      action: 'payment.refund',
      before: null,
      after: { refunded: order.total, currency: 'usd', order: order.id },
    },
  ]);
});

it('a payment says when its order was deleted', async () => {
  const { order } = await buy(shop, await addStockedLamp(shop.db, null));
  await shop.send(deleteOrder, { params: { id: order.id } }, AS);
  const { body } = await shop.send(listPayments, { query: { limit: 1 } }, AS);
  expect(body).toMatchObject([{ order: { id: order.id, deleted: true } }]);
});

it('payments are found by order, customer and payment, and sorted', async () => {
  const first = await buy(shop, await addStockedLamp(shop.db, null));
  const second = await buy(shop, await addStockedLamp(shop.db, null));
  const search = async (query: object) =>
    (await shop.send(listPayments, { query }, AS)).body.map(({ checkoutId }) => checkoutId);
  for (const typed of [
    first.order.id.toLowerCase(),
    first.order.id.replaceAll('-', ''),
    first.paymentIntentId.toUpperCase(),
  ])
    expect(await search({ search: typed }), typed).toEqual([first.order.id]);
  expect(await search({ search: first.order.userEmail, limit: 1 })).toEqual([second.order.id]);
  expect(await search({ search: 'pi_%' })).toEqual([]);
  const oldest = await search({ sort: 'oldest' });
  expect(oldest.indexOf(first.order.id)).toBeLessThan(oldest.indexOf(second.order.id));
  expect((await search({ sort: 'amount-asc' })).toSorted()).toEqual(oldest.toSorted());
  expect((await shop.send(listPayments, { query: { sort: 'id' as 'oldest' } }, AS)).status).toBe(400);
});

it('payments are exported as CSV, for staff only', async () => {
  const { paymentIntentId, order } = await buy(shop, await addStockedLamp(shop.db, null));
  const path = `/api${exportPayments.path}?search=${paymentIntentId}`;
  expect((await shop.fetch(path)).status).toBe(401);
  const file = await shop.fetch(path, AS);
  expect(file.headers.get('Content-Disposition')).toMatch(/filename="payments-\d{4}-\d\d-\d\d\.csv"/);
  const lines = (await file.text()).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${paymentIntentId},${order.total},usd,${order.userEmail},ordered,yes`);
});
