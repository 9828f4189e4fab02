import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { getInvoice, issueInvoices } from '#contract/calls/invoices.ts';
import { getOrder } from '#contract/calls/orders.ts';
import { mails } from '#db/schema/index.ts';
import { buy } from '../testing/buy.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };
const NOBODY = 'MG-0000-0000-0000-0000';
const place = async () => (await buy(shop, lamp, { userEmail: `${randomUUID()}@example.com` })).order;
const issue = async (...orders: string[]) => (await shop.send(issueInvoices, { body: { orders } }, AS)).body;
const fetchNumber = async (id: string) =>
  (await shop.send(getInvoice, { params: { id } }, AS)).body.number ?? '';
const mailsTo = (email: string) =>
  shop.db.select({ kind: mails.kind, facts: mails.facts }).from(mails).where(eq(mails.recipient, email));

describe('the invoices of many orders', () => {
  it('are issued once, and are one PDF in which each begins on its own page', async () => {
    const [one, two, other] = [await place(), await place(), await place()];
    expect(await issue(one.id, two.id, NOBODY)).toEqual({
      succeeded: [one.id, two.id],
      failed: [{ id: NOBODY, message: 'Order not found' }],
    });
    const numbers = [await fetchNumber(two.id), await fetchNumber(one.id)];
    expect((await issue(two.id, one.id)).failed).toEqual([]);
    expect([await fetchNumber(two.id), await fetchNumber(one.id)]).toEqual(numbers);
    const path = `/api/invoices/pdf?orders=${[two.id, other.id, one.id].join(',')}`;
    const file = await shop.fetch(path, AS);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(pages).toHaveLength(2);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain(numbers[place]);
      expect(page).toContain('Page 1 of 1');
    }
    expect((await shop.fetch(path)).status).toBe(401);
    expect((await shop.fetch(`/api/invoices/pdf?orders=${other.id}`, AS)).status).toBe(409);
  });

  it('leave out an order that gets none, and say why', async () => {
    const { id } = await place();
    await shop.send(cancelOrder, { params: { id }, body: {} }, AS);
    const { succeeded, failed } = await issue(id);
    expect([succeeded, failed.length]).toEqual([[], 1]);
  });
});

describe('the invoice of a customer', () => {
  it('is on the page of the order and in a mail only where the shop offers invoices', async () => {
    const [before, after] = [await place(), await place()];
    const fetchCopy = (id: string) => shop.fetch(`/api/orders/${id}/invoice/copy`);
    const read = async (id: string) => (await shop.send(getOrder, { params: { id } })).body.invoice;
    await issue(before.id);
    expect(await read(before.id)).toBeUndefined();
    expect((await fetchCopy(before.id)).status).toBe(404);
    expect((await mailsTo(before.userEmail)).map(({ kind }) => kind)).not.toContain('order_invoice');

    await setSettings(shop, { offerInvoices: true });
    expect(await read(before.id)).toBe(`/api/orders/${before.id}/invoice/copy`);
    expect(await read(after.id)).toBeUndefined();
    expect((await fetchCopy(after.id)).status).toBe(404);
    await issue(after.id);
    const number = await fetchNumber(after.id);
    const sent = (await mailsTo(after.userEmail)).filter(({ kind }) => kind === 'order_invoice');
    expect(sent.map(({ facts }) => facts)).toEqual([expect.objectContaining({ orderId: after.id, number })]);
    const copy = await fetchCopy(after.id);
    expect(copy.headers.get('content-disposition')).toContain(`invoice-${after.id}.pdf`);
    const { pages } = await readPdf(new Uint8Array(await copy.arrayBuffer()));
    expect(pages[0]).toContain(number);
    await setSettings(shop, { offerInvoices: false });
    expect((await fetchCopy(after.id)).status).toBe(404);
  });
});
