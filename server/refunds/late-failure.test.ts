import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getOrder } from '#contract/calls/orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { refunds } from '#db/schema/index.ts';
import { HOUR } from '#domain/time-units.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { buy, CARDS } from '../testing/buy.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { addStockedLamp, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { untilRefundFails } from '../testing/until-refund-fails.ts';

const staff = { headers: AS_STAFF };

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, null);
});
afterAll(() => shop.close());

async function buyWith(card: string) {
  const { order, paymentIntentId } = await buy(shop, lamp, {}, { card });
  return { id: order.id, paymentIntentId };
}

const refund = async (paymentIntentId: string) =>
  (await shop.send(refundPayment, { params: { paymentIntentId } }, staff)).body;
const shownOrder = async (id: string) => (await shop.send(getOrder, { params: { id } })).body;
const unsettled = async () =>
  (await shop.send(listPayments, { query: { show: 'unsettled' } }, staff)).body.map(
    (payment) => payment.paymentIntentId,
  );

describe('a refund that fails after it succeeded', () => {
  it('makes the order paid again, is shown to staff, and can be tried again', async () => {
    const { id, paymentIntentId } = await buyWith(CARDS.refundsFail);
    expect(await refund(paymentIntentId)).toMatchObject({
      state: 'refunded',
      refund: { status: 'succeeded' },
    });
    expect((await shownOrder(id)).paymentStatus).toBe('refunded');
    await untilRefundFails(shop, paymentIntentId);
    await sendTestWebhook(shop, 'refund.failed', paymentIntentId);
    expect((await shownOrder(id)).paymentStatus).toBe('paid');
    expect(await unsettled()).toContain(paymentIntentId);
    expect(await refund(paymentIntentId)).toMatchObject({ state: 'refunded' });
    const rows = await shop.db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId));
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
    expect((await shownOrder(id)).paymentStatus).toBe('refunded');
    expect(await unsettled()).not.toContain(paymentIntentId);
  });

  it('is found by the reconciler though its webhook never comes', async () => {
    const { id, paymentIntentId } = await buyWith(CARDS.refundsFail);
    await refund(paymentIntentId);
    await untilRefundFails(shop, paymentIntentId);
    shop.later(2 * HOUR);
    await shop.reconciler.runNow();
    expect((await shownOrder(id)).paymentStatus).toBe('paid');
    expect(await unsettled()).toContain(paymentIntentId);
  });
});

it('an order stays refunded when the provider refuses a second refund of it', async () => {
  const { id, paymentIntentId } = await buyWith(CARDS.good);
  const { provider } = shop.payments;
  // Staff ask for a refund while the provider is away; in its dashboard all is refunded meanwhile.
  const away = vi.spyOn(provider, 'refundPayment').mockRejectedValue(new ProviderUnavailable('away'));
  await refund(paymentIntentId);
  away.mockRestore();
  await provider.refundPayment({ id: 'RF-DASHBOARD', paymentIntentId, amount: 6_899 });
  await sendTestWebhook(shop, 'charge.refunded', paymentIntentId);
  await refund(paymentIntentId);
  expect(await provider.findPayment(paymentIntentId)).toMatchObject({ refunded: 6_899 });
  expect((await shownOrder(id)).paymentStatus).toBe('refunded');
});
