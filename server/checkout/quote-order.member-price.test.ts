import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signOut } from '#contract/calls/account.ts';
import { downloadInvoice, issueInvoice } from '#contract/calls/invoices.ts';
import { refundMember } from '#contract/calls/members.ts';
import { createMembership, findMemberPrice, getMemberPlan } from '#contract/calls/memberships.ts';
import { createOrder, getOrder, trackOrder } from '#contract/calls/orders.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { mails } from '#db/schema/index.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { join, startJoining } from '../testing/join.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { addStockedLamp, LAMP_TOTAL, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

/** 49.99 - 5.00 discount, free shipping, 8 % tax of 44.99. */
const MEMBER_TOTAL = 48.59;

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, null);
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

/** A member, and the headers of the browser that has proven it. */
async function becomeMember() {
  const email = `${randomUUID()}@example.com`;
  const { membership } = await join(shop, { email, plan: 'standard' });
  return { email, membership, proven: await proveEmail(shop, email) };
}

const quotePrice = async (email: string, headers: Headers = {}) =>
  (await shop.send(findMemberPrice, { body: { email } }, { headers })).body;

const startFor = (userEmail: string, amount: number, headers: Headers = {}) =>
  start(shop, lamp, amount, { order: createOrderBody(lamp, { userEmail }) }, { headers });

async function buyAs(userEmail: string, amount: number, headers: Headers) {
  const { body } = await startFor(userEmail, amount, headers);
  await confirmCard(shop, body.clientSecret);
  const order = { ...createOrderBody(lamp, { userEmail }), paymentIntentId: body.paymentIntentId };
  return (await shop.send(createOrder, { body: order })).body;
}

describe('the member price', () => {
  it('is shown to a browser that has proven the address', async () => {
    const { email, membership, proven } = await becomeMember();
    expect(await quotePrice(email.toUpperCase(), proven)).toEqual({
      isProven: true,
      member: { plan: 'standard', endsAt: membership.endsAt },
    });
  });

  it('does not reveal membership to others', async () => {
    const { email, proven } = await becomeMember();
    expect(await quotePrice(email)).toEqual({ isProven: false });
    expect(await quotePrice('nobody@example.com')).toEqual({ isProven: false });
    expect(await quotePrice('nobody@example.com', proven)).toEqual({ isProven: false });
  });

  it('is shown to the browser that has bought the membership, and to no other', async () => {
    const email = `${randomUUID()}@example.com`;
    const started = await startJoining(shop, { email, plan: 'standard' });
    await confirmCard(shop, started.body.clientSecret);
    const paid = { body: { paymentIntentId: started.body.paymentIntentId } };
    expect((await shop.send(createMembership, paid)).status).toBe(201);
    const buyer = {
      Cookie: started.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    };
    expect(await quotePrice(email, buyer)).toMatchObject({ isProven: true, member: { plan: 'standard' } });
    expect(await quotePrice(email)).toEqual({ isProven: false });
    expect(await quotePrice((await becomeMember()).email, buyer)).toEqual({ isProven: false });
    expect((await startFor(email, MEMBER_TOTAL, buyer)).status).toBe(200);
    const lines = [{ productId: lamp.id, quantity: 1 }];
    const quoted = await shop.send(getQuote, { body: { lines } }, { headers: buyer });
    expect(quoted.body).toMatchObject({ memberPlan: 'standard' });
    expect((await shop.send(getMemberPlan, {}, { headers: buyer })).body).toEqual({ plan: 'standard' });
  });

  it('is that of the plan which pages ask for, by a browser that has a hint of it', async () => {
    const email = `${randomUUID()}@example.com`;
    const { body } = await startJoining(shop, { email });
    await confirmCard(shop, body.clientSecret);
    const joined = await shop.send(createMembership, { body: { paymentIntentId: body.paymentIntentId } });
    expect(joined.headers.getSetCookie().join()).toMatch(/marigold_member=1; Path=\/; Max-Age=31536000/);
    const readPlan = async (headers: Headers = {}) => (await shop.send(getMemberPlan, {}, { headers })).body;
    const proven = await proveEmail(shop, email);
    expect(await readPlan(proven)).toEqual({ plan: 'standard' });
    expect(await readPlan()).toEqual({});
    const out = await shop.send(signOut, {}, { headers: proven });
    expect(out.headers.getSetCookie().join()).toContain('marigold_member=; Path=/; Max-Age=0');
  });

  it('is shown in a quote before an address is typed, but not of an address that is not the member’s', async () => {
    const { proven } = await becomeMember();
    const lines = [{ productId: lamp.id, quantity: 1 }];
    const quoteTotal = async (body: object, headers: Headers = {}) =>
      (await shop.send(getQuote, { body: { lines, ...body } }, { headers })).body;
    expect(await quoteTotal({}, proven)).toMatchObject({ memberPlan: 'standard' });
    expect(await quoteTotal({})).not.toHaveProperty('memberPlan');
    const other = { email: 'nobody@example.com' };
    expect(await quoteTotal(other, proven)).not.toHaveProperty('memberPlan');
  });

  it('does not exist for a proven address without a membership', async () => {
    const email = `${randomUUID()}@example.com`;
    expect(await quotePrice(email, await proveEmail(shop, email))).toEqual({ isProven: true });
  });

  it('ends with the membership', async () => {
    const { email, membership, proven } = await becomeMember();
    await shop.send(refundMember, { params: { id: membership.id } }, { headers: AS_STAFF });
    expect(await quotePrice(email, proven)).toEqual({ isProven: true });
  });
});

describe('an order of a member', () => {
  it('shows the member discount in the order, the mail and the invoice', async () => {
    const { email, proven } = await becomeMember();
    const order = await buyAs(email, MEMBER_TOTAL, proven);
    const amounts = { subtotal: 49.99, discount: 5, shipping: 0, tax: 3.6, total: MEMBER_TOTAL };
    expect(order).toMatchObject({ ...amounts, memberPlan: 'standard', paymentStatus: 'paid' });
    expect((await shop.send(getOrder, { params: { id: order.id } })).body).toMatchObject(amounts);

    const [mail] = await shop.db
      .select()
      .from(mails)
      .where(eq(mails.event, `order:${order.id}:confirmation`));
    const facts = readFacts(mail?.facts);
    const text = facts ? renderMail(facts, 'https://shop.example').text : '';
    expect(text).toContain('Discount (Standard member): −$5.00');
    expect(text).toContain('Shipping: Free');

    await shop.send(issueInvoice, { params: { id: order.id } }, { headers: AS_STAFF });
    const path = downloadInvoice.path.replace('{id}', order.id);
    const pdf = await shop.fetch(`/api${path}`, { headers: AS_STAFF });
    const lines = readPdf(await pdf.arrayBuffer())
      .pages.join('\n')
      .split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Discount (Standard member)', '−$5.00']));
  });

  it('has the regular price in a browser that has not proven the address', async () => {
    const { email } = await becomeMember();
    const { status, failure } = await startFor(email, MEMBER_TOTAL);
    expect([status, failure.code, failure.total]).toEqual([409, 'total_changed', LAMP_TOTAL]);
    expect((await startFor(email, LAMP_TOTAL)).status).toBe(200);
  });

  it('has the regular price for another address than the proven one', async () => {
    const { proven } = await becomeMember();
    const { failure } = await startFor('eve@example.com', MEMBER_TOTAL, proven);
    expect(failure).toMatchObject({ code: 'total_changed', total: LAMP_TOTAL });
  });

  it('is refused at the regular price, with the member price', async () => {
    const { email, proven } = await becomeMember();
    const { failure } = await startFor(email, LAMP_TOTAL, proven);
    expect(failure).toMatchObject({ code: 'total_changed', total: MEMBER_TOTAL, amounts: { discount: 5 } });
  });

  it('is refused at the member price after a refund of the membership, with the regular price', async () => {
    const { email, membership, proven } = await becomeMember();
    await shop.send(refundMember, { params: { id: membership.id } }, { headers: AS_STAFF });
    const { failure } = await startFor(email, MEMBER_TOTAL, proven);
    expect(failure).toMatchObject({ code: 'total_changed', total: LAMP_TOTAL });
  });

  it('keeps the price it was paid at after a refund', async () => {
    const { email, membership, proven } = await becomeMember();
    const { body } = await startFor(email, MEMBER_TOTAL, proven);
    await shop.send(refundMember, { params: { id: membership.id } }, { headers: AS_STAFF });
    await confirmCard(shop, body.clientSecret);
    const order = { ...createOrderBody(lamp, { userEmail: email }), paymentIntentId: body.paymentIntentId };
    expect((await shop.send(createOrder, { body: order })).body).toMatchObject({ total: MEMBER_TOTAL });
  });

  it('has the member price without a payment and without lines in the request', async () => {
    const { email, proven } = await becomeMember();
    const body = createOrderBody(lamp, { userEmail: email });
    const unpaid = await shop.send(createOrder, { body }, { headers: proven });
    expect(unpaid.body).toMatchObject({
      total: MEMBER_TOTAL,
      memberPlan: 'standard',
      paymentStatus: 'unpaid',
    });
  });

  it('does not reveal the plan to a search by email address', async () => {
    const { email, proven } = await becomeMember();
    await buyAs(email, MEMBER_TOTAL, proven);
    const { body } = await shop.send(trackOrder, { body: { email } });
    expect(JSON.stringify(body)).not.toContain('memberPlan');
  });
});
