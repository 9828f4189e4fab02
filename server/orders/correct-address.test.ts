import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { getInvoice, issueInvoice } from '#contract/calls/invoices.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { correctOrderAddress, getStaffOrder, listOrderRows } from '#contract/calls/staff-orders.ts';
import { auditLog, mails } from '#db/schema/index.ts';
import { address, createOrderBody } from '../testing/buy.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };
const moved = { ...address, fullName: 'Ada King', zipCode: 'W1B 2BB' };
const order = async () => (await shop.send(createOrder, { body: createOrderBody(lamp) })).body;
const correct = (id: string, body: object) =>
  shop.send(correctOrderAddress, { params: { id }, body: { shippingAddress: moved, ...body } }, AS);
const staffOrder = async (id: string) => (await shop.send(getStaffOrder, { params: { id } }, AS)).body;
const addressMails = (id: string) => shop.db.$count(mails, like(mails.event, `order:${id}:address:%`));

it('is for staff only', async () => {
  const { id } = await order();
  const answer = await shop.send(correctOrderAddress, { params: { id }, body: { shippingAddress: moved } });
  expect(answer.status).toBe(401);
});

it('changes the address, the search text, the timeline and the audit log, and mails nobody', async () => {
  const { id } = await order();
  expect((await correct(id, { from: address })).body.shippingAddress).toEqual(moved);
  const { timeline } = await staffOrder(id);
  expect(timeline.at(-1)).toMatchObject({
    title: 'Shipping address corrected',
    text: 'Name: Ada Lovelace → Ada King; ZIP code: W1A 1AA → W1B 2BB',
    by: 'API token',
  });
  const rows = (await shop.send(listOrderRows, { query: { search: 'ada king' } }, AS)).body;
  expect(rows.map((row) => row.id)).toContain(id);
  const [trace] = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.at));
  expect(trace).toMatchObject({
    action: 'order.address',
    before: { fullName: 'Ada Lovelace', zipCode: 'W1A 1AA' },
    after: { fullName: 'Ada King', zipCode: 'W1B 2BB' },
  });
  expect(await addressMails(id)).toBe(0);
});

it('mails the customer on request', async () => {
  const { id } = await order();
  await correct(id, { notify: true });
  expect(await addressMails(id)).toBe(1);
});

it('is refused after a concurrent correction, and accepted if the address is unchanged', async () => {
  const { id } = await order();
  await correct(id, { from: address });
  const other = { ...address, city: 'Leeds' };
  const { status, failure } = await correct(id, { shippingAddress: other, from: address });
  expect([status, failure.message]).toEqual([
    409,
    'API token has corrected the address of this order meanwhile.',
  ]);
  expect((await correct(id, { shippingAddress: other, from: moved })).body.shippingAddress).toEqual(other);
});

it('is refused for an incomplete address', async () => {
  const { id } = await order();
  const { status, failure } = await correct(id, { shippingAddress: { ...moved, city: ' ' } });
  expect(status).toBe(400);
  expect(JSON.stringify(failure)).toContain('City is required');
});

test('an issued invoice keeps its address', async () => {
  const { id } = await order();
  await shop.send(issueInvoice, { params: { id } }, AS);
  await correct(id, {});
  const invoice = (await shop.send(getInvoice, { params: { id } }, AS)).body;
  expect(invoice.order.shippingAddress).toEqual(address);
  expect((await staffOrder(id)).order.shippingAddress).toEqual(moved);
});
