import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, test, vi } from 'vitest';
import { downloadCreditNote, getCreditNote, listCreditNotes } from '#contract/calls/credit-notes.ts';
import { getInvoice, issueInvoice } from '#contract/calls/invoices.ts';
import { listRefunds, refundOrder, retryRefund } from '#contract/calls/refunds.ts';
import { deleteOrder } from '#contract/calls/staff-orders.ts';
import { creditNotes, refunds, settings } from '#db/schema/index.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { HOUR } from '#domain/time-units.ts';
import { buy, CARDS } from '../testing/buy.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { refundAtDashboard } from '../testing/refund-at-dashboard.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addStockedLamp, LAMP_TOTAL, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { untilRefundFails } from '../testing/until-refund-fails.ts';

const AS = { headers: AS_STAFF };

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, null);
});
afterAll(() => shop.close());

async function bought({ invoiced = true, card = CARDS.good } = {}) {
  const { order, paymentIntentId } = await buy(shop, lamp, {}, { card });
  if (invoiced) await issue(order.id);
  return { id: order.id, paymentIntentId };
}
const issue = (id: string) => shop.send(issueInvoice, { params: { id } }, AS);
const refund = async (id: string, body: object) =>
  (await shop.send(refundOrder, { params: { id }, body: { reason: 'returned', notify: false, ...body } }, AS))
    .body;
const fetchRefunds = async (id: string) => (await shop.send(listRefunds, { params: { id } }, AS)).body;
const fetchNote = async (number = '') => (await shop.send(getCreditNote, { params: { number } }, AS)).body;
const fetchInvoice = async (id: string) => (await shop.send(getInvoice, { params: { id } }, AS)).body;
const parseNumber = (label = '') => Number(label.slice(3));
const expectNoGaps = async () => {
  const rows = await shop.db
    .select({ number: creditNotes.number })
    .from(creditNotes)
    .orderBy(creditNotes.number);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
};

test.each([listCreditNotes, getCreditNote, downloadCreditNote])(
  'is for staff only: $method $path',
  async (call) => {
    const answer = await shop.send(call as typeof getCreditNote, { params: { number: 'CN-000001' } });
    expect(answer.status).toBe(401);
  },
);

describe('a refund of an invoiced order', () => {
  it('has a credit note with its lines, amounts, tax, reason and invoice', async () => {
    const { id } = await bought();
    const { creditNote, ...made } = await refund(id, {
      lines: [{ position: 0, quantity: 1, restock: false }],
      adjustment: 1.08,
    });
    expect(creditNote?.number).toMatch(/^CN-\d{6}$/);
    const note = await fetchNote(creditNote?.number);
    const invoice = await fetchInvoice(id);
    expect(note).toMatchObject({
      number: creditNote?.number,
      company: DEFAULT_COMPANY,
      invoice: { number: invoice.number, issuedAt: invoice.issuedAt },
      orderId: id,
      refundId: made.id,
      billTo: { names: ['Ada Lovelace'], email: 'ada@example.com' },
      lines: [{ name: lamp.name, quantity: 1, amount: 49.99, tax: 4 }],
      subtotal: 49.99,
      shipping: 0,
      tax: made.tax,
      amount: made.amount,
      reason: 'Return',
    });
    expect(note.subtotal + note.shipping + note.adjustment + note.tax).toBeCloseTo(made.amount, 5);
    expect(invoice.creditNotes).toMatchObject([{ number: note.number, amount: made.amount }]);
    const { pages } = readPdf(
      await (await shop.fetch(`/api/credit-notes/${note.number}/credit-note.pdf`, AS)).arrayBuffer(),
    );
    for (const text of ['Credit Note', note.number, invoice.number ?? '', lamp.name, 'Return'])
      expect(pages[0]?.replaceAll('\n', ' ')).toContain(text);
  });

  it('has the next number of its series, each one of its own', async () => {
    const { id } = await bought();
    const first = await refund(id, { adjustment: 1 });
    const second = await refund(id, { adjustment: 2 });
    expect(parseNumber(second.creditNote?.number)).toBe(parseNumber(first.creditNote?.number) + 1);
    await expectNoGaps();
  });

  it('made in the dashboard of the provider has one too, once', async () => {
    const { id, paymentIntentId } = await bought();
    await refundAtDashboard(shop, paymentIntentId, 1_000);
    await sendTestWebhook(shop, 'charge.refunded', paymentIntentId);
    await sendTestWebhook(shop, 'refund.updated', paymentIntentId);
    const [made] = await fetchRefunds(id);
    expect(await fetchNote(made?.creditNote?.number)).toMatchObject({ amount: 10, reason: 'Refund' });
    expect(await shop.db.$count(creditNotes, eq(creditNotes.orderId, id))).toBe(1);
  });

  it('has none before it succeeds', async () => {
    const { id } = await bought();
    const asked = vi
      .spyOn(shop.payments.provider, 'refundPayment')
      .mockResolvedValueOnce({ status: 'pending', id: `re_${id}` });
    expect((await refund(id, { adjustment: 1 })).creditNote).toBeUndefined();
    asked.mockRestore();
  });

  it('O5: has one that stays as it was issued, though settings change and the order is deleted', async () => {
    const { id } = await bought();
    const { creditNote } = await refund(id, { adjustment: 5 });
    const before = await fetchNote(creditNote?.number);
    await setSettings(shop, {
      company: { ...DEFAULT_COMPANY, name: 'Calendula' },
      timeZone: 'Pacific/Auckland',
    });
    await shop.send(deleteOrder, { params: { id }, query: {} }, AS);
    expect(await fetchNote(creditNote?.number)).toEqual(before);
    await shop.db.delete(settings);
  });

  it('that fails later keeps its credit note, which another one takes back; a retry has a new one', async () => {
    const { id, paymentIntentId } = await bought({ card: CARDS.refundsFail });
    const first = await refund(id, { adjustment: 3 });
    await untilRefundFails(shop, paymentIntentId);
    await sendTestWebhook(shop, 'refund.failed', paymentIntentId);
    await sendTestWebhook(shop, 'refund.failed', paymentIntentId);
    const failed = await fetchNote(first.creditNote?.number);
    expect(failed).toMatchObject({ amount: 3, reason: 'Return' });
    expect(await fetchNote(failed.reversedBy)).toMatchObject({
      amount: 3,
      reverses: failed.number,
      reason: 'The refund failed at the bank',
      refundId: first.id,
    });
    const retried = (await shop.send(retryRefund, { params: { id: first.id } }, AS)).body;
    expect(retried.creditNote?.number).not.toBe(first.creditNote?.number);
    const [kept] = await fetchRefunds(id);
    expect(kept).toMatchObject({ status: 'failed', creditNote: first.creditNote });
    expect(await shop.db.$count(creditNotes, eq(creditNotes.orderId, id))).toBe(3);
    await expectNoGaps();
  });

  it('has one when a later refund finds it at the provider', async () => {
    const { id, paymentIntentId } = await bought();
    await refundAtDashboard(shop, paymentIntentId);
    await shop.db.update(refunds).set({ nextTryAt: new Date(0) });
    shop.later(2 * HOUR);
    await refund(id, { adjustment: 1 }).catch(() => undefined);
    expect((await fetchInvoice(id)).creditNotes).toMatchObject([{ amount: LAMP_TOTAL }]);
  });
});

describe('an invoice that is issued after a refund', () => {
  it('brings the credit notes of the refunds before it', async () => {
    const { id } = await bought({ invoiced: false });
    const first = await refund(id, { adjustment: 1 });
    const second = await refund(id, { adjustment: 2 });
    expect([first.creditNote, second.creditNote]).toEqual([undefined, undefined]);
    const { body } = await issue(id);
    expect(body.order.total).toBe(LAMP_TOTAL);
    expect(body.creditNotes).toMatchObject([{ amount: 1 }, { amount: 2 }]);
    expect((await fetchRefunds(id)).map(({ creditNote }) => creditNote)).toEqual(
      body.creditNotes?.map(({ number }) => ({ number })),
    );
  });
});

it('O5: has consecutive numbers when two servers issue at once, each refund one', async () => {
  const { rows } = await shop.db.execute<{ name: string }>(sql`select current_database() as name`);
  const other = await openTestShop({}, { ...inject('postgres'), database: rows[0]?.name ?? '' });
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => (await bought({ invoiced: false })).id),
  );
  const asks = ids.flatMap((id, index) => [
    ...[shop, other].map((server) => () => server.send(issueInvoice, { params: { id } }, AS)),
    () => refund(id, { adjustment: index + 1 }),
  ]);
  await Promise.all(asks.map((ask) => ask()));
  for (const id of ids) expect((await fetchInvoice(id)).creditNotes).toHaveLength(1);
  await expectNoGaps();
  await other.close();
});

it('are listed newest first, and found by number, invoice, order and customer', async () => {
  const { id } = await bought();
  const { creditNote } = await refund(id, { adjustment: 1 });
  const { number: invoice = '' } = await fetchInvoice(id);
  const search = async (text: string) =>
    (await shop.send(listCreditNotes, { query: { search: text } }, AS)).body;
  for (const text of [creditNote?.number ?? '', invoice, id])
    expect(await search(text), text).toMatchObject([
      { number: creditNote?.number, invoice, orderId: id, amount: 1 },
    ]);
  expect((await search('ada@example.com'))[0]).toMatchObject({ orderId: id });
  expect(await search('CN-999999')).toEqual([]);
  const csv = await (await shop.fetch(`/api/credit-notes/export?search=${id}`, AS)).text();
  expect(csv).toContain(`${creditNote?.number},`);
});

test.each(['CN-999999', 'nonsense', 'INV-000001'])('there is no credit note %s', async (number) => {
  expect((await shop.send(getCreditNote, { params: { number } }, AS)).status).toBe(404);
});
