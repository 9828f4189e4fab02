import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refunds } from '#db/schema/index.ts';
import { DAY, HOUR } from '#domain/time-units.ts';
import { buyThreeLamps, shownOrder, THREE_LAMPS } from '../testing/buy-lamps.ts';
import { CARDS } from '../testing/purchase.ts';
import { refundAtDashboard } from '../testing/refund-at-dashboard.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

/** Two hours later the reconciler goes over the provider's records again. */
async function sweep() {
  shop.later(2 * HOUR);
  await shop.reconciler.runNow();
}

describe('a refund in the provider’s dashboard whose webhook never comes', () => {
  it('is found by the reconciler, and recorded once', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    await refundAtDashboard(shop, paymentIntentId, 1_000);
    await sweep();
    await sweep();
    expect(await shownOrder(shop, id)).toMatchObject({ paymentStatus: 'paid', refunded: 10 });
    const rows = await shop.db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId));
    expect(rows).toMatchObject([{ amountCents: 1_000, reason: 'at_provider', status: 'succeeded' }]);
  });

  it('is found where it returned everything', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    await refundAtDashboard(shop, paymentIntentId);
    await sweep();
    expect(await shownOrder(shop, id)).toMatchObject({ paymentStatus: 'refunded', refunded: THREE_LAMPS });
  });

  it('is looked for again when the provider was away', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    await refundAtDashboard(shop, paymentIntentId, 500);
    const away = vi.spyOn(shop.payments.provider, 'findRefunds').mockRejectedValue(new Error('away'));
    await sweep();
    away.mockRestore();
    await sweep();
    expect((await shownOrder(shop, id)).refunded).toBe(5);
  });
});

it('a refund that fails long after the sweep saw it succeed is found, though its webhook never comes', async () => {
  shop.later(3 * DAY);
  await sweep();
  const { id, paymentIntentId } = await buyThreeLamps(shop, { card: CARDS.refundsFail });
  await refundAtDashboard(shop, paymentIntentId);
  await sendTestWebhook(shop, 'refund.created', paymentIntentId);
  expect(await shownOrder(shop, id)).toMatchObject({ paymentStatus: 'refunded' });
  // Its next look of its own is weeks away.
  await shop.db.update(refunds).set({ nextTryAt: null }).where(eq(refunds.paymentIntentId, paymentIntentId));
  await vi.waitFor(
    async () =>
      expect(await shop.payments.provider.findPayment(paymentIntentId)).toMatchObject({ refunded: 0 }),
    { timeout: 10_000 },
  );
  await sweep();
  const order = await shownOrder(shop, id);
  expect(order.paymentStatus).toBe('paid');
  expect(order.refunded).toBeUndefined();
});
