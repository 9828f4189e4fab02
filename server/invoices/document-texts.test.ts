import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCreditNote } from '#contract/calls/credit-notes.ts';
import { getPackingWords } from '#contract/calls/fulfilments.ts';
import { getExampleDocuments, getInvoice, issueInvoice } from '#contract/calls/invoices.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { getStaffPageTexts, publishPageTexts, savePageTexts } from '#contract/calls/staff-page-texts.ts';
import { creditNotes, invoices } from '#db/schema/index.ts';
import { buy, CARDS } from '../testing/buy.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { addStockedLamp, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const AS = { headers: AS_STAFF };
const params = { page: 'documents' as const };

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, null);
});
afterAll(() => shop.close());

const readVersion = async () => (await shop.send(getStaffPageTexts, { params }, AS)).body.version;

async function save(documents: object) {
  return await shop.send(
    savePageTexts,
    { params, body: { texts: { documents }, version: await readVersion() } },
    AS,
  );
}

async function publish(documents: object) {
  expect((await save(documents)).status).toBe(200);
  await shop.send(publishPageTexts, { params, body: { version: await readVersion() } }, AS);
}

async function order(): Promise<string> {
  return (await buy(shop, lamp, {}, { card: CARDS.good })).order.id;
}

const issue = async (id: string) => (await shop.send(issueInvoice, { params: { id } }, AS)).body;
const readInvoice = async (id: string) => (await shop.send(getInvoice, { params: { id } }, AS)).body;

async function refund(id: string) {
  const refunded = { adjustment: 1, reason: 'goodwill' as const, notify: false };
  const { body } = await shop.send(refundOrder, { params: { id }, body: refunded }, AS);
  const number = body.creditNote?.number ?? '';
  return (await shop.send(getCreditNote, { params: { number } }, AS)).body;
}

const TODAY = {
  thanks: 'Thank you for your order!',
  support: 'Questions about this invoice? Write to hello@marigold.example or call +1 (503) 555-0148.',
};

describe('the words of documents', () => {
  it('are those of the shop until somebody writes others, and nothing more is stored', async () => {
    const id = await order();
    expect((await issue(id)).texts).toEqual(TODAY);
    const note = await refund(id);
    expect(note).not.toHaveProperty('texts');
    expect(note.support).toBe(TODAY.support.replace('invoice', 'credit note'));
    expect((await shop.db.select().from(invoices))[0]?.document.texts).toEqual(TODAY);
    expect((await shop.db.select().from(creditNotes))[0]?.document).not.toHaveProperty('texts');
    expect((await shop.send(getPackingWords, {}, AS)).body).toEqual({ above: '', below: '' });
  });

  it('O5: are frozen with an invoice and a credit note, also when they change', async () => {
    const [first, second] = [await order(), await order()];
    await publish({
      invoiceTitle: '{shop} bill',
      invoiceAbove: 'For {customer} <script>alert(1)</script>',
      invoiceBelow: 'Payable in 14 days',
      creditNoteTitle: 'Correction',
      footer: 'VAT 1',
    });
    const { texts } = await issue(first);
    expect(texts).toEqual({
      title: 'Marigold bill',
      above: 'For Ada Lovelace <script>alert(1)</script>',
      thanks: TODAY.thanks,
      support: 'Payable in 14 days',
      footer: 'VAT 1',
    });
    const note = await refund(first);
    expect(note.texts).toEqual({ title: 'Correction', footer: 'VAT 1' });
    await publish({ invoiceTitle: 'Receipt', creditNoteTitle: 'Credit', footer: '' });
    expect((await readInvoice(first)).texts).toEqual(texts);
    expect((await readInvoice(second)).texts.title).toBe('Receipt');
    const pdf = await (await shop.fetch(`/api/orders/${first}/invoice.pdf`, AS)).arrayBuffer();
    const [page = ''] = readPdf(pdf).pages;
    for (const text of ['Marigold bill', 'For Ada Lovelace <script>alert(1)</script>', 'VAT 1'])
      expect(page.split('\n')).toContain(text);
  });

  it('can be seen on examples with the draft before anything has it', async () => {
    await save({ invoiceThanks: 'Danke', packingAbove: 'Hello {customer}' });
    const { invoice, creditNote, packing } = (await shop.send(getExampleDocuments, {}, AS)).body;
    expect([invoice.texts.thanks, packing.above]).toEqual(['Danke', 'Hello {customer}']);
    expect(creditNote).toMatchObject({ invoice: { number: 'INV-000042' }, amount: 53.99 });
    expect((await readInvoice(await order())).texts.thanks).toBe(TODAY.thanks);
    expect((await shop.send(getPackingWords, {}, AS)).body.above).toBe('');
  });

  it('are refused where a placeholder stands for nothing, or a title is empty', async () => {
    const { failure } = await save({ invoiceBelow: 'Until {day}', invoiceTitle: ' ' });
    expect(Object.keys(failure.fields ?? {}).sort()).toEqual([
      'texts.documents.invoiceBelow',
      'texts.documents.invoiceTitle',
    ]);
  });

  it('are for their recipients alone', async () => {
    for (const page of ['documents', 'mails'])
      expect((await shop.fetch(`/api/page-texts/${page}`)).status).toBe(400);
    for (const path of ['/api/invoices/example', '/api/orders/packing/words'])
      expect((await shop.fetch(path)).status).toBe(401);
  });
});
