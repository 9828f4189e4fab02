import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { listMembers } from '#contract/calls/members.ts';
import { createMembership, getMembership, startMembershipCheckout } from '#contract/calls/memberships.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { checkouts, mails, memberships } from '#db/schema/index.ts';
import { DAY, MINUTE } from '#domain/time-units.ts';
import { CARDS, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { join, member, payForMembership, startJoining } from '../testing/join.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { addStockedLamp, LAMP_TOTAL } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { finalize } from './finalize.ts';

const staff = { headers: AS_STAFF };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newEmail = () => `${randomUUID()}@example.com`;
const selectMemberships = (email: string) =>
  shop.db.select().from(memberships).where(eq(memberships.email, email));
const findRow = async (id: string) =>
  (await shop.db.select().from(memberships).where(eq(memberships.id, id)))[0];
const mailsTo = async (email: string) =>
  (await shop.db.select().from(mails).where(eq(mails.recipient, email))).map(({ kind }) => kind).toSorted();
const create = (paymentIntentId: string) => shop.send(createMembership, { body: { paymentIntentId } });
const shownPayment = async (paymentIntentId: string) =>
  (await shop.send(listPayments, {}, staff)).body.find((shown) => shown.paymentIntentId === paymentIntentId);

describe('starting a membership', () => {
  it('charges the price of the plan and describes the payment', async () => {
    const { body } = await startJoining(shop, { plan: 'premium' });
    expect(body).toMatchObject({ amount: 1_000, currency: 'usd' });
    expect(body.membershipId).toMatch(/^MM(-[0-9A-Z]{4}){4}$/);
    expect(await shop.payments.provider.findPayment(body.paymentIntentId)).toMatchObject({
      checkoutId: body.membershipId,
    });
    expect(await shownPayment(body.paymentIntentId)).toMatchObject({ purpose: 'membership', state: 'open' });
  });

  it('creates one payment for two requests with the same key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const [first, second] = await Promise.all([
      startJoining(shop, {}, headers),
      startJoining(shop, {}, headers),
    ]);
    expect(second.body).toEqual(first.body);
  });

  it('is refused for a wrong price, with the right one', async () => {
    const { status, failure } = await startJoining(shop, { plan: 'basic', amount: 1 });
    expect(status).toBe(409);
    expect(failure).toMatchObject({ code: 'total_changed', total: 499 });
  });

  test.each([
    ['fullName', '', 'Full name is required'],
    ['email', '', 'Email is required'],
    ['email', 'ada', 'Email is invalid'],
    ['phone', ' ', 'Phone number is required'],
    ['address', '', 'Address is required'],
    ['city', '', 'City is required'],
    ['state', '', 'State is required'],
    ['postalCode', '', 'Postal code is required'],
  ])('with the %s %j is refused: %s', async (field, value, message) => {
    const body = { plan: 'basic' as const, amount: 499, member: { ...member, [field]: value } };
    const { status, failure } = await shop.send(startMembershipCheckout, { body });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ [`member.${field}`]: message });
  });

  it('is refused for an unknown plan', async () => {
    const body = { plan: 'gold' as never, amount: 1, member };
    expect((await shop.send(startMembershipCheckout, { body })).status).toBe(400);
  });
});

describe('a paid membership', () => {
  it('is valid for a year from now, and a receipt is mailed', async () => {
    const email = newEmail();
    const { membership } = await join(shop, { email, plan: 'basic' });
    expect(membership).toMatchObject({ plan: 'basic', amount: 499, membership: 'active' });
    const years =
      new Date(membership.endsAt).getUTCFullYear() - new Date(membership.startsAt).getUTCFullYear();
    expect(years).toBe(1);
    expect(await mailsTo(email)).toEqual(['membership_receipt']);
  });

  it('is read by its id without data of its owner', async () => {
    const { membership } = await join(shop, { email: newEmail() });
    const { body } = await shop.send(getMembership, { params: { id: membership.id.toLowerCase() } });
    expect(body).toEqual(membership);
    expect(JSON.stringify(body)).not.toContain('@');
    expect((await shop.send(getMembership, { params: { id: 'MM-0000-0000-0000-0000' } })).status).toBe(404);
  });

  it('starts when the member’s current one ends', async () => {
    const email = newEmail();
    const first = (await join(shop, { email })).membership;
    const second = (await join(shop, { email: email.toUpperCase(), plan: 'premium' })).membership;
    expect(second).toMatchObject({ startsAt: first.endsAt, membership: 'upcoming' });
  });

  it('follows the other of two concurrent purchases', async () => {
    const email = newEmail();
    const paid = await Promise.all(Array.from({ length: 4 }, () => payForMembership(shop, { email })));
    await Promise.all(paid.map(({ paymentIntentId }) => create(paymentIntentId)));
    const rows = (await selectMemberships(email)).toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
    );
    expect(rows).toHaveLength(4);
    for (const [index, row] of rows.slice(1).entries()) expect(row.startsAt).toEqual(rows[index]?.endsAt);
  });
});

describe('the payment of a membership', () => {
  it('becomes the membership by the webhook when the browser was closed', async () => {
    const { paymentIntentId, membershipId } = await payForMembership(shop, { email: newEmail() });
    expect((await sendTestWebhook(shop, 'payment_intent.succeeded', paymentIntentId)).status).toBe(200);
    expect(await findRow(membershipId)).toMatchObject({ paymentIntentId });
  });

  it('becomes the membership by the reconciler even if the server died before it recorded the payment', async () => {
    const { membershipId, paymentIntentId } = await payForMembership(shop, { email: newEmail() });
    await shop.db.update(checkouts).set({ paymentIntentId: null }).where(eq(checkouts.id, membershipId));
    shop.later(MINUTE);
    await shop.reconciler.runNow();
    expect(await findRow(membershipId)).toMatchObject({ paymentIntentId });
  });

  it('becomes one membership with one receipt for concurrent reports', async () => {
    const email = newEmail();
    const { paymentIntentId, membershipId } = await payForMembership(shop, { email });
    shop.later(MINUTE);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => create(paymentIntentId))),
      ...Array.from({ length: 10 }, () => sendTestWebhook(shop, 'payment_intent.succeeded', paymentIntentId)),
      ...Array.from({ length: 5 }, () => finalize(shop.services, paymentIntentId)),
      shop.reconciler.runNow(),
    ]);
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([membershipId]));
    expect(await selectMemberships(email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual(['membership_receipt']);
  });

  it('becomes none when the card was declined', async () => {
    const { body } = await startJoining(shop, { email: newEmail() });
    await confirmCard(shop, body.clientSecret, CARDS.declined);
    const { status, failure } = await create(body.paymentIntentId);
    expect([status, failure.code]).toEqual([422, 'payment_refused']);
    expect(await findRow(body.membershipId)).toBeUndefined();
  });

  it('becomes none when it is not paid in time', async () => {
    const { body } = await startJoining(shop, { email: newEmail() });
    shop.later(20 * MINUTE);
    await shop.reconciler.runNow();
    expect(await shownPayment(body.paymentIntentId)).toMatchObject({ state: 'cancelled', isSettled: true });
    expect((await create(body.paymentIntentId)).failure.code).toBe('payment_refused');
  });

  it('becomes no order, and the payment of an order no membership', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const joining = await payForMembership(shop, { email: newEmail() });
    const order = createOrderBody(lamp);
    const asOrder = { ...order, paymentIntentId: joining.paymentIntentId };
    const ordered = await shop.send(createOrder, { body: asOrder });
    expect([ordered.status, ordered.failure.code]).toEqual([409, 'payment_mismatch']);
    const { body } = await start(shop, lamp, LAMP_TOTAL, { order });
    await confirmCard(shop, body.clientSecret);
    const joined = await create(body.paymentIntentId);
    expect([joined.status, joined.failure.code]).toEqual([409, 'payment_mismatch']);
  });

  it('becomes none when it is unknown to the shop', async () => {
    const ask = vi.spyOn(shop.payments.provider, 'findPayment');
    expect((await create('pi_unknown')).failure.code).toBe('payment_refused');
    // Else anyone could use up how often the provider may be asked.
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
  });
});

describe('a payment that cannot become a membership is refunded', () => {
  test.each([
    ['it is not about what the plan costs', { totalCents: 1 }, 'amount_differs'],
    ['it is in another currency', { currency: 'eur' }, 'amount_differs'],
  ])('when %s', async (_, changed, reason) => {
    const email = newEmail();
    const { paymentIntentId, membershipId } = await payForMembership(shop, { email });
    await shop.db.update(checkouts).set(changed).where(eq(checkouts.id, membershipId));
    const { status, failure } = await create(paymentIntentId);
    expect([status, failure.code, failure.reason]).toEqual([409, 'payment_refunded', reason]);
    expect(failure.message).toContain('not about what the membership costs');
    expect(await selectMemberships(email)).toHaveLength(0);
    expect(await mailsTo(email)).toEqual(['refund']);
    expect(await shop.payments.provider.findPayment(paymentIntentId)).toMatchObject({ refunded: 79_900 });
  });
});

it('a membership is listed with its payment', async () => {
  const email = newEmail();
  const { membership, paymentIntentId } = await join(shop, { email });
  const { body } = await shop.send(listMembers, { query: { search: membership.id } }, staff);
  expect(body).toMatchObject([{ email, paymentIntentId, membership: 'active' }]);
  const days = (Date.parse(body[0]?.refundableUntil ?? '') - Date.parse(membership.createdAt)) / DAY;
  expect(days).toBe(30);
});
