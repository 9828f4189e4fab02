import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { createOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { listRefunds, refundOrder } from '#contract/calls/refunds.ts';
import { getStaffOrder, markOrderPaid } from '#contract/calls/staff-orders.ts';
import { mails, orderLines } from '#db/schema/index.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { createOrderBody } from '../testing/buy.ts';
import { buyThreeLamps, shownOrder, THREE_LAMPS } from '../testing/buy-lamps.ts';
import { addStockedLamp, readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const cancel = (id: string, quantity: number, body: object = {}, key?: string) =>
  shop.send(
    cancelOrder,
    { params: { id }, body: { lines: [{ position: 0, quantity }], ...body } },
    { headers: { ...AS_STAFF, ...(key && { 'Idempotency-Key': key }) } },
  );
const findLine = async (orderId: string) =>
  (await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0];
const returned = async (paymentIntentId: string) =>
  (await shop.payments.provider.findPayment(paymentIntentId))?.refunded;
const setStatus = (id: string, status: 'processing' | 'rejected' | 'on-the-road') =>
  shop.send(updateOrderStatus, { params: { id }, body: { status } }, as);

describe('staff who cancel a part of an order', () => {
  it('refund exactly these pieces, return them to the stock, and the order goes on', async () => {
    const { id, paymentIntentId, lamp } = await buyThreeLamps(shop);
    const { status, body } = await cancel(id, 1, { reason: 'One is cracked.' });
    expect([status, body.status, body.paymentStatus, body.refunded]).toEqual([201, 'placed', 'paid', 53.99]);
    expect(body.cancellation).toBeUndefined();
    expect(body.activities.at(-1)).toMatchObject({
      status: 'placed',
      description: `A part was canceled by the shop: 1 × ${lamp.name}. One is cracked.`,
    });
    expect(await returned(paymentIntentId)).toBe(5_399);
    expect(await readStock(shop.db, lamp)).toBe(3);
    expect(await findLine(id)).toMatchObject({ refunded: 1, canceled: 1, restocked: 1 });
    expect((await shop.send(listRefunds, { params: { id } }, as)).body).toMatchObject([
      {
        amount: 53.99,
        shipping: 0,
        reason: 'canceled',
        lines: [{ position: 0, quantity: 1, restock: true }],
      },
    ]);
    const { body: seen } = await shop.send(getStaffOrder, { params: { id } }, as);
    expect(seen.pieces).toEqual([
      { position: 0, quantity: 3, refundedPieces: 1, canceled: 1, returned: 0, restocked: 1 },
    ]);
    const [entry] = (await shop.send(listAudit, { query: { subject: id } }, as)).body;
    expect(entry).toMatchObject({
      action: 'order.cancel_part',
      after: { canceled: `1 × ${lamp.name}`, restocked: 1 },
    });
  });

  it('refund shipping too once nothing is left, and the order is canceled', async () => {
    const { id, paymentIntentId, lamp } = await buyThreeLamps(shop);
    await cancel(id, 1);
    await cancel(id, 2);
    const order = await shownOrder(shop, id);
    expect(order).toMatchObject({ status: 'rejected', paymentStatus: 'refunded', refunded: THREE_LAMPS });
    expect(order.cancellation).toMatchObject({ by: 'staff' });
    expect(await returned(paymentIntentId)).toBe(THREE_LAMPS * 100);
    expect(await readStock(shop.db, lamp)).toBe(5);
  });

  it('end the order when two of them cancel its halves at the same time', async () => {
    const { id, paymentIntentId, lamp } = await buyThreeLamps(shop);
    const answers = await Promise.all([cancel(id, 1), cancel(id, 2)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await shownOrder(shop, id)).toMatchObject({ status: 'rejected', paymentStatus: 'refunded' });
    expect(await returned(paymentIntentId)).toBe(THREE_LAMPS * 100);
    expect(await readStock(shop.db, lamp)).toBe(5);
  });

  it('refund no piece that was refunded before', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    await shop.send(refundOrder, { params: { id }, body: { lines: [{ position: 0, quantity: 2 }] } }, as);
    await cancel(id, 2);
    expect(await returned(paymentIntentId)).toBe(16_197);
    expect(await findLine(id)).toMatchObject({ refunded: 3, canceled: 2 });
  });

  it('return nothing of an unpaid order, and may keep the pieces and leave out the mail', async () => {
    const lamp = await addStockedLamp(shop.db, 5);
    const unpaid = createOrderBody(lamp, { products: [{ productId: lamp.id, quantity: 3 }] });
    const { id } = (await shop.send(createOrder, { body: unpaid })).body;
    const { body } = await cancel(id, 1, { restock: false, notify: false });
    expect([body.status, body.paymentStatus]).toEqual(['placed', 'unpaid']);
    expect(await readStock(shop.db, lamp)).toBe(2);
    expect(await findLine(id)).toMatchObject({ refunded: 0, canceled: 1, restocked: 0 });
    const events = sql`event like ${`order:${id}:status:%`}`;
    expect(await shop.db.select().from(mails).where(events)).toEqual([]);
  });

  it('cancel once with the same request', async () => {
    const { id, paymentIntentId, lamp } = await buyThreeLamps(shop);
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(id, 1, {}, `part-${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect([await returned(paymentIntentId), await readStock(shop.db, lamp)]).toEqual([5_399, 3]);
  });

  it('cancel at most what is left of an order that is not shipped', async () => {
    const { id } = await buyThreeLamps(shop);
    await cancel(id, 1);
    const tooMany = await cancel(id, 3, {
      lines: [
        { position: 0, quantity: 1 },
        { position: 3, quantity: 1 },
      ],
    });
    expect([tooMany.status, tooMany.failure.fields]).toEqual([
      400,
      { 'lines.1.position': 'The order has no line 4.' },
    ]);
    const { failure } = await cancel(id, 3);
    expect(failure.fields).toEqual({ 'lines.0.quantity': 'Only 2 of line 1 can still be canceled.' });
    await setStatus(id, 'on-the-road');
    expect((await cancel(id, 1)).status).toBe(409);
  });
});

it('canceled pieces are on the lines of the order, its invoice and its mails', async () => {
  const { id, lamp } = await buyThreeLamps(shop);
  expect((await shownOrder(shop, id)).products[0]).not.toHaveProperty('canceledQuantity');
  await cancel(id, 2);
  expect((await shownOrder(shop, id)).products[0]).toMatchObject({
    canceledQuantity: 2,
    refundedQuantity: 2,
  });
  const { body: invoice } = await shop.send(issueInvoice, { params: { id } }, as);
  expect(invoice.order.products[0]).toMatchObject({ canceledQuantity: 2 });
  const sent = await shop.db
    .select()
    .from(mails)
    .where(sql`event like ${`order:${id}:status:%`}`);
  const facts = readFacts(sent[0]?.facts);
  const mail = facts && renderMail(facts, 'https://shop.example');
  expect(mail?.subject).toBe(`A part of your order is canceled (${id})`);
  expect(mail?.text).toContain(`A part was canceled by the shop: 2 × ${lamp.name}.`);
});

it('the confirmation of an order that is marked as paid names the pieces that were canceled', async () => {
  const lamp = await addStockedLamp(shop.db, 5);
  const unpaid = createOrderBody(lamp, { products: [{ productId: lamp.id, quantity: 3 }] });
  const { id } = (await shop.send(createOrder, { body: unpaid })).body;
  await cancel(id, 1);
  await shop.send(markOrderPaid, { params: { id }, body: { method: 'Bank transfer' } }, as);
  const sent = await shop.db
    .select()
    .from(mails)
    .where(eq(mails.event, `order:${id}:confirmation`));
  const facts = readFacts(sent[0]?.facts);
  expect(facts && renderMail(facts, 'https://shop.example').text).toContain('1 of 3 canceled');
});

it('canceled pieces stay canceled when the order is rejected and goes on again', async () => {
  const { id, lamp } = await buyThreeLamps(shop);
  await cancel(id, 1);
  await setStatus(id, 'rejected');
  expect(await readStock(shop.db, lamp)).toBe(5);
  expect((await setStatus(id, 'processing')).status).toBe(200);
  expect(await readStock(shop.db, lamp)).toBe(3);
  expect(await findLine(id)).toMatchObject({ canceled: 1, restocked: 1 });
});
