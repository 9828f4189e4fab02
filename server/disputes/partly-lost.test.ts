import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { getStaffOrder } from '#contract/calls/staff-orders.ts';
import { mails, refunds } from '#db/schema/index.ts';
import { DAY } from '#domain/time-units.ts';
import { applyEntries } from '../counters/apply-entries.ts';
import { sumOrdersIn } from '../dashboard/dashboard-queries.ts';
import { buyThreeLamps, THREE_LAMPS } from '../testing/buy-lamps.ts';
import { decideAtBank, disputeAtBank } from '../testing/dispute-at-bank.ts';
import { readCounters, recountedCounters } from '../testing/read-counters.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const stats = async () => (await shop.send(getDashboard, { query: {} }, staff)).body.stats;

async function loseAtBank(paymentIntentId: string, amount?: number) {
  await disputeAtBank(shop, paymentIntentId, { ...(amount && { amount }) });
  await decideAtBank(shop, paymentIntentId, 'lost');
  await sendTestWebhook(shop, 'charge.dispute.closed', paymentIntentId);
}

/** A refund of two lamps that was recorded before the dispute, which is opened before it is sent. */
async function refundBeforeDispute(id: string, paymentIntentId: string, amount: number) {
  const { provider } = shop.payments;
  const sending = vi.spyOn(provider, 'refundPayment').mockImplementationOnce(async (asked) => {
    await disputeAtBank(shop, paymentIntentId, { amount });
    return await provider.refundPayment(asked);
  });
  const body = { lines: [{ position: 0, quantity: 2 }] };
  const asked = await shop.send(refundOrder, { params: { id }, body }, staff);
  sending.mockRestore();
  expect(asked.body).toMatchObject({ status: 'wanted' });
  await decideAtBank(shop, paymentIntentId, 'lost');
  await sendTestWebhook(shop, 'charge.dispute.closed', paymentIntentId);
  return (await shop.db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId)))[0];
}

describe('a dispute that is lost in part', () => {
  it('lowers the sales by what the bank took, in the counters as in a recount', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    const before = (await stats()).totalSales;
    await loseAtBank(paymentIntentId, 2_000);
    const { body } = await shop.send(getStaffOrder, { params: { id } }, staff);
    expect(body.order).toMatchObject({ paymentStatus: 'paid', total: THREE_LAMPS });
    expect(body.payment).toMatchObject({ lost: 20, refundable: THREE_LAMPS - 20 });
    expect((await stats()).totalSales).toBeCloseTo(before - 20);
    await applyEntries(shop.db);
    expect((await stats()).totalSales).toBeCloseTo(before - 20);
    expect((await readCounters(shop.db)).orders).toEqual((await recountedCounters(shop.db))?.orders);
  });

  it('lowers the sales of its day in the figures, too', async () => {
    const ever = { from: new Date(0), before: new Date(Date.now() + DAY) };
    const salesSum = async () => (await sumOrdersIn(shop.db, [ever]))[0]?.sales ?? 0;
    const { paymentIntentId } = await buyThreeLamps(shop);
    const before = await salesSum();
    await loseAtBank(paymentIntentId, 2_000);
    expect(await salesSum()).toBe(before - 2_000);
  });

  it('leaves a waiting refund to the provider that the rest of the money covers; staff get a mail if it refuses', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    const refund = await refundBeforeDispute(id, paymentIntentId, 2_000);
    expect(refund).toMatchObject({ status: 'failed', failure: 'charge_disputed', replacedBy: null });
    const sent = await shop.db
      .select()
      .from(mails)
      .where(like(mails.event, `%${refund?.id}%`));
    expect(sent.map(({ facts }) => facts)).toMatchObject([{ kind: 'refund_failed' }]);
  });

  it('ends a waiting refund that the rest does not cover', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    expect(await refundBeforeDispute(id, paymentIntentId, 12_000)).toMatchObject({
      status: 'failed',
      failure: 'the bank has returned the money after a dispute',
    });
  });
});
