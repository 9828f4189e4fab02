import { randomUUID } from 'node:crypto';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listMails } from '#contract/calls/mail.ts';
import { createOrder, getOrder, trackOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import {
  addOrderNote,
  changeStatusInBulk,
  deleteOrder,
  exportOrders,
  getStaffOrder,
  listOrderNotes,
  listOrderRows,
  listOrders,
  restoreOrder,
} from '#contract/calls/staff-orders.ts';
import type { Call } from '#contract/define-call.ts';
import { auditLog, mails } from '#db/schema/index.ts';
import { address, buy, orderOf } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { wholeOrders } from './order-list-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, kettle);
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };
const NOBODYS = 'MG-0000-0000-0000-0000';

/** An order of somebody of their own, so that tests do not see each other's. */
async function order(overrides: Parameters<typeof orderOf>[1] = {}) {
  const userEmail = `${randomUUID()}@example.com`;
  const placed = await shop.send(createOrder, { body: orderOf(lamp, { userEmail, ...overrides }) });
  expect(placed.status).toBe(201);
  return placed.body;
}

const idsOf = async (query: object) =>
  (await shop.send(listOrderRows, { query }, AS)).body.map(({ id }) => id);

const lastAudit = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(desc(auditLog.at)))[0];

test.each<[string, Call, object]>([
  ['the list of orders', listOrders, { query: {} }],
  ['its rows', listOrderRows, { query: {} }],
  ['its file', exportOrders, { query: {} }],
  ['an order with its notes', getStaffOrder, { params: { id: NOBODYS } }],
  ['a change of status', updateOrderStatus, { params: { id: NOBODYS }, body: { status: 'placed' } }],
  [
    'a change of many statuses',
    changeStatusInBulk,
    { body: { status: 'placed', orders: [{ id: NOBODYS }] } },
  ],
  ['deleting an order', deleteOrder, { params: { id: NOBODYS } }],
  ['restoring an order', restoreOrder, { params: { id: NOBODYS } }],
  ['the notes of an order', listOrderNotes, { params: { id: NOBODYS } }],
  ['noting something', addOrderNote, { params: { id: NOBODYS }, body: { text: 'x' } }],
])('%s is for staff only', async (_, call, input) => {
  expect((await shop.send(call, input as never)).status).toBe(401);
});

test.each<[string, Call, object]>([
  ['reading', getStaffOrder, {}],
  ['changing the status of', updateOrderStatus, { body: { status: 'placed' } }],
  ['deleting', deleteOrder, {}],
  ['restoring', restoreOrder, {}],
  ['reading the notes of', listOrderNotes, {}],
  ['noting something about', addOrderNote, { body: { text: 'x' } }],
])('%s an order that does not exist is answered with 404', async (_, call, input) => {
  for (const id of [NOBODYS, 'nonsense'])
    expect((await shop.send(call, { params: { id }, ...input } as never, AS)).status).toBe(404);
});

describe('a change of many statuses', () => {
  const change = (orders: { id: string; from?: 'placed' | 'packaging'; notify?: boolean }[]) =>
    shop.send(changeStatusInBulk, { body: { status: 'on-the-road', orders } }, AS);

  it('changes each order as if alone, with its activity, its trace and its mail', async () => {
    const chosen = [await order(), await order()];
    const { status, body } = await change(chosen.map(({ id }) => ({ id, from: 'placed' })));
    expect(status).toBe(200);
    expect(body).toEqual({ succeeded: chosen.map(({ id }) => id), failed: [] });
    for (const { id, userEmail } of chosen) {
      const { body: found } = await shop.send(getStaffOrder, { params: { id } }, AS);
      expect(found.order.status).toBe('on-the-road');
      expect(found.order.activities.at(-1)?.description).toBe('Status updated to on-the-road');
      expect(await lastAudit(id)).toMatchObject({ action: 'order.status' });
      const { body: sent } = await shop.send(listMails, { query: { recipient: userEmail } }, AS);
      expect(sent.map(({ kind }) => kind)).toContain('order_status');
    }
  });

  it('mails nobody where staff leave that out', async () => {
    const [quiet, mailed] = [await order(), await order()];
    const orders = [{ id: quiet.id, notify: false }, { id: mailed.id }];
    expect((await change(orders)).body.failed).toEqual([]);
    const kindsOf = async ({ userEmail }: typeof quiet) =>
      (await shop.send(listMails, { query: { recipient: userEmail } }, AS)).body.map(({ kind }) => kind);
    expect(await kindsOf(quiet)).not.toContain('order_status');
    expect(await kindsOf(mailed)).toContain('order_status');
  });

  it('names those it failed for and changes the others', async () => {
    const [first, moved] = [await order(), await order()];
    await shop.send(updateOrderStatus, { params: { id: moved.id }, body: { status: 'rejected' } }, AS);
    const wanted = [first, moved, { id: NOBODYS }].map(({ id }) => ({ id, from: 'placed' as const }));
    const { body } = await change(wanted);
    expect(body.succeeded).toEqual([first.id]);
    expect(body.failed).toEqual([
      { id: moved.id, message: 'API token has set this order to Rejected meanwhile.' },
      { id: NOBODYS, message: 'Order not found' },
    ]);
  });

  it('takes 100 orders at most, and one at least', async () => {
    expect((await change([])).status).toBe(400);
    expect((await change(Array.from({ length: 101 }, () => ({ id: NOBODYS })))).status).toBe(400);
  });
});

describe('the list', () => {
  it('is a plain array of whole orders, the newest first, with their number', async () => {
    const first = await order();
    const second = await order();
    const { body, headers } = await shop.send(listOrders, { query: { limit: 2 } }, AS);
    expect(body).toEqual([second, first]);
    expect(Number(headers.get('X-Total-Count'))).toBeGreaterThanOrEqual(2);
  });

  it('finds by order id, e-mail address, phone number and name, however they are typed', async () => {
    const name = `Zoë ${randomUUID()}`;
    const phone = `+49 (30) ${Math.floor(Math.random() * 1e9)}`;
    const found = await order({ userPhone: phone, shippingAddress: { ...address, fullName: name } });
    const digits = phone.replace(/\D/g, '');
    for (const search of [
      found.id,
      found.id.toLowerCase().replaceAll('-', ' '),
      found.id.slice(3, 12),
      found.userEmail.toUpperCase(),
      phone,
      digits,
      `${digits.slice(0, 4)}-${digits.slice(4)}`,
      name.toUpperCase(),
    ])
      expect(await idsOf({ search }), search).toEqual([found.id]);
    expect(await idsOf({ search: `${found.userEmail}%` })).toEqual([]);
  });

  it('finds by parts of an order id without its dashes', async () => {
    const { id } = await order();
    const bare = id.replaceAll('-', '').toLowerCase();
    for (const search of [bare.slice(0, 11), bare.slice(0, 14), bare.slice(2, 14)])
      expect(await idsOf({ search }), search).toContain(id);
  });

  it('shows what was deleted where that is asked for, and only there', async () => {
    const kept = await order();
    const gone = await order({ userEmail: kept.userEmail });
    await shop.send(deleteOrder, { params: { id: gone.id } }, AS);
    const query = { search: kept.userEmail };
    expect(await idsOf(query)).toEqual([kept.id]);
    const { body, headers } = await shop.send(listOrderRows, { query: { ...query, deleted: 'true' } }, AS);
    expect([body.map(({ id }) => id), headers.get('X-Total-Count')]).toEqual([[gone.id], '1']);
    const file = await shop.fetch(`/api${exportOrders.path}?deleted=true&search=${kept.userEmail}`, AS);
    expect((await file.text()).trim().split('\n')).toHaveLength(2);
  });

  it('filters by day, value and status, all at once', async () => {
    const { userEmail: search, ...cheap } = await order();
    const dear = await order({
      userEmail: search,
      products: [
        {
          productId: kettle.id,
          quantity: 4,
          selectedColor: 'Brass',
          selectedSize: '1 l',
          selectedProperties: { engraving: 'none' },
        },
      ],
    });
    expect(dear.total).toBeGreaterThanOrEqual(500);
    await shop.send(updateOrderStatus, { params: { id: dear.id }, body: { status: 'packaging' } }, AS);
    const today = dear.createdAt.slice(0, 10);
    expect(await idsOf({ search, type: 'high' })).toEqual([dear.id]);
    expect(await idsOf({ search, type: 'low' })).toEqual([cheap.id]);
    expect(await idsOf({ search, status: 'packaging' })).toEqual([dear.id]);
    expect(await idsOf({ search, status: 'placed', type: 'high' })).toEqual([]);
    expect(await idsOf({ search, date: today, status: 'packaging', type: 'high' })).toEqual([dear.id]);
    expect(await idsOf({ search, date: '2020-02-29' })).toEqual([]);
    expect(await idsOf({ search, sort: 'total-desc' })).toEqual([dear.id, cheap.id]);
    expect(await idsOf({ search, sort: 'total-asc' })).toEqual([cheap.id, dear.id]);
    expect(await idsOf({ search, sort: 'oldest' })).toEqual([cheap.id, dear.id]);
  });

  it('shows of an order its first product and how many there are', async () => {
    const { userEmail: search } = await order({
      products: [
        { productId: lamp.id, quantity: 3 },
        {
          productId: kettle.id,
          quantity: 1,
          selectedColor: 'Sand',
          selectedSize: '1 l',
          selectedProperties: { engraving: 'none' },
        },
      ],
    });
    const { body } = await shop.send(listOrderRows, { query: { search } }, AS);
    expect(body).toMatchObject([
      {
        lineCount: 2,
        firstProduct: { name: lamp.name, image: lamp.image },
        status: 'placed',
        paymentStatus: 'unpaid',
      },
    ]);
  });

  it('comes in pages', async () => {
    const { userEmail: search } = await order();
    for (let i = 0; i < 2; i++) await order({ userEmail: search });
    const all = await idsOf({ search });
    expect(await idsOf({ search, page: 2, limit: 2 })).toEqual(all.slice(2));
    const { headers } = await shop.send(listOrderRows, { query: { search, page: 1, limit: 2 } }, AS);
    expect(headers.get('X-Total-Count')).toBe('3');
    expect(headers.get('Link')).toContain('rel="next"');
  });

  test.each([
    { date: '2026-02-30' },
    { date: 'today' },
    { date: '0000-01-01' },
    { date: '9999-12-31' },
    { type: 'medium' },
    { status: 'lost' },
    { sort: 'password' },
    { page: 0 },
    { limit: 1_001 },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (query) => {
    expect((await shop.send(listOrderRows, { query: query as never }, AS)).status).toBe(400);
  });
});

describe('a change of status', () => {
  it('to the one the order has changes nothing, and mails nobody', async () => {
    const { id } = await order();
    const set = () =>
      shop.send(updateOrderStatus, { params: { id }, body: { status: 'processing', from: 'placed' } }, AS);
    const { body: changed } = await set();
    expect(await set()).toMatchObject({ status: 200, body: changed });
    expect((await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).length).toBe(1);
    const told = await shop.db
      .select()
      .from(mails)
      .where(like(mails.event, `order:${id}:%`));
    expect(told.filter(({ kind }) => kind === 'order_status')).toHaveLength(1);
  });

  it('to the one the order has keeps what somebody says about it, and mails nobody', async () => {
    const { id } = await order();
    const set = (description: string) =>
      shop.send(updateOrderStatus, { params: { id }, body: { status: 'processing', description } }, AS);
    await set('Status updated to processing');
    const { body } = await set('The blue one is packed twice.');
    expect(body).toMatchObject({
      activities: [
        { status: 'placed' },
        { description: 'Status updated to processing' },
        { description: 'The blue one is packed twice.' },
      ],
    });
    const told = await shop.db
      .select()
      .from(mails)
      .where(like(mails.event, `order:${id}:%`));
    expect(told.filter(({ kind }) => kind === 'order_status')).toHaveLength(1);
  });

  it('leaves a trace with who made it, an activity and a mail', async () => {
    const { id, userEmail } = await order();
    const changed = await shop.send(
      updateOrderStatus,
      { params: { id }, body: { status: 'delivered', from: 'placed' } },
      AS,
    );
    expect(changed.body.activities.at(-1)).toMatchObject({
      status: 'delivered',
      description: 'Status updated to delivered',
    });
    expect(await lastAudit(id)).toMatchObject({
      actor: 'API token',
      action: 'order.status',
      before: { status: 'placed' },
      after: { status: 'delivered' },
    });
    const { body } = await shop.send(listMails, { query: { recipient: userEmail } }, AS);
    expect(body.map(({ subject }) => subject)).toContain(`Your order: Delivered (${id})`);
  });

  it('says who was first when two change at once, and what it is now', async () => {
    const { id } = await order();
    const change = (status: 'packaging' | 'on-hold') =>
      shop.send(updateOrderStatus, { params: { id }, body: { status, from: 'placed' } }, AS);
    const answers = await Promise.all([change('packaging'), change('on-hold')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = (await shop.send(getOrder, { params: { id } })).body.status;
    const label = now === 'packaging' ? 'Packaging' : 'On Hold';
    expect(answers.find(({ status }) => status === 409)?.failure.message).toBe(
      `API token has set this order to ${label} meanwhile.`,
    );
  });
});

describe('a deleted order', () => {
  it('is gone for shoppers and lists, still there for staff, and comes back', async () => {
    const placed = await order();
    const { id, userEmail } = placed;
    expect((await shop.send(deleteOrder, { params: { id } }, AS)).body.id).toBe(id);
    expect((await shop.send(getOrder, { params: { id } })).status).toBe(404);
    expect((await shop.send(trackOrder, { body: { email: userEmail } })).body).toMatchObject({
      found: false,
    });
    expect(await idsOf({ search: id })).toEqual([]);
    expect((await shop.send(getStaffOrder, { params: { id } }, AS)).body.deletedAt).toBeDefined();
    expect(await lastAudit(id)).toMatchObject({ action: 'order.delete', after: { deleted: true } });
    const again = await shop.send(deleteOrder, { params: { id } }, AS);
    expect(again.status).toBe(404);
    const change = { params: { id }, body: { status: 'delivered' as const } };
    expect((await shop.send(updateOrderStatus, change, AS)).status).toBe(404);

    expect((await shop.send(restoreOrder, { params: { id } }, AS)).body).toEqual(placed);
    expect(await idsOf({ search: id })).toEqual([id]);
    expect(await lastAudit(id)).toMatchObject({ action: 'order.restore', after: { deleted: false } });
    expect((await shop.send(restoreOrder, { params: { id } }, AS)).status).toBe(200);
    const traces = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(traces).toHaveLength(2);
  });
});

describe('notes', () => {
  it('are kept with who wrote them, oldest first, and never reach the shopper', async () => {
    const { id } = await order();
    const note = (text: string) => shop.send(addOrderNote, { params: { id }, body: { text } }, AS);
    for (const text of ['Called, will be back on Monday', '<script>alert(1)</script>'])
      expect((await note(text)).status).toBe(201);
    const { body } = await shop.send(listOrderNotes, { params: { id } }, AS);
    expect(body).toMatchObject([
      { author: 'API token', text: 'Called, will be back on Monday' },
      { author: 'API token', text: '<script>alert(1)</script>' },
    ]);
    expect((await shop.send(getStaffOrder, { params: { id } }, AS)).body.notes).toEqual(body);
    expect(JSON.stringify((await shop.send(getOrder, { params: { id } })).body)).not.toContain('Monday');
    expect(await lastAudit(id)).toMatchObject({ action: 'order.note', after: { note: 2 } });
  });

  it('written at once are all kept', async () => {
    const { id } = await order();
    const texts = ['one', 'two', 'three', 'four'];
    await Promise.all(texts.map((text) => shop.send(addOrderNote, { params: { id }, body: { text } }, AS)));
    const { body } = await shop.send(listOrderNotes, { params: { id } }, AS);
    expect(body.map(({ text }) => text).sort()).toEqual(texts.toSorted());
  });

  test.each(['', '   ', 'x'.repeat(5_001), 'a\u0000b'])('refuse %j', async (text) => {
    const { id } = await order();
    expect((await shop.send(addOrderNote, { params: { id }, body: { text } }, AS)).status).toBe(400);
  });

  it('sent again with the same key are one, also many at once', async () => {
    const { id } = await order();
    const headers = { ...AS_STAFF, 'Idempotency-Key': randomUUID() };
    const note = () => shop.send(addOrderNote, { params: { id }, body: { text: 'once' } }, { headers });
    const answers = [...(await Promise.all(Array.from({ length: 10 }, note))), await note()];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await shop.send(listOrderNotes, { params: { id } }, AS)).body).toHaveLength(1);
  });
});

it('a paid order comes with its payment', async () => {
  const { order: paid, paymentIntentId } = await buy(shop, { ...lamp, priceCents: 4_999 });
  const { body } = await shop.send(getStaffOrder, { params: { id: paid.id } }, AS);
  expect(body).toMatchObject({ order: paid, payment: { paymentIntentId, state: 'ordered' }, notes: [] });
  expect(body.invoiceNumber).toBeUndefined();
});

describe('the file of orders', () => {
  const download = async (query: Record<string, string>) => {
    const response = await shop.fetch(`/api/orders/export?${new URLSearchParams(query)}`, AS);
    expect(response.status).toBe(200);
    return { text: await response.text(), headers: response.headers };
  };

  it('holds what the filter leaves, and opens in spreadsheets', async () => {
    const { id, userEmail: search } = await order();
    await order();
    const { text, headers } = await download({ search });
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/Order ID,Date,Status,Payment/);
    expect(lines[1]).toContain(id);
    expect(lines[1]).toContain(`1 × ${lamp.name}`);
  });

  it('runs no formula that somebody typed', async () => {
    const fullName = '=HYPERLINK("https://evil.example","x")';
    const { userEmail: search } = await order({ shippingAddress: { ...address, fullName, city: '@SUM(1)' } });
    const { text } = await download({ search });
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text).toContain(`'@SUM(1)`);
  });

  it('holds every order once, also where several were placed at the same moment', async () => {
    const { userEmail: search } = await order();
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await order({ userEmail: search })).id);
    await shop.db.execute(
      `update orders set created_at = '2026-01-01T00:00:00.123456Z' where user_email = '${search}'`,
    );
    const read: string[] = [];
    const context = { now: new Date(), zone: 'UTC' };
    for await (const batch of wholeOrders.readAll(shop.db, { search }, context, 2))
      read.push(...batch.map(({ id }) => id));
    expect(read).toEqual(read.toSorted());
    expect(read).toHaveLength(5);
    expect(read).toEqual(expect.arrayContaining(ids));
  });

  it('has times by the clocks of the shop, phone numbers to read, and no formula', async () => {
    const phone = '+1 (503) 555-0148';
    const placed = await order({
      userPhone: phone,
      shippingAddress: { ...address, fullName: '=HYPERLINK("x")' },
    });
    await shop.db.execute(`update orders set created_at = '2026-03-01T06:30:00Z' where id = '${placed.id}'`);
    await setSettings(shop, { timeZone: 'America/Los_Angeles' });
    const file = await (await shop.fetch(`/api${exportOrders.path}?search=${placed.userEmail}`, AS)).text();
    await setSettings(shop, { timeZone: 'UTC' });
    expect(file).toContain(`${placed.id},2026-02-28 22:30:00,`);
    expect(file).toContain(',+1 (503) 555 0148,');
    expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('can have a row for each line, with its SKU, and amounts of the order in its first row alone', async () => {
    const products = [
      { productId: lamp.id, quantity: 2 },
      { productId: kettle.id, quantity: 1 },
    ];
    const placed = await order({ products });
    const path = `/api${exportOrders.path}?rows=lines&search=${placed.userEmail}`;
    const response = await shop.fetch(path, AS);
    expect(response.headers.get('Content-Disposition')).toMatch(/"order-lines-\d{4}-\d\d-\d\d\.csv"/);
    const [heads = [], ...lines] = (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.replace('\uFEFF', '').split(','));
    const rows = lines.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])));
    const shared = { 'Order ID': placed.id, Email: placed.userEmail };
    expect(rows).toMatchObject([
      { ...shared, Line: '1', SKU: lamp.sku, Product: lamp.name, Quantity: '2', Total: String(placed.total) },
      { ...shared, Line: '2', SKU: kettle.sku, Product: kettle.name, Quantity: '1', Total: '', Subtotal: '' },
    ]);
    expect(rows[0]).toMatchObject({ 'Unit price': '49.99', 'Line total': '99.98' });
  });
});
