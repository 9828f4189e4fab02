import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { downloadInvoice, getInvoice, issueInvoice, listInvoices } from '#contract/calls/invoices.ts';
import { createOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import {
  correctOrderAddress,
  deleteOrder,
  getStaffOrder,
  markOrderPaid,
} from '#contract/calls/staff-orders.ts';
import { auditLog, invoices, settings } from '#db/schema/index.ts';
import { NO_INVOICE_OF_CANCELED } from '#domain/invoices/invoice-words.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { address as ADDRESS, createOrderBody } from '../testing/buy.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };
const order = async () =>
  (
    await shop.send(createOrder, {
      body: createOrderBody(lamp, { userEmail: `${randomUUID()}@example.com` }),
    })
  ).body;
const fetchInvoice = (id: string) => shop.send(getInvoice, { params: { id } }, AS);
const issue = (id: string) => shop.send(issueInvoice, { params: { id } }, AS);
const fetchPdf = (id: string) => shop.fetch(`/api/orders/${id}/invoice.pdf`, AS);

test.each([getInvoice, issueInvoice, downloadInvoice])('is for staff only: $method $path', async (call) => {
  const { id } = await order();
  expect((await shop.send(call, { params: { id } })).status).toBe(401);
  expect(await shop.db.$count(invoices)).toBe(0);
});

describe('an invoice', () => {
  it('stays a draft when read, until it is issued', async () => {
    const { id } = await order();
    for (const method of ['GET', 'HEAD'])
      for (const path of ['invoice', 'invoice.pdf'])
        await shop.fetch(`/api/orders/${id}/${path}`, { ...AS, method });
    const { status, body } = await fetchInvoice(id);
    expect([status, body.order.id, body.number, body.issuedAt]).toEqual([200, id, undefined, undefined]);
    expect((await fetchPdf(id)).status).toBe(409);
    expect(await shop.db.$count(invoices)).toBe(0);
  });

  it('is not issued by a page of another site', async () => {
    const { id } = await order();
    const headers = { ...AS_STAFF, 'Sec-Fetch-Site': 'cross-site' };
    expect((await shop.send(issueInvoice, { params: { id } }, { headers })).status).toBe(403);
    expect((await fetchInvoice(id)).body.number).toBeUndefined();
  });

  it('gets its number once when it is issued, and is audited once', async () => {
    const placed = await order();
    const first = await issue(placed.id);
    expect(first.body).toMatchObject({ order: placed, company: DEFAULT_COMPANY });
    expect(first.body.number).toMatch(/^INV-\d{6}$/);
    shop.later(86_400_000);
    expect((await issue(placed.id.toLowerCase())).body).toEqual(first.body);
    expect((await fetchInvoice(placed.id)).body).toEqual(first.body);
    const trace = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, placed.id));
    expect(trace).toMatchObject([
      { action: 'invoice.issue', actor: 'API token', after: { number: first.body.number } },
    ]);
    const { body } = await shop.send(getStaffOrder, { params: { id: placed.id } }, AS);
    expect(body.invoiceNumber).toBe(first.body.number);
  });

  it('has consecutive, unique numbers for concurrent requests', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await order()).id));
    await Promise.all([...ids, ...ids].map(issue));
    const rows = await shop.db.select().from(invoices);
    expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1));
  });

  it('is read as it was stored before its lines had a selection and a description', async () => {
    const { id } = await order();
    const { body } = await issue(id);
    const former = { selectedColor: 'Sand', selectedProperties: {}, modifications: 'Color: Sand' };
    await shop.db.execute(sql`update invoices set document = jsonb_set(document, '{order,lines,0}',
      (document #> '{order,lines,0}') - 'selection' - 'description' || ${JSON.stringify(former)}::jsonb)
      where order_id = ${id}`);
    const [line] = (await fetchInvoice(id)).body.order.products;
    expect(line).toEqual({ ...body.order.products[0], ...former });
    const { pages } = readPdf(await (await fetchPdf(id)).arrayBuffer());
    expect(pages.join()).toContain('Color: Sand');
  });

  it('O5: stays as it was issued when settings, address and status change', async () => {
    const placed = await order();
    const first = (await issue(placed.id)).body;
    const before = readPdf(await (await fetchPdf(placed.id)).arrayBuffer());
    const company = {
      ...DEFAULT_COMPANY,
      name: 'Calendula Ltd',
      street: '1 New Road',
      phone: '+1 (503) 555-0100',
    };
    await setSettings(shop, { company, timeZone: 'Pacific/Auckland' });
    const shippingAddress = { ...ADDRESS, fullName: 'Ada King', city: 'Leeds' };
    await shop.send(correctOrderAddress, { params: { id: placed.id }, body: { shippingAddress } }, AS);
    const method = 'Bank transfer';
    await shop.send(markOrderPaid, { params: { id: placed.id }, body: { method } }, AS);
    await shop.send(updateOrderStatus, { params: { id: placed.id }, body: { status: 'on-the-road' } }, AS);
    const {
      number,
      issuedAt,
      timeZone,
      company: seller,
      texts,
      order: invoiced,
    } = (await fetchInvoice(placed.id)).body;
    expect({ number, issuedAt, timeZone, company: seller, texts, order: invoiced }).toEqual({
      number: first.number,
      issuedAt: first.issuedAt,
      timeZone: first.timeZone,
      company: first.company,
      texts: first.texts,
      order: first.order,
    });
    expect(readPdf(await (await fetchPdf(placed.id)).arrayBuffer())).toEqual(before);
    await shop.db.delete(settings);
  });

  it('stays readable when its order is deleted, and says so', async () => {
    const { id } = await order();
    const { number } = (await issue(id)).body;
    await shop.send(deleteOrder, { params: { id }, query: {} }, AS);
    const { status, body } = await fetchInvoice(id);
    expect([status, body.number, body.orderNow]).toEqual([
      200,
      number,
      { status: 'placed', paymentStatus: 'unpaid', deleted: true },
    ]);
    expect((await fetchPdf(id)).status).toBe(200);
    expect((await issue(id)).body.number).toBe(number);
    for (const search of [id, number ?? '']) {
      const found = await shop.send(listInvoices, { query: { search } }, AS);
      expect(found.body).toMatchObject([{ orderId: id, number }]);
    }
  });

  it('has a PDF with the same content', async () => {
    const placed = await order();
    const { number = '' } = (await issue(placed.id)).body;
    const response = await fetchPdf(placed.id);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="invoice-${placed.id}.pdf"`,
    );
    const bytes = await response.arrayBuffer();
    expect(Buffer.from(bytes, 0, 5).toString()).toBe('%PDF-');
    const { pages } = readPdf(bytes);
    for (const text of [number, placed.id, placed.userEmail, lamp.name])
      expect(pages[0]?.replaceAll('\n', '')).toContain(text);
  });

  test.each(['MG-0000-0000-0000-0000', 'nonsense'])('does not exist for the order %s', async (id) => {
    for (const answer of [await fetchInvoice(id), await issue(id), await fetchPdf(id)])
      expect(answer.status).toBe(404);
  });

  it('does not exist for an order that was deleted before its invoice was issued', async () => {
    const { id } = await order();
    await shop.send(deleteOrder, { params: { id }, query: {} }, AS);
    expect((await issue(id)).status).toBe(404);
    expect((await fetchInvoice(id)).status).toBe(404);
    expect((await shop.send(listInvoices, { query: { search: id } }, AS)).body).toEqual([]);
  });
});

describe('the invoice of an order that is canceled before it is paid', () => {
  it('is void, on the screen and in the PDF, and its number stays', async () => {
    const { id } = await order();
    const { number } = (await issue(id)).body;
    expect((await fetchInvoice(id)).body.voidSince).toBeUndefined();
    await shop.send(cancelOrder, { params: { id }, body: {} }, AS);
    const { body } = await fetchInvoice(id);
    expect([body.number, body.voidSince, body.order.status]).toEqual([number, expect.any(String), 'placed']);
    expect(body.creditNotes).toEqual([]);
    const [page] = (await readPdf(new Uint8Array(await (await fetchPdf(id)).arrayBuffer()))).pages;
    for (const said of ['Void Invoice', 'Void Since']) expect(page).toContain(said);
  });

  it('is not issued after that', async () => {
    const { id } = await order();
    await shop.send(cancelOrder, { params: { id }, body: {} }, AS);
    const { status, failure } = await issue(id);
    expect([status, failure.message]).toEqual([409, NO_INVOICE_OF_CANCELED]);
    expect((await fetchInvoice(id)).body).not.toHaveProperty('number');
  });

  it('stays valid if it was marked as paid before', async () => {
    const { id } = await order();
    await shop.send(markOrderPaid, { params: { id }, body: { method: 'Bank transfer' } }, AS);
    await shop.send(cancelOrder, { params: { id }, body: {} }, AS);
    expect((await issue(id)).status).toBe(200);
    expect((await fetchInvoice(id)).body.voidSince).toBeUndefined();
  });
});

describe('the issued invoices', () => {
  const listRows = async (search: string) => {
    const csv = await (await shop.fetch(`/api/invoices/export?search=${search}`, AS)).text();
    return csv.trim().split(/\r?\n/);
  };

  it('are exported with what they say and since when they are void; drafts are left out', async () => {
    const [first, last] = [await order(), await order()];
    const draft = await order();
    const number = (await issue(first.id)).body.number ?? '';
    await issue(last.id);
    await shop.send(cancelOrder, { params: { id: last.id }, body: {} }, AS);
    await shop.send(deleteOrder, { params: { id: first.id } }, AS);
    const [head, row, ...rest] = await listRows(number);
    expect(head).toContain('Number,Date,Void since,Order ID,');
    expect(row).toMatch(new RegExp(`${number},[^,]+,,${first.id},.*,${first.userEmail},unpaid,`));
    expect(row?.endsWith(`,${first.total.toFixed(2).replace(/\.?0+$/, '')}`)).toBe(true);
    expect(rest).toEqual([]);
    expect((await listRows(last.id))[1]).toMatch(/^.{0,3}INV-\d+,[^,]+,\d{4}-\d\d-\d\d/);
    expect(await listRows(draft.id)).toHaveLength(1);
    const numbers = (await listRows('')).slice(1).map((line) => line.slice(0, 10));
    expect(numbers).toEqual(numbers.toSorted().reverse());
    expect(numbers).toHaveLength(await shop.db.$count(invoices));
  });

  it('are exported to staff only', async () => {
    expect((await shop.fetch('/api/invoices/export')).status).toBe(401);
  });
});
