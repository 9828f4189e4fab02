import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrder } from '#contract/calls/orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { checkouts, mails } from '#db/schema/index.ts';
import { buy, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { refundAtDashboard } from '../testing/refund-at-dashboard.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { addStockedLamp, LAMP_TOTAL, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, null);
});
afterAll(() => shop.close());

/** A payment that succeeded, and whose browser was closed then. */
async function payAndLeave(product = lamp, { withOrder = true } = {}) {
  const order = withOrder ? createOrderBody(product) : undefined;
  const { body } = await start(shop, product, LAMP_TOTAL, { order });
  const confirmed = await confirmCard(shop, body.clientSecret);
  expect(confirmed.status).toBe(200);
  return body;
}
const selectRefundMails = (paymentIntentId: string) =>
  shop.db
    .select()
    .from(mails)
    .where(sql`facts ->> 'kind' = 'refund' and facts ->> 'paymentIntentId' = ${paymentIntentId}`);
const paymentsShown = async (show: 'all' | 'unsettled') =>
  (await shop.send(listPayments, { query: { show } }, { headers: AS_STAFF })).body;
const shownPayment = async (paymentIntentId: string) =>
  (await paymentsShown('all')).find((payment) => payment.paymentIntentId === paymentIntentId);
const readLedger = async (paymentIntentId: string) => {
  const payment = await shop.payments.provider.findPayment(paymentIntentId);
  return payment && { status: payment.status, received: payment.received, refunded: payment.refunded };
};

describe('the payment calls of staff', () => {
  const refund = (paymentIntentId: string) =>
    shop.send(refundPayment, { params: { paymentIntentId } }, { headers: AS_STAFF });

  it('refund an order’s payment once', async () => {
    const { order, paymentIntentId } = await buy(shop, lamp);
    const answers = await Promise.all([refund(paymentIntentId), refund(paymentIntentId)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'refunded', refund: { reason: 'requested', amount: LAMP_TOTAL } });
    }
    expect(await readLedger(paymentIntentId)).toMatchObject({ refunded: 6_899 });
    const { body } = await shop.send(getOrder, { params: { id: order.id } });
    expect(body.paymentStatus).toBe('refunded');
    expect(await selectRefundMails(paymentIntentId)).toHaveLength(1);
  });

  it('refuse unpaid and unknown payments', async () => {
    const { body } = await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) });
    expect((await refund(body.paymentIntentId)).status).toBe(409);
    expect((await refund('pi_none')).status).toBe(404);
  });

  it('show a refund made in the provider’s dashboard', async () => {
    const { order, paymentIntentId } = await buy(shop, lamp);
    await refundAtDashboard(shop, paymentIntentId);
    await sendTestWebhook(shop, 'charge.refunded', paymentIntentId);
    expect(await shownPayment(paymentIntentId)).toMatchObject({
      state: 'refunded',
      refund: { reason: 'at_provider' },
    });
    const { body } = await shop.send(getOrder, { params: { id: order.id } });
    expect(body.paymentStatus).toBe('refunded');
  });

  it('show a part that was refunded in the provider’s dashboard, and refund the rest', async () => {
    const { order, paymentIntentId } = await buy(shop, lamp);
    await refundAtDashboard(shop, paymentIntentId, 1_000);
    await sendTestWebhook(shop, 'charge.refunded', paymentIntentId);
    expect(await shownPayment(paymentIntentId)).toMatchObject({
      state: 'ordered',
      refunded: 10,
      refundable: 58.99,
    });
    const { body } = await shop.send(getOrder, { params: { id: order.id } });
    expect(body).toMatchObject({ paymentStatus: 'paid', refunded: 10 });
    await refund(paymentIntentId);
    expect(await readLedger(paymentIntentId)).toMatchObject({ refunded: 6_899 });
    expect(await shownPayment(paymentIntentId)).toMatchObject({ state: 'refunded', refunded: LAMP_TOTAL });
  });

  it('show and refund a payment without a record in the shop', async () => {
    const { paymentIntentId, orderId = '' } = await payAndLeave();
    await shop.db.delete(checkouts).where(eq(checkouts.id, orderId));
    await sendTestWebhook(shop, 'payment_intent.succeeded', paymentIntentId);
    expect(await shownPayment(paymentIntentId)).toMatchObject({ state: 'unexplained', isSettled: false });
    expect((await refund(paymentIntentId)).body).toMatchObject({ state: 'refunded' });
  });

  it('show one that was refunded before the shop found it', async () => {
    const { paymentIntentId, orderId = '' } = await payAndLeave();
    await shop.db.delete(checkouts).where(eq(checkouts.id, orderId));
    await refundAtDashboard(shop, paymentIntentId);
    await sendTestWebhook(shop, 'payment_intent.succeeded', paymentIntentId);
    expect(await shownPayment(paymentIntentId)).toMatchObject({ state: 'refunded', isSettled: true });
    expect(await readLedger(paymentIntentId)).toMatchObject({ refunded: 6_899 });
  });

  it('list a payment with its order, and only unsettled payments as unsettled', async () => {
    const { order, paymentIntentId } = await buy(shop, lamp);
    expect(await shownPayment(paymentIntentId)).toMatchObject({
      state: 'ordered',
      order: { id: order.id, total: LAMP_TOTAL, paymentStatus: 'paid' },
    });
    const all = await paymentsShown('all');
    const unsettled = await paymentsShown('unsettled');
    expect(unsettled.map(({ checkoutId }) => checkoutId)).toEqual(
      all.filter(({ isSettled }) => !isSettled).map(({ checkoutId }) => checkoutId),
    );
  });

  it('require staff', async () => {
    expect((await shop.send(listPayments, { query: {} })).status).toBe(401);
    expect((await shop.send(refundPayment, { params: { paymentIntentId: 'pi_1' } })).status).toBe(401);
  });
});
