import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import { listMembers, refundMember } from '#contract/calls/members.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { refundAmount } from '#contract/calls/refunds.ts';
import { mails, memberships, refunds } from '#db/schema/index.ts';
import { DAY } from '#domain/time-units.ts';
import { join } from '../testing/join.ts';
import { refundAtDashboard } from '../testing/refund-at-dashboard.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newEmail = () => `${randomUUID()}@example.com`;
const findRow = async (id: string) =>
  (await shop.db.select().from(memberships).where(eq(memberships.id, id)))[0];
const mailsTo = async (email: string) =>
  (await shop.db.select().from(mails).where(eq(mails.recipient, email))).map(({ kind }) => kind).toSorted();
const refund = (id: string) => shop.send(refundMember, { params: { id } }, staff);
const shownPayment = async (paymentIntentId: string) =>
  (await shop.send(listPayments, {}, staff)).body.find((shown) => shown.paymentIntentId === paymentIntentId);

/** How many transactions wait for a membership that another one holds. */
async function waitingForMemberships(): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%memberships%'`;
  return (await shop.db.execute(waiting)).rows.length;
}

describe('a membership refund', () => {
  it('requires staff', async () => {
    const { membership } = await join(shop, { email: newEmail() });
    expect((await shop.send(refundMember, { params: { id: membership.id } })).status).toBe(401);
  });

  it('refunds in full, ends the membership, mails the member and is audited', async () => {
    const email = newEmail();
    const { membership, paymentIntentId } = await join(shop, { email });
    const { body } = await refund(membership.id);
    expect(body).toMatchObject({ membership: 'refunded', refund: { status: 'succeeded' } });
    expect(await shop.payments.provider.findPayment(paymentIntentId)).toMatchObject({ refunded: 79_900 });
    expect(await mailsTo(email)).toEqual(['membership_receipt', 'membership_refunded']);
    expect(await shownPayment(paymentIntentId)).toMatchObject({
      state: 'refunded',
      membership: { id: membership.id, plan: 'standard', state: 'refunded' },
    });
    const [entry] = (await shop.send(listAudit, { query: { subject: paymentIntentId } }, staff)).body;
    expect(entry).toMatchObject({ action: 'payment.refund', after: { membership: membership.id } });
  });

  it.each(['succeeded', 'failed'] as const)('does not count a part that %s as its own', async (status) => {
    const { membership, paymentIntentId } = await join(shop, { email: newEmail() });
    const part = { params: { paymentIntentId }, body: { amount: 20 } };
    const { id } = (await shop.send(refundAmount, part, staff)).body;
    await shop.db.update(refunds).set({ status }).where(eq(refunds.id, id));
    const [shown] = (await shop.send(listMembers, { query: { search: membership.id } }, staff)).body;
    expect(shown).toMatchObject({ membership: 'active', isRefundable: true });
    expect(shown).not.toHaveProperty('refund');
  });

  it('refunds what a part has left', async () => {
    const { membership, paymentIntentId } = await join(shop, { email: newEmail() });
    await shop.send(refundAmount, { params: { paymentIntentId }, body: { amount: 20 } }, staff);
    expect((await refund(membership.id)).body).toMatchObject({
      membership: 'refunded',
      refund: { status: 'succeeded' },
    });
    expect(await shop.payments.provider.findPayment(paymentIntentId)).toMatchObject({ refunded: 79_900 });
  });

  it('refunds once for ten concurrent requests', async () => {
    const email = newEmail();
    const { membership, paymentIntentId } = await join(shop, { email });
    await Promise.all(Array.from({ length: 10 }, () => refund(membership.id)));
    const given = await shop.db.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId));
    expect(given).toMatchObject([{ amountCents: 79_900, status: 'succeeded' }]);
    expect(await mailsTo(email)).toEqual(['membership_receipt', 'membership_refunded']);
  });

  it('is refused after 30 days and says when they ended', async () => {
    const { membership } = await join(shop, { email: newEmail() });
    shop.later(30 * DAY);
    const { status, failure } = await refund(membership.id);
    expect(status).toBe(409);
    expect(failure.message).toMatch(/^The 30 days of the money-back guarantee ended on \w+ \d+, \d{4}\.$/);
    expect((await findRow(membership.id))?.refundedAt).toBeNull();
  });

  it('is refused for an unknown membership', async () => {
    expect((await refund('MM-0000-0000-0000-0000')).status).toBe(404);
  });

  it('starts the member’s next membership immediately', async () => {
    const email = newEmail();
    const first = (await join(shop, { email })).membership;
    const second = (await join(shop, { email, plan: 'premium' })).membership;
    await refund(first.id);
    const row = await findRow(second.id);
    expect(row?.startsAt.toISOString()).not.toBe(second.startsAt);
    expect(row?.startsAt).toEqual((await findRow(first.id))?.refundedAt);
  });

  it('locks the member’s first membership first, as purchases do', async () => {
    const email = newEmail();
    const first = (await join(shop, { email })).membership;
    const second = (await join(shop, { email })).membership;
    const buying = await shop.db.$client.connect();
    await buying.query('begin');
    await buying.query('select from memberships where id = $1 for update', [first.id]);
    const refunding = refund(second.id);
    await vi.waitFor(async () => expect(await waitingForMemberships()).toBe(1), { timeout: 5_000 });
    const { rowCount } = await buying.query('select from memberships where id = $1 for update skip locked', [
      second.id,
    ]);
    await buying.query('commit');
    buying.release();
    expect(rowCount).toBe(1);
    expect((await refunding).body.membership).toBe('refunded');
  });

  it('ends the membership when refunded at the provider', async () => {
    const email = newEmail();
    const { membership, paymentIntentId } = await join(shop, { email });
    await refundAtDashboard(shop, paymentIntentId);
    await sendTestWebhook(shop, 'charge.refunded', paymentIntentId);
    expect((await findRow(membership.id))?.refundedAt).not.toBeNull();
    expect(await mailsTo(email)).toContain('membership_refunded');
  });
});
