import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createOrder, getOrder } from '#contract/calls/orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { checkouts, mails, orders, products, refunds } from '#db/schema/index.ts';
import { MINUTE } from '#domain/time-units.ts';
import { buy, CARDS, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { finalize } from './finalize.ts';

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
const selectOrders = (paymentIntentId: string) =>
  shop.db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));
const findRefund = async (paymentIntentId: string) =>
  (await shop.db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId)))[0];
const selectMails = async (subject: string) =>
  (await shop.db.select().from(mails)).filter((mail) => mail.event.includes(subject));
const placeOrderFor = (paymentIntentId: string, product = lamp) =>
  shop.send(createOrder, { body: { ...createOrderBody(product), paymentIntentId } });
const paymentsShown = async (show: 'all' | 'unsettled') =>
  (await shop.send(listPayments, { query: { show } }, { headers: AS_STAFF })).body;
const shownPayment = async (paymentIntentId: string) =>
  (await paymentsShown('all')).find((payment) => payment.paymentIntentId === paymentIntentId);
const readLedger = async (paymentIntentId: string) => {
  const payment = await shop.payments.provider.findPayment(paymentIntentId);
  return payment && { status: payment.status, received: payment.received, refunded: payment.refunded };
};

describe('a payment whose browser was closed', () => {
  it('becomes its order by the webhook', async () => {
    const { paymentIntentId, orderId = '' } = await payAndLeave();
    expect((await sendTestWebhook(shop, 'payment_intent.succeeded', paymentIntentId)).status).toBe(200);
    const { body } = await shop.send(getOrder, { params: { id: orderId } });
    expect(body).toMatchObject({ paymentStatus: 'paid', paymentIntentId, total: LAMP_TOTAL });
    expect(await selectMails(orderId)).toHaveLength(1);
  });

  it('becomes its order by the reconciler once it is a minute old', async () => {
    const { paymentIntentId } = await payAndLeave();
    await shop.reconciler.runNow();
    expect(await selectOrders(paymentIntentId)).toHaveLength(0);
    shop.later(MINUTE);
    await shop.reconciler.runNow();
    expect(await selectOrders(paymentIntentId)).toHaveLength(1);
  });

  it('becomes its order by the reconciler even if the server died before it recorded the payment', async () => {
    const { paymentIntentId, orderId = '' } = await payAndLeave();
    await shop.db.update(checkouts).set({ paymentIntentId: null }).where(eq(checkouts.id, orderId));
    shop.later(MINUTE);
    await shop.reconciler.runNow();
    expect(await selectOrders(paymentIntentId)).toHaveLength(1);
  });

  it('places one order for concurrent reports', async () => {
    const { paymentIntentId } = await payAndLeave();
    await Promise.all([
      ...Array.from({ length: 10 }, () => sendTestWebhook(shop, 'payment_intent.succeeded', paymentIntentId)),
      ...Array.from({ length: 10 }, () => placeOrderFor(paymentIntentId)),
      ...Array.from({ length: 5 }, () => finalize(shop.services, paymentIntentId)),
    ]);
    const [order, ...more] = await selectOrders(paymentIntentId);
    expect(more).toHaveLength(0);
    expect(await selectMails(order?.id ?? 'none')).toHaveLength(1);
  });

  it('stays paid after a late failure event', async () => {
    const { order, paymentIntentId } = await buy(shop, lamp);
    await sendTestWebhook(shop, 'payment_intent.payment_failed', paymentIntentId);
    await sendTestWebhook(shop, 'payment_intent.canceled', paymentIntentId);
    const { body } = await shop.send(getOrder, { params: { id: order.id } });
    expect(body).toEqual(order);
  });
});

describe('a webhook event changes nothing', () => {
  test.each([
    ['when it is signed with another secret', { secret: 'whsec_guessed' }],
    ['when it was signed six minutes ago', { age: 360 }],
    ['when it was changed after it was signed', { tamper: (body: string) => body.replace('evt_1', 'evt_2') }],
    ['when it is not JSON', { tamper: () => 'succeeded' }],
  ])('%s', async (_, event) => {
    const { paymentIntentId } = await payAndLeave();
    const response = await sendTestWebhook(shop, 'payment_intent.succeeded', paymentIntentId, event);
    expect(response.status).toBe(400);
    expect(await selectOrders(paymentIntentId)).toHaveLength(0);
  });

  it('without a signature or above the size limit', async () => {
    const send = (body: string) => shop.fetch('/api/webhooks/stripe', { method: 'POST', body });
    expect((await send('{}')).status).toBe(400);
    expect((await send('x'.repeat(2_000_000))).status).toBe(400);
  });

  it('about a payment that has not succeeded', async () => {
    const { body } = await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) });
    expect((await sendTestWebhook(shop, 'payment_intent.succeeded', body.paymentIntentId)).status).toBe(200);
    expect(await selectOrders(body.paymentIntentId)).toHaveLength(0);
  });

  it('about another object of the same account', async () => {
    expect((await sendTestWebhook(shop, 'payment_intent.succeeded', 'pi_of_another_shop')).status).toBe(200);
    expect((await sendTestWebhook(shop, 'customer.created', 'pi_1')).status).toBe(200);
  });
});

describe('a payment without a possible order is refunded', () => {
  async function expectRefunded(paymentIntentId: string, reason: string) {
    expect(await selectOrders(paymentIntentId)).toHaveLength(0);
    expect(await findRefund(paymentIntentId)).toMatchObject({
      reason,
      status: 'succeeded',
      amountCents: 6_899,
    });
    expect(await readLedger(paymentIntentId)).toMatchObject({ received: 6_899, refunded: 6_899 });
    expect(await selectMails((await findRefund(paymentIntentId))?.id ?? 'none')).toHaveLength(1);
    expect(await shownPayment(paymentIntentId)).toMatchObject({
      state: 'refunded',
      isSettled: true,
      refund: { reason },
    });
  }

  it('when its product was deleted', async () => {
    const product = await addStockedLamp(shop.db, 3);
    const { paymentIntentId } = await payAndLeave(product);
    await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, product.id));
    const { status, failure } = await placeOrderFor(paymentIntentId, product);
    expect(status).toBe(409);
    expect(failure).toMatchObject({ code: 'payment_refunded', reason: 'product_gone' });
    await expectRefunded(paymentIntentId, 'product_gone');
    expect(await readStock(shop.db, product)).toBe(3);
  });

  it('when its hold expired and the last piece was sold', async () => {
    const product = await addStockedLamp(shop.db, 1);
    const { body } = await start(shop, product, LAMP_TOTAL, { order: createOrderBody(product) });
    const late = await confirmCard(shop, body.clientSecret);
    expect(late.status).toBe(200);
    await shop.db
      .update(checkouts)
      .set({ heldUntil: new Date(0) })
      .where(eq(checkouts.id, body.orderId ?? ''));
    // Read only by returns of pieces.
    await shop.db
      .update(checkouts)
      .set({ nextLookAt: new Date('2100-01-01') })
      .where(eq(checkouts.id, body.orderId ?? ''));
    await shop.reconciler.runNow();
    expect(await readStock(shop.db, product)).toBe(1);
    await buy(shop, product);

    const { failure } = await placeOrderFor(body.paymentIntentId, product);
    expect(failure).toMatchObject({ code: 'payment_refunded', reason: 'sold_out' });
    await expectRefunded(body.paymentIntentId, 'sold_out');
    expect(await readStock(shop.db, product)).toBe(0);
  });

  it('when its amount differs from the checkout', async () => {
    const { paymentIntentId, orderId = '' } = await payAndLeave();
    await shop.db.update(checkouts).set({ totalCents: 6_900 }).where(eq(checkouts.id, orderId));
    await sendTestWebhook(shop, 'payment_intent.succeeded', paymentIntentId);
    await expectRefunded(paymentIntentId, 'amount_differs');
  });

  it('when its order does not arrive within half an hour', async () => {
    const { paymentIntentId } = await payAndLeave(lamp, { withOrder: false });
    shop.later(25 * MINUTE);
    await shop.reconciler.runNow();
    expect(await shownPayment(paymentIntentId)).toMatchObject({ state: 'paid', isSettled: false });
    shop.later(5 * MINUTE);
    await shop.reconciler.runNow();
    await expectRefunded(paymentIntentId, 'order_not_sent');
    expect((await placeOrderFor(paymentIntentId)).failure.code).toBe('payment_refunded');
  });

  it('when its order arrives after the product was deleted', async () => {
    const product = await addStockedLamp(shop.db, 1);
    const { paymentIntentId } = await payAndLeave(product, { withOrder: false });
    await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, product.id));
    expect((await placeOrderFor(paymentIntentId, product)).failure.code).toBe('payment_refunded');
    await expectRefunded(paymentIntentId, 'product_gone');
  });

  it('once for concurrent requests', async () => {
    const product = await addStockedLamp(shop.db, null);
    const { paymentIntentId } = await payAndLeave(product);
    await shop.db.update(products).set({ availability: false }).where(eq(products.id, product.id));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => placeOrderFor(paymentIntentId, product)),
    );
    expect(new Set(answers.map(({ failure }) => failure.code))).toEqual(new Set(['payment_refunded']));
    await expectRefunded(paymentIntentId, 'product_gone');
  });
});

describe('an unpaid checkout', () => {
  test.each([
    ['without a payment attempt', null],
    ['with a declined card', CARDS.declined],
    ['with an unanswered bank challenge', CARDS.challenged],
  ])('%s expires without an order, returns its stock and can no longer be paid', async (_, card) => {
    const product = await addStockedLamp(shop.db, 1);
    const { body } = await start(shop, product, LAMP_TOTAL, { order: createOrderBody(product) });
    if (card) await confirmCard(shop, body.clientSecret, card);
    shop.later(15 * MINUTE);
    await shop.reconciler.runNow();
    expect(await readStock(shop.db, product)).toBe(1);
    expect(await readLedger(body.paymentIntentId)).toMatchObject({ status: 'canceled' });
    expect(await shownPayment(body.paymentIntentId)).toMatchObject({ state: 'cancelled', isSettled: true });
    expect((await confirmCard(shop, body.clientSecret)).ok).toBe(false);
    expect((await placeOrderFor(body.paymentIntentId, product)).failure.code).toBe('payment_refused');
    expect(await selectOrders(body.paymentIntentId)).toHaveLength(0);
  });

  it('returns its stock when the provider reports the cancellation', async () => {
    const product = await addStockedLamp(shop.db, 1);
    const { body } = await start(shop, product, LAMP_TOTAL, { order: createOrderBody(product) });
    await shop.payments.provider.cancelPayment(body.paymentIntentId);
    await sendTestWebhook(shop, 'payment_intent.canceled', body.paymentIntentId);
    expect(await readStock(shop.db, product)).toBe(1);
  });

  it('becomes an order when it was paid just before it expired', async () => {
    const { paymentIntentId } = await payAndLeave();
    shop.later(15 * MINUTE);
    await shop.reconciler.runNow();
    expect(await selectOrders(paymentIntentId)).toHaveLength(1);
  });
});
