import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { getOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { quickSearch } from '#contract/calls/quick-search.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { getStaffOrder, listOrderRows } from '#contract/calls/staff-orders.ts';
import { invoices, mails } from '#db/schema/index.ts';
import { buy } from '../testing/buy.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { LAMP_TOTAL } from '../testing/stocked-lamp.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };
const staffOrder = async (id: string) => (await shop.send(getStaffOrder, { params: { id } }, AS)).body;
const refund = (paymentIntentId: string) => shop.send(refundPayment, { params: { paymentIntentId } }, AS);

async function refunded() {
  const bought = await buy(shop, lamp);
  expect((await refund(bought.paymentIntentId)).status).toBe(200);
  return bought.order;
}

describe('a refunded order', () => {
  it('shows the amount and time of the refund everywhere', async () => {
    const { id } = await refunded();
    const said = { status: 'succeeded', amount: LAMP_TOTAL, doneAt: expect.any(String) };
    const { order } = await staffOrder(id);
    expect(order).toMatchObject({ status: 'placed', paymentStatus: 'refunded', refund: said });
    expect((await shop.send(getOrder, { params: { id } })).body.refund).toMatchObject(said);
    const rows = (await shop.send(listOrderRows, { query: { search: id } }, AS)).body;
    expect(rows).toMatchObject([{ id, refund: said }]);
    const { body: found } = await shop.send(quickSearch, { query: { q: id } }, AS);
    expect(found.orders).toMatchObject([{ id, paymentStatus: 'refunded', refund: said }]);
  });

  it('has a timeline with the request and the completion of the refund', async () => {
    const { timeline } = await staffOrder((await refunded()).id);
    const money = '$68.99';
    expect(timeline.map(({ title, text, by }) => [title, text, by])).toEqual([
      ['Refund requested', `${money}.`, 'API token'],
      ['Refunded', `${money} went back to the card.`, undefined],
    ]);
  });

  it('gets no invoice number', async () => {
    const { id } = await refunded();
    const { status, failure } = await shop.send(issueInvoice, { params: { id } }, AS);
    expect([status, failure.message]).toEqual([409, expect.stringContaining('refunded')]);
    expect(await shop.db.$count(invoices, eq(invoices.orderId, id))).toBe(0);
  });

  it('keeps the invoice that was issued, which shows the payment of today beside it', async () => {
    const { order, paymentIntentId } = await buy(shop, lamp);
    const issued = (await shop.send(issueInvoice, { params: { id: order.id } }, AS)).body;
    await refund(paymentIntentId);
    const { status, body } = await shop.send(issueInvoice, { params: { id: order.id } }, AS);
    const orderNow = { status: 'placed', paymentStatus: 'refunded' };
    const creditNotes = [expect.objectContaining({ amount: LAMP_TOTAL, orderId: order.id })];
    expect([status, body]).toEqual([200, { ...issued, orderNow, creditNotes }]);
  });
});

test('an incomplete refund is pending, and one that fails later makes the order paid again', async () => {
  const { order, paymentIntentId } = await buy(shop, lamp);
  const { provider } = shop.payments;
  const asked = vi.spyOn(provider, 'refundPayment').mockResolvedValueOnce({ status: 'pending', id: 're_1' });
  await refund(paymentIntentId);
  expect((await staffOrder(order.id)).order).toMatchObject({
    paymentStatus: 'refunded',
    refund: { status: 'pending' },
  });

  const found = vi.spyOn(provider, 'findRefunds');
  const made = { id: 're_1', amount: 6_899, refundId: null, createdAt: new Date() };
  found.mockResolvedValueOnce([{ ...made, status: 'succeeded' }]);
  await sendTestWebhook(shop, 'refund.updated', paymentIntentId);
  found.mockResolvedValueOnce([{ ...made, status: 'failed', failure: 'expired_or_canceled_card' }]);
  await sendTestWebhook(shop, 'refund.failed', paymentIntentId);
  const { order: failed, timeline, payment } = await staffOrder(order.id);
  expect(failed).toMatchObject({ paymentStatus: 'paid', refund: { status: 'failed' } });
  expect(payment).toMatchObject({ state: 'refund_failed' });
  expect(timeline.at(-1)).toMatchObject({
    title: 'Refund failed',
    text: '$68.99 could not be refunded: the card has expired or was canceled.',
  });

  asked.mockRestore();
  found.mockRestore();
  await refund(paymentIntentId);
  const after = await staffOrder(order.id);
  expect(after.order).toMatchObject({ paymentStatus: 'refunded', refund: { status: 'succeeded' } });
  expect(after.timeline.map(({ title }) => title)).toEqual([
    'Refund requested',
    'Refund failed',
    'Refund tried again',
    'Refunded',
  ]);
});

test('a change of status mails the customer unless staff disable it', async () => {
  const { id } = (await buy(shop, lamp)).order;
  const statusMails = () => shop.db.$count(mails, like(mails.event, `order:${id}:status:%`));
  const set = (body: { status: 'processing' | 'packaging'; notify?: boolean }) =>
    shop.send(updateOrderStatus, { params: { id }, body }, AS);
  expect((await set({ status: 'processing', notify: false })).body.status).toBe('processing');
  expect(await statusMails()).toBe(0);
  expect((await set({ status: 'packaging' })).body.status).toBe('packaging');
  expect(await statusMails()).toBe(1);
  expect((await staffOrder(id)).timeline.map(({ title, by }) => [title, by])).toEqual([
    ['Processing', 'API token'],
    ['Packaging', 'API token'],
  ]);
});
