import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { refundOrder, refundPayment } from '#contract/calls/refunds.ts';
import { getStaffOrder } from '#contract/calls/staff-orders.ts';
import { disputes, mails, refunds } from '#db/schema/index.ts';
import { HOUR } from '#domain/time-units.ts';
import { buy, CARDS } from '../testing/buy.ts';
import { decideAtBank, disputeAtBank } from '../testing/dispute-at-bank.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { addStockedLamp, LAMP_TOTAL, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF };

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, null);
});
afterAll(() => shop.close());

async function buyWith(card: string = CARDS.good) {
  const { order, paymentIntentId } = await buy(shop, lamp, {}, { card });
  return { id: order.id, paymentIntentId };
}

const payment = async (paymentIntentId: string) => {
  const query = { search: paymentIntentId };
  return (await shop.send(listPayments, { query }, staff)).body[0];
};
const refund = async (paymentIntentId: string) =>
  await shop.send(refundPayment, { params: { paymentIntentId } }, staff);
const readStatus = async (id: string) =>
  (await shop.send(getStaffOrder, { params: { id } }, staff)).body.order.paymentStatus;
const sales = async () => (await shop.send(getDashboard, { query: {} }, staff)).body.stats.totalSales;
const listed = async (show: 'unsettled' | 'disputed') =>
  (await shop.send(listPayments, { query: { show } }, staff)).body.map((one) => one.paymentIntentId);
const mailsAbout = async (disputeId: string) =>
  (
    await shop.db
      .select()
      .from(mails)
      .where(like(mails.event, `dispute:${disputeId}:%`))
  ).map(({ event }) => event.split(':').at(-1));

describe('a disputed payment', () => {
  it('O7: is shown to staff with its reason, due date and where to answer, as soon as its order is placed', async () => {
    const { id, paymentIntentId } = await buyWith(CARDS.disputed);
    const shown = await payment(paymentIntentId);
    expect(shown).toMatchObject({ state: 'disputed', isSettled: false });
    expect(shown?.dispute).toMatchObject({
      status: 'needs_response',
      isInquiry: false,
      reason: 'fraudulent',
      amount: LAMP_TOTAL,
      withdrawn: LAMP_TOTAL,
      dashboardUrl: `/emulator/stripe/dashboard/payments/${paymentIntentId}`,
    });
    expect(new Date(shown?.dispute?.dueBy ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect(shown?.refundable).toBeUndefined();
    expect(await listed('disputed')).toContain(paymentIntentId);
    expect(await listed('unsettled')).toContain(paymentIntentId);
    expect((await shop.send(getDashboard, { query: {} }, staff)).body.needs.disputesToAnswer).toBeGreaterThan(
      0,
    );
    expect(await readStatus(id)).toBe('paid');
  });

  it('O7: cannot be refunded, though no webhook has come', async () => {
    const { id, paymentIntentId } = await buyWith();
    await disputeAtBank(shop, paymentIntentId);
    const whole = await refund(paymentIntentId);
    expect([whole.status, whole.failure.message]).toEqual([
      409,
      'The customer disputes this payment at their bank. Nothing can be refunded until the bank has decided.',
    ]);
    const part = await shop.send(refundOrder, { params: { id }, body: { shipping: 15 } }, staff);
    expect(part.status).toBe(409);
    const rows = await shop.db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId));
    expect(rows).toEqual([]);
  });

  it('that is lost is money gone: no sale, nothing to refund, and settled', async () => {
    const { id, paymentIntentId } = await buyWith();
    const before = await sales();
    const dispute = await disputeAtBank(shop, paymentIntentId);
    await sendTestWebhook(shop, 'charge.dispute.created', paymentIntentId);
    expect(await sales()).toBe(before);
    await decideAtBank(shop, paymentIntentId, 'lost');
    await sendTestWebhook(shop, 'charge.dispute.closed', paymentIntentId);
    expect(await readStatus(id)).toBe('charged_back');
    expect(await sales()).toBeCloseTo(before - LAMP_TOTAL);
    const shown = await payment(paymentIntentId);
    expect(shown).toMatchObject({ state: 'dispute_lost', isSettled: true, lost: LAMP_TOTAL });
    expect(shown?.refundable).toBeUndefined();
    expect((await refund(paymentIntentId)).failure.message).toBe(
      'The bank has returned $68.99 to the customer after a dispute. Nothing is left to refund.',
    );
    expect(await listed('unsettled')).not.toContain(paymentIntentId);
    expect((await mailsAbout(dispute)).toSorted()).toEqual(['lost', 'opened']);
  });

  it('that is won can be refunded again', async () => {
    const { id, paymentIntentId } = await buyWith();
    const dispute = await disputeAtBank(shop, paymentIntentId);
    await sendTestWebhook(shop, 'charge.dispute.created', paymentIntentId);
    await decideAtBank(shop, paymentIntentId, 'won');
    await sendTestWebhook(shop, 'charge.dispute.funds_reinstated', paymentIntentId);
    expect(await payment(paymentIntentId)).toMatchObject({
      state: 'ordered',
      refundable: LAMP_TOTAL,
      dispute: { status: 'won', reinstated: LAMP_TOTAL },
    });
    expect((await mailsAbout(dispute)).toSorted()).toEqual(['opened', 'won']);
    expect((await refund(paymentIntentId)).body).toMatchObject({ state: 'refunded' });
    expect(await readStatus(id)).toBe('refunded');
  });

  it('keeps a refund waiting that was recorded before, until it is won', async () => {
    const { paymentIntentId } = await buyWith();
    const { provider } = shop.payments;
    // The dispute is opened after the refund was recorded, and before it is sent.
    const sending = vi.spyOn(provider, 'refundPayment').mockImplementationOnce(async (asked) => {
      await disputeAtBank(shop, paymentIntentId);
      return await provider.refundPayment(asked);
    });
    expect((await refund(paymentIntentId)).status).toBe(200);
    sending.mockRestore();
    const row = async () =>
      (await shop.db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId)))[0];
    expect(await row()).toMatchObject({ status: 'wanted', failure: null });
    shop.later(HOUR);
    await shop.reconciler.runNow();
    expect(await row()).toMatchObject({ status: 'wanted' });
    await decideAtBank(shop, paymentIntentId, 'won');
    await sendTestWebhook(shop, 'charge.dispute.closed', paymentIntentId);
    expect(await row()).toMatchObject({ status: 'succeeded' });
  });

  it('ends a waiting refund when it is lost: the customer has the money', async () => {
    const { id, paymentIntentId } = await buyWith();
    const { provider } = shop.payments;
    const sending = vi.spyOn(provider, 'refundPayment').mockImplementationOnce(async (asked) => {
      await disputeAtBank(shop, paymentIntentId);
      return await provider.refundPayment(asked);
    });
    await refund(paymentIntentId);
    sending.mockRestore();
    await decideAtBank(shop, paymentIntentId, 'lost');
    await sendTestWebhook(shop, 'charge.dispute.closed', paymentIntentId);
    const [row] = await shop.db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId));
    expect(row).toMatchObject({
      status: 'failed',
      failure: 'the bank has returned the money after a dispute',
    });
    expect(await readStatus(id)).toBe('charged_back');
    expect(await listed('unsettled')).not.toContain(paymentIntentId);
  });
});

describe('webhooks of disputes', () => {
  it('in any order and twice end in the same state, with each mail once', async () => {
    const { id, paymentIntentId } = await buyWith();
    const dispute = await disputeAtBank(shop, paymentIntentId);
    await decideAtBank(shop, paymentIntentId, 'lost');
    const types = ['closed', 'updated', 'funds_withdrawn', 'created', 'closed', 'created'];
    await Promise.all(types.map((type) => sendTestWebhook(shop, `charge.dispute.${type}`, paymentIntentId)));
    expect(await readStatus(id)).toBe('charged_back');
    expect(await mailsAbout(dispute)).toEqual(['lost']);
  });

  it('never put an older answer of the provider over a newer one', async () => {
    const { id, paymentIntentId } = await buyWith();
    await disputeAtBank(shop, paymentIntentId);
    const { provider } = shop.payments;
    const stale = await provider.findDisputes(paymentIntentId);
    const gate = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const slow = vi.spyOn(provider, 'findDisputes').mockImplementationOnce(async () => {
      arrived.resolve();
      await gate.promise;
      return stale;
    });
    const first = sendTestWebhook(shop, 'charge.dispute.created', paymentIntentId);
    await arrived.promise;
    slow.mockRestore();
    await decideAtBank(shop, paymentIntentId, 'lost');
    await sendTestWebhook(shop, 'charge.dispute.closed', paymentIntentId);
    gate.resolve();
    expect((await first).status).toBe(200);
    expect(await payment(paymentIntentId)).toMatchObject({ dispute: { status: 'lost' } });
    expect(await readStatus(id)).toBe('charged_back');
  });

  it('that never come are replaced by the sweep, and then by looks at open disputes', async () => {
    const { id, paymentIntentId } = await buyWith();
    const dispute = await disputeAtBank(shop, paymentIntentId);
    shop.later(2 * HOUR);
    await shop.reconciler.runNow();
    expect(await payment(paymentIntentId)).toMatchObject({ state: 'disputed' });
    await decideAtBank(shop, paymentIntentId, 'lost');
    shop.later(2 * HOUR);
    await shop.reconciler.runNow();
    expect(await readStatus(id)).toBe('charged_back');
    expect((await mailsAbout(dispute)).toSorted()).toEqual(['lost', 'opened']);
    const [row] = await shop.db.select().from(disputes).where(eq(disputes.id, dispute));
    expect(row?.nextLookAt).toBeNull();
  });
});

describe('an inquiry', () => {
  it('can be refunded, which closes it', async () => {
    const { id, paymentIntentId } = await buyWith(CARDS.inquired);
    expect(await payment(paymentIntentId)).toMatchObject({
      state: 'disputed',
      refundable: LAMP_TOTAL,
      dispute: { isInquiry: true, withdrawn: 0 },
    });
    expect((await refund(paymentIntentId)).status).toBe(200);
    await sendTestWebhook(shop, 'charge.dispute.closed', paymentIntentId);
    expect(await payment(paymentIntentId)).toMatchObject({
      state: 'refunded',
      dispute: { status: 'closed' },
    });
    expect(await readStatus(id)).toBe('refunded');
  });

  it('that becomes a dispute is mailed again, and forbids refunds', async () => {
    const { paymentIntentId } = await buyWith();
    const dispute = await disputeAtBank(shop, paymentIntentId, { inquiry: true });
    await sendTestWebhook(shop, 'charge.dispute.created', paymentIntentId);
    await decideAtBank(shop, paymentIntentId, 'escalated');
    await sendTestWebhook(shop, 'charge.dispute.updated', paymentIntentId);
    expect((await mailsAbout(dispute)).toSorted()).toEqual(['inquired', 'opened']);
    expect((await refund(paymentIntentId)).status).toBe(409);
  });
});
