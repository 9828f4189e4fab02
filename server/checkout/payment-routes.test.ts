import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPayments, refundPayment } from '#contract/payments.ts';
import { deleteOrder } from '#contract/staff-orders.ts';
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

it('a refund leaves one trace with who asked for it, how often it is asked', async () => {
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
