import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftOrderBodyInput } from '#contract/calls/draft-orders.ts';
import * as calls from '#contract/calls/draft-orders.ts';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { getOrder } from '#contract/calls/orders.ts';
import { getStaffOrder } from '#contract/calls/staff-orders.ts';
import { checkouts, idempotentAnswers, mails, orders, refunds } from '#db/schema/index.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { address, CARDS, confirmCard } from '../testing/buy.ts';
import { proveEmail, readCookies } from '../testing/prove-email.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { addStockedLamp, readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let lamp: { id: string; name: string };
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
beforeEach(async () => {
  lamp = await addStockedLamp(shop.db, 10);
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const REPAIR = { custom: { name: 'Repair of a shade', price: 25.5 }, quantity: 1 };

/** Two lamps of $49.99 and a repair, less 10 %: $112.93, with $15.00 and 8 % on what is left. */
const body = (part: Partial<DraftOrderBodyInput> = {}): DraftOrderBodyInput => ({
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  shippingAddress: address,
  lines: [{ productId: lamp.id, quantity: 2 }, REPAIR],
  discount: { percent: 10, reason: 'For your patience' },
  note: 'Called on Monday',
  ...part,
});
const create = async (part: Partial<DraftOrderBodyInput> = {}) => {
  const { status, body: draft, failure } = await shop.send(calls.createDraftOrder, { body: body(part) }, as);
  if (status !== 201) throw new Error(failure.message);
  return draft;
};
const link = async (id: string, notify = false) => {
  const made = await shop.send(calls.linkDraftOrder, { params: { id }, body: { notify } }, as);
  if (made.status !== 200) throw new Error(made.failure.message);
  return made.body.url.split('/').at(-1) ?? '';
};
const look = (token: string) => shop.send(calls.getPaymentLink, { params: { token } });
const pay = (token: string, total: number, key?: string) =>
  shop.send(
    calls.payDraftOrder,
    { params: { token }, body: { total } },
    key ? { headers: { 'Idempotency-Key': key } } : {},
  );
const finish = (token: string, paymentIntentId: string) =>
  shop.send(calls.finishDraftOrder, { params: { token }, body: { paymentIntentId } });
const markPaid = (id: string, part: object = {}, key?: string) =>
  shop.send(
    calls.markDraftOrderPaid,
    { params: { id }, body: { method: 'Bank transfer', ...part } },
    { headers: { ...AS_STAFF, ...(key && { 'Idempotency-Key': key }) } },
  );
const selectOrders = async (draftOrderId: string) =>
  await shop.db.select().from(orders).where(eq(orders.draftOrderId, draftOrderId));

const TOTAL = 136.96;

describe('O6: a draft order', () => {
  it('is priced as the checkout prices an order, with custom lines and a discount by staff', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ status: 'open', version: 1, note: 'Called on Monday' });
    expect(draft.quote).toMatchObject({
      subtotal: 125.48,
      discount: 12.55,
      shipping: 15,
      tax: 9.03,
      total: TOTAL,
      discounts: [{ id: 'staff', title: 'For your patience', amount: 12.55, shipping: 0 }],
    });
    expect(draft.quote?.lines[1]).toMatchObject({ productId: '', name: 'Repair of a shade', price: 25.5 });
  });

  it('is no sale and holds no stock', async () => {
    const draft = await create();
    await link(draft.id);
    expect(await readStock(shop.db, lamp)).toBe(10);
    expect(await selectOrders(draft.id)).toEqual([]);
  });

  it('is stored though it cannot be bought, and says why at its line', async () => {
    const draft = await create({ lines: [{ productId: lamp.id, quantity: 50 }] });
    expect(draft.quote).toBeUndefined();
    expect(draft).toMatchObject({
      problem: 'Only 10 of Low Lamp are left.',
      fields: { 'lines.0.quantity': 'Not available' },
    });
    const made = await shop.send(calls.linkDraftOrder, { params: { id: draft.id }, body: {} }, as);
    expect([made.status, made.failure.message]).toEqual([409, 'Only 10 of Low Lamp are left.']);
  });

  it('has a price for its shipping alone', async () => {
    const draft = await create({ discount: null, customShipping: { name: 'By bicycle', price: 4 } });
    expect(draft.quote).toMatchObject({ shipping: 4, total: 139.52 });
  });

  it('refuses what cannot be right, at its field', async () => {
    const wrong = async (part: object) =>
      (await shop.send(calls.createDraftOrder, { body: { ...body(), ...part } as never }, as)).failure.fields;
    expect(await wrong({ lines: [] })).toEqual({ lines: 'A draft needs at least one line' });
    expect(await wrong({ email: 'ada' })).toEqual({ email: 'Email is invalid' });
    expect(await wrong({ lines: [{ quantity: 1 }] })).toEqual({
      'lines.0.productId': 'Choose a product, or name what it is',
    });
    expect(await wrong({ discount: { percent: 101, reason: 'x' } })).toEqual({
      'discount.percent': 'At most 100 %',
    });
    expect(await wrong({ discount: { percent: 10, reason: '' } })).toEqual({
      'discount.reason': 'Reason is required',
    });
  });

  it('refuses a change of one who has not seen the last', async () => {
    const draft = await create();
    const put = (part: object) =>
      shop.send(calls.updateDraftOrder, { params: { id: draft.id }, body: { ...body(), ...part } }, as);
    const changed = await put({ note: 'Called on Tuesday', version: 1 });
    expect([changed.status, changed.body.version, changed.body.note]).toEqual([200, 2, 'Called on Tuesday']);
    const stale = await put({ note: 'Called on Friday', version: 1 });
    expect([stale.status, stale.failure.message]).toEqual([
      409,
      expect.stringMatching(/has changed this draft meanwhile/),
    ]);
  });

  it('is found by what its customer is called, and filtered by what is left to do', async () => {
    const open = await create({ email: 'grace@example.com' });
    const sent = await create({ email: 'grace@example.com' });
    await link(sent.id);
    const list = async (query: object) =>
      (await shop.send(calls.listDraftOrders, { query }, as)).body.map(({ id }) => id);
    expect(await list({ search: 'GRACE@' })).toEqual([sent.id, open.id]);
    expect(await list({ search: 'grace@', shown: 'open' })).toEqual([open.id]);
    expect(await list({ search: 'grace@', shown: 'link_sent' })).toEqual([sent.id]);
    await markPaid(open.id);
    expect(await list({ search: 'grace@', shown: 'paid' })).toEqual([open.id]);
  });
});

describe('O6: a link to pay', () => {
  it('shows what is paid to who has it, and becomes the order', async () => {
    const draft = await create();
    const token = await link(draft.id);
    const { body: shown } = await look(token);
    expect(shown).toMatchObject({ email: 'ada@example.com', name: 'Ada Lovelace', quote: { total: TOTAL } });
    const started = await pay(token, TOTAL);
    expect(started.body).toMatchObject({ amount: TOTAL, heldUntil: expect.any(String) });
    expect(await readStock(shop.db, lamp)).toBe(8);
    expect((await finish(token, started.body.paymentIntentId)).status).toBe(422);
    await confirmCard(shop, started.body.clientSecret);
    const { status, body: order } = await finish(token, started.body.paymentIntentId);
    expect([status, order.paymentStatus, order.total]).toEqual([201, 'paid', TOTAL]);
    expect(order.products).toMatchObject([
      { productId: lamp.id, quantity: 2, discount: 10 },
      { productId: '', name: 'Repair of a shade', image: '', discount: 2.55 },
    ]);
    expect((await finish(token, started.body.paymentIntentId)).body.id).toBe(order.id);
    const again = await pay(token, TOTAL);
    expect([again.status, again.failure.message]).toEqual([
      409,
      expect.stringMatching(/^This is paid already/),
    ]);
    expect(JSON.stringify(again.failure)).not.toContain(order.id);
    const { body: paid } = await shop.send(calls.getDraftOrder, { params: { id: draft.id } }, as);
    expect(paid).toMatchObject({ status: 'paid', orderId: order.id });
    const { body: seen } = await shop.send(getStaffOrder, { params: { id: order.id } }, as);
    expect(seen.notes.map(({ text }) => text)).toEqual(['Called on Monday']);
  });

  it('that is paid shows its order to the buyer, and nothing of it to others', async () => {
    const token = await link((await create()).id);
    const started = await pay(token, TOTAL);
    const payer = { headers: readCookies(started.headers) };
    await confirmCard(shop, started.body.clientSecret);
    const { body: order } = await finish(token, started.body.paymentIntentId);
    const input = { params: { token } };
    expect((await shop.send(calls.getPaymentLink, input, payer)).body.orderId).toBe(order.id);
    const proven = { headers: await proveEmail(shop, 'ada@example.com') };
    expect((await shop.send(calls.getPaymentLink, input, proven)).body.orderId).toBe(order.id);
    expect((await look(token)).body).toEqual({ paid: true, email: '', expiresAt: expect.any(String) });
    const marked = await create();
    const other = await link(marked.id);
    await markPaid(marked.id);
    expect((await look(other)).body).toEqual({ paid: true, email: '', expiresAt: expect.any(String) });
  });

  it('is mailed, and its token is stored nowhere else', async () => {
    const draft = await create();
    await link(draft.id, true);
    const mail = (await shop.db.select().from(mails)).find(({ event }) =>
      event.startsWith(`draft_order:${draft.id}:link`),
    );
    const facts = readFacts(mail?.facts);
    const text = facts && renderMail(facts, 'https://shop.example').text;
    expect(text).toContain('Repair of a shade');
    expect(text).toMatch(/https:\/\/shop\.example\/user\/pay\/[\w-]{43}/);
  });

  it('ends with a newer one, with its draft and with its time', async () => {
    const draft = await create();
    const first = await link(draft.id);
    const second = await link(draft.id);
    expect((await look(first)).failure.message).toMatch(/not valid any more/);
    expect((await look(second)).status).toBe(200);
    await shop.send(calls.deleteDraftOrder, { params: { id: draft.id } }, as);
    expect((await look(second)).failure.message).toMatch(/withdrawn/);
    const third = await link((await create()).id);
    shop.later(31 * 86_400_000);
    expect((await look(third)).failure.message).toMatch(/expired/);
    shop.later(-31 * 86_400_000);
  });

  it('is made and mailed once by a request that is repeated, and by ten at once', async () => {
    const draft = await create();
    const key = { headers: { ...AS_STAFF, 'Idempotency-Key': `link-${draft.id}` } };
    const repeat = (options: object = key) =>
      shop.send(calls.linkDraftOrder, { params: { id: draft.id }, body: { notify: true } }, options);
    const answers = await Promise.all(Array.from({ length: 10 }, () => repeat()));
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const { body } of answers) expect(body).toEqual(first?.body);
    const mailed = (await shop.db.select().from(mails)).filter(({ event }) => event.includes(draft.id));
    expect(mailed).toHaveLength(1);
    const stored = await shop.db.select().from(idempotentAnswers);
    expect(JSON.stringify(stored)).not.toContain(first?.body.url.split('/').at(-1));

    // A repetition does not end the payment that its link has started meanwhile.
    const started = await pay(first?.body.url.split('/').at(-1) ?? '', TOTAL);
    expect((await repeat()).body).toEqual(first?.body);
    expect((await confirmCard(shop, started.body.clientSecret)).ok).toBe(true);

    const other = await create();
    const once = { headers: { ...AS_STAFF, 'Idempotency-Key': `link-${other.id}` } };
    const input = { params: { id: other.id }, body: {} };
    await shop.send(calls.linkDraftOrder, input, once);
    const newer = await link(other.id);
    const late = await shop.send(calls.linkDraftOrder, input, once);
    expect([late.status, late.failure.message]).toEqual([409, 'A newer link has replaced this one.']);
    expect((await look(newer)).status).toBe(200);
  });

  it('needs a customer and an address', async () => {
    const draft = await create({ email: '', shippingAddress: null });
    const made = await shop.send(calls.linkDraftOrder, { params: { id: draft.id }, body: {} }, as);
    expect(Object.keys(made.failure.fields ?? {})).toEqual(['email', 'address']);
  });

  it('refuses the total of before a change, and shows the new one', async () => {
    const draft = await create();
    const token = await link(draft.id);
    const change = { ...body({ discount: null }), version: 1 };
    await shop.send(calls.updateDraftOrder, { params: { id: draft.id }, body: change }, as);
    const stale = await pay(token, TOTAL);
    expect([stale.status, stale.failure.code, stale.failure.total]).toEqual([409, 'total_changed', 150.52]);
  });

  it('ends the open payment of a draft that changes, which frees its stock', async () => {
    const draft = await create();
    const token = await link(draft.id);
    const started = await pay(token, TOTAL);
    const change = { ...body({ discount: null }), version: 1 };
    const changed = await shop.send(calls.updateDraftOrder, { params: { id: draft.id }, body: change }, as);
    expect(changed.status).toBe(200);
    expect(await readStock(shop.db, lamp)).toBe(10);
    expect((await confirmCard(shop, started.body.clientSecret)).ok).toBe(false);
    expect((await finish(token, started.body.paymentIntentId)).status).toBe(422);
  });

  it('leaves a draft as it is that was paid while staff changed it', async () => {
    const draft = await create();
    const token = await link(draft.id);
    const started = await pay(token, TOTAL);
    await confirmCard(shop, started.body.clientSecret);
    const change = { ...body({ discount: null }), version: 1 };
    const changed = await shop.send(calls.updateDraftOrder, { params: { id: draft.id }, body: change }, as);
    expect([changed.status, changed.failure.message]).toEqual([409, expect.stringMatching(/paid already/)]);
    expect((await finish(token, started.body.paymentIntentId)).body.total).toBe(TOTAL);
  });

  it('has one payment for all tabs', async () => {
    const draft = await create();
    const token = await link(draft.id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, tab) => pay(token, TOTAL, `tab-${draft.id}-${tab}`)),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(new Set(good.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await readStock(shop.db, lamp)).toBe(8);
  });
});

describe('O6: mark as paid', () => {
  it('places the order once, and takes its stock', async () => {
    const draft = await create();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => markPaid(draft.id, {}, `once-${draft.id}`)),
    );
    expect(new Set(answers.map(({ body }) => body?.id)).size).toBe(1);
    const [{ body: order }] = answers as [(typeof answers)[0]];
    expect(order).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'Bank transfer', total: TOTAL });
    expect(order.activities.at(-1)?.description).toBe('Payment received: Bank transfer');
    expect(await readStock(shop.db, lamp)).toBe(8);
    const again = await markPaid(draft.id, {}, 'another');
    expect([again.status, again.failure.message]).toEqual([409, expect.stringMatching(order.id)]);
  });

  it('has lines of no product in the CSV file, and on the invoice and its PDF', async () => {
    const draft = await create({ email: `lines-${lamp.id}@example.com` });
    const { body: order } = await markPaid(draft.id);
    const exportCsv = async (query: string) =>
      (await (await shop.fetch(`/api/orders/export?search=${order.id}${query}`, as)).text()).trimEnd();
    expect(await exportCsv('')).toContain(`2 × ${lamp.name}; 1 × Repair of a shade`);
    const rows = (await exportCsv('&rows=lines')).split('\n');
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)).toContain(',2,,,Repair of a shade,,1,25.5,25.5,');
    const { body: invoice } = await shop.send(issueInvoice, { params: { id: order.id } }, as);
    expect(invoice.order.products[1]).toMatchObject({ name: 'Repair of a shade', price: 25.5, quantity: 1 });
    const pdf = await shop.fetch(`/api/orders/${order.id}/invoice.pdf`, as);
    const text = readPdf(await pdf.arrayBuffer()).pages.join();
    for (const said of ['Repair of a shade', '$25.50', 'For your patience']) expect(text).toContain(said);
  });

  it('refuses another total than the one that was seen, and takes nothing', async () => {
    const draft = await create();
    const refused = await markPaid(draft.id, { total: 1 });
    expect([refused.status, refused.failure.total]).toEqual([409, TOTAL]);
    expect(await readStock(shop.db, lamp)).toBe(10);
  });
});

describe('O6: races', () => {
  it('make one order of a link that is paid in two tabs and marked as paid at once, and money agrees', async () => {
    for (let round = 0; round < 3; round++) {
      const draft = await create();
      const token = await link(draft.id);
      const before = await readStock(shop.db, lamp);
      const tab = async (key: string) => {
        const started = await pay(token, TOTAL, key);
        if (started.status !== 200) return;
        await confirmCard(shop, started.body.clientSecret, CARDS.good);
        await finish(token, started.body.paymentIntentId);
      };
      await Promise.all([
        tab(`one-${draft.id}`),
        tab(`two-${draft.id}`),
        markPaid(draft.id, {}, `paid-${draft.id}`),
        tab(`three-${draft.id}`),
      ]);
      const placed = await selectOrders(draft.id);
      expect(placed).toHaveLength(1);
      expect((before ?? 0) - ((await readStock(shop.db, lamp)) ?? 0)).toBe(2);
      const paid = await shop.db.select().from(checkouts).where(eq(checkouts.draftOrderId, draft.id));
      const byCard = paid.filter(({ outcome }) => outcome === 'ordered');
      expect(byCard).toHaveLength(placed[0]?.paymentIntentId ? 1 : 0);
      // Whatever succeeded beside the order was refunded in full.
      for (const { id, outcome, totalCents } of paid.filter((one) => one.outcome === 'refunded')) {
        const back = await shop.db.select().from(refunds).where(eq(refunds.checkoutId, id));
        expect([outcome, back.reduce((sum, { amountCents }) => sum + amountCents, 0)]).toEqual([
          'refunded',
          totalCents,
        ]);
      }
      const { body: order } = await shop.send(getOrder, { params: { id: placed[0]?.id ?? '' } });
      expect(order.total).toBe(TOTAL);
    }
  });
});
