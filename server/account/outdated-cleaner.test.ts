import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDraftOrder, deleteDraftOrder } from '#contract/calls/draft-orders.ts';
import { sendEmailCode } from '#contract/calls/email-codes.ts';
import { sendMessage } from '#contract/calls/messages.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { deleteReview } from '#contract/calls/staff-reviews.ts';
import { inTransaction } from '#db/connection.ts';
import { auditLog, checkouts, emailCodes, mails, messages, reviews } from '#db/schema/index.ts';
import { DAY, HOUR } from '#domain/time-units.ts';
import { NOT_SIGNED_IN, writeAudit } from '../audit/write-audit.ts';
import { address, buy, createOrderBody, start } from '../testing/buy.ts';
import { findAnywhere } from '../testing/find-anywhere.ts';
import { payForMembership } from '../testing/join.ts';
import { addStockedLamp, LAMP_TOTAL, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  lamp = await addStockedLamp(shop.db, null);
});
let email = '';
let name = '';
beforeEach(() => {
  email = `zq.${randomUUID()}@example.com`;
  name = `Quixotta ${randomUUID()}`;
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const theirAddress = () => ({ ...address, fullName: name, address: `17 ${name} Row` });
/** Finds all places with a name or an email of this test. */
const traces = async () => await findAnywhere(shop.db, [email, name]);
async function pass(days: number) {
  shop.later(days * DAY);
  await shop.reconciler.runNow();
  await shop.outdatedCleaner.runNow();
}

describe('a checkout that was never paid', () => {
  it('is forgotten after 30 days, but for its amount, payment and outcome', async () => {
    const order = createOrderBody(lamp, { userEmail: email, shippingAddress: theirAddress() });
    const { body } = await start(shop, lamp, LAMP_TOTAL, { order });
    await pass(1);
    const [canceled] = await shop.db.select().from(checkouts).where(eq(checkouts.email, email));
    expect(canceled).toMatchObject({ outcome: 'cancelled' });
    await pass(28);
    expect(await traces()).not.toEqual([]);
    await pass(2);
    expect(await traces()).toEqual([]);
    const id = canceled?.id ?? '';
    expect((await shop.db.select().from(checkouts).where(eq(checkouts.id, id)))[0]).toMatchObject({
      paymentIntentId: body.paymentIntentId,
      totalCents: canceled?.totalCents,
      outcome: 'cancelled',
      newOrder: null,
    });
    const { status, body: payments } = await shop.send(listPayments, { query: {} }, as);
    expect([status, payments.some((row) => row.paymentIntentId === body.paymentIntentId)]).toEqual([
      200,
      true,
    ]);
  });

  it('of a membership is forgotten likewise', async () => {
    const { paymentIntentId } = await payForMembership(shop, { email });
    await shop.db
      .update(checkouts)
      .set({ outcome: 'cancelled', nextLookAt: null })
      .where(eq(checkouts.paymentIntentId, paymentIntentId));
    await pass(31);
    const [row] = await shop.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.paymentIntentId, paymentIntentId));
    expect(row?.membership).toMatchObject({ plan: expect.any(String), fullName: '', email: '', phone: '' });
    expect(row?.email).toBe('');
  });

  it('leaves those that became orders', async () => {
    const { order } = await buy(shop, lamp, { userEmail: email, shippingAddress: theirAddress() });
    await pass(800);
    expect((await traces()).join()).toContain('orders');
    const [row] = await shop.db.select().from(checkouts).where(eq(checkouts.id, order.id));
    expect(row).toMatchObject({ outcome: 'ordered', email });
  });
});

describe('a mail', () => {
  it('keeps no code that has ended, though it was never sent', async () => {
    await shop.send(sendEmailCode, { body: { email } });
    const selectCode = async () =>
      (await shop.db.select().from(mails).where(eq(mails.recipient, email)))[0]?.facts as { code?: string };
    expect((await selectCode()).code).toMatch(/\d/);
    shop.later(2 * HOUR);
    await shop.outdatedCleaner.runNow();
    expect(await selectCode()).not.toHaveProperty('code');
    expect(await shop.db.$count(emailCodes)).toBe(0);
    await pass(31);
    expect(await traces()).toEqual([]);
  });

  it('about an order is emptied after a year, and its event stays', async () => {
    const { order } = await buy(shop, lamp, { userEmail: email, shippingAddress: theirAddress() });
    const mail = async () =>
      (
        await shop.db
          .select()
          .from(mails)
          .where(eq(mails.event, `order:${order.id}:confirmation`))
      )[0];
    await pass(364);
    expect(await mail()).toMatchObject({ recipient: email });
    await pass(2);
    expect(await mail()).toMatchObject({ recipient: '', facts: {}, nextTryAt: null });
  });
});

describe('what staff deal with', () => {
  it('a deleted draft forgets its customer after 30 days', async () => {
    const lines = [{ productId: lamp.id, quantity: 1 }];
    const body = { email, shippingAddress: theirAddress(), phone: '555 010', note: name, lines };
    const { body: draft } = await shop.send(createDraftOrder, { body }, as);
    await shop.send(deleteDraftOrder, { params: { id: draft.id } }, as);
    await shop.db.delete(auditLog);
    await pass(29);
    expect((await traces()).join()).toContain('draft_orders');
    await pass(2);
    expect((await traces()).join()).not.toContain('draft_orders');
  });

  it('a message is deleted after three years', async () => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const message = { firstName, lastName, email, phone: '555 010', message: 'Hello' };
    await shop.send(sendMessage, { body: message });
    await pass(3 * 365 - 1);
    expect(await shop.db.$count(messages, eq(messages.email, email))).toBe(1);
    await pass(2);
    expect(await shop.db.$count(messages, eq(messages.email, email))).toBe(0);
  });

  it('a deleted review is gone after 90 days', async () => {
    const review = { userName: name, userEmail: email, rating: 5, title: 'Fine', comment: 'Fine!' };
    const { body } = await shop.send(createReview, { params: { id: lamp.id }, body: review });
    await shop.send(deleteReview, { params: { id: body._id } }, as);
    await pass(89);
    expect(await shop.db.$count(reviews, eq(reviews.userEmail, email))).toBe(1);
    await pass(2);
    expect(await shop.db.$count(reviews, eq(reviews.userEmail, email))).toBe(0);
  });

  it('an entry of the audit log keeps who and when, and what changed for three years', async () => {
    const entry = { staff: NOT_SIGNED_IN, action: 'order.note', subjectId: 'MG-OLD' } as const;
    const at = new Date(Date.now() - 20 * 365 * DAY);
    await inTransaction(shop.db, (tx) => writeAudit(tx, { ...entry, after: { text: email } }, at));
    await pass(0);
    const [kept] = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, 'MG-OLD'));
    expect(kept).toMatchObject({ actor: 'not signed in', action: 'order.note', after: null });
  });
});
