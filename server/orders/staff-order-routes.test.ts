import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
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
import { auditLog } from '#db/schema/index.ts';
import { address, buy, createOrderBody } from '../testing/buy.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, kettle);
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };
const NOBODYS = 'MG-0000-0000-0000-0000';

/** An order of somebody of their own, so that tests do not see each other's. */
async function order(overrides: Parameters<typeof createOrderBody>[1] = {}) {
  const userEmail = `${randomUUID()}@example.com`;
  const placed = await shop.send(createOrder, { body: createOrderBody(lamp, { userEmail, ...overrides }) });
  expect(placed.status).toBe(201);
  return placed.body;
}

const listIds = async (query: object) =>
  (await shop.send(listOrderRows, { query }, AS)).body.map(({ id }) => id);

const lastAudit = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(desc(auditLog.at)))[0];

test.each<[string, Call, object]>([
  ['the list of orders', listOrders, { query: {} }],
  ['the rows of orders', listOrderRows, { query: {} }],
  ['the CSV file of orders', exportOrders, { query: {} }],
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
  ['adding a note', addOrderNote, { params: { id: NOBODYS }, body: { text: 'x' } }],
])('%s is for staff only', async (_, call, input) => {
  expect((await shop.send(call, input as never)).status).toBe(401);
});

test.each<[string, Call, object]>([
  ['reading', getStaffOrder, {}],
  ['changing the status of', updateOrderStatus, { body: { status: 'placed' } }],
  ['deleting', deleteOrder, {}],
  ['restoring', restoreOrder, {}],
  ['reading the notes of', listOrderNotes, {}],
  ['adding a note to', addOrderNote, { body: { text: 'x' } }],
])('%s an unknown order is answered with 404', async (_, call, input) => {
  for (const id of [NOBODYS, 'nonsense'])
    expect((await shop.send(call, { params: { id }, ...input } as never, AS)).status).toBe(404);
});

describe('the list', () => {
  it('is an array of whole orders, newest first, with a total count', async () => {
    const first = await order();
    const second = await order();
    const { body, headers } = await shop.send(listOrders, { query: { limit: 2 } }, AS);
    expect(body).toEqual([second, first]);
    expect(Number(headers.get('X-Total-Count'))).toBeGreaterThanOrEqual(2);
  });

  it('finds by order id, email address, phone number and name in any spelling', async () => {
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
      expect(await listIds({ search }), search).toEqual([found.id]);
    expect(await listIds({ search: `${found.userEmail}%` })).toEqual([]);
  });

  it('finds by parts of an order id without dashes', async () => {
    let { id } = await order();
    // Letters alone could be a word, and a group 'MG…' the beginning of an id.
    while (!/^MG-(?!MG).{0,13}\d/.test(id)) ({ id } = await order());
    const bare = id.replaceAll('-', '').toLowerCase();
    for (const search of [bare.slice(0, 11), bare.slice(0, 14), bare.slice(2, 14)])
      expect(await listIds({ search }), search).toContain(id);
  });

  it('lists deleted orders only on request', async () => {
    const kept = await order();
    const gone = await order({ userEmail: kept.userEmail });
    await shop.send(deleteOrder, { params: { id: gone.id } }, AS);
    const query = { search: kept.userEmail };
    expect(await listIds(query)).toEqual([kept.id]);
    const { body, headers } = await shop.send(listOrderRows, { query: { ...query, deleted: 'true' } }, AS);
    expect([body.map(({ id }) => id), headers.get('X-Total-Count')]).toEqual([[gone.id], '1']);
    const file = await shop.fetch(`/api${exportOrders.path}?deleted=true&search=${kept.userEmail}`, AS);
    expect((await file.text()).trim().split('\n')).toHaveLength(2);
  });

  it('filters by day, value and status together', async () => {
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
    expect(await listIds({ search, type: 'high' })).toEqual([dear.id]);
    expect(await listIds({ search, type: 'low' })).toEqual([cheap.id]);
    expect(await listIds({ search, status: 'packaging' })).toEqual([dear.id]);
    expect(await listIds({ search, status: 'placed', type: 'high' })).toEqual([]);
    expect(await listIds({ search, date: today, status: 'packaging', type: 'high' })).toEqual([dear.id]);
    expect(await listIds({ search, date: '2020-02-29' })).toEqual([]);
    expect(await listIds({ search, sort: 'total-desc' })).toEqual([dear.id, cheap.id]);
    expect(await listIds({ search, sort: 'total-asc' })).toEqual([cheap.id, dear.id]);
    expect(await listIds({ search, sort: 'oldest' })).toEqual([cheap.id, dear.id]);
  });

  it('shows the first product of an order and the number of products', async () => {
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
    const all = await listIds({ search });
    expect(await listIds({ search, page: 2, limit: 2 })).toEqual(all.slice(2));
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

describe('a deleted order', () => {
  it('is hidden from shoppers, visible to staff and can be restored', async () => {
    const placed = await order();
    const { id, userEmail } = placed;
    expect((await shop.send(deleteOrder, { params: { id } }, AS)).body.id).toBe(id);
    expect((await shop.send(getOrder, { params: { id } })).status).toBe(404);
    expect((await shop.send(trackOrder, { body: { email: userEmail } })).body).toMatchObject({
      found: false,
    });
    expect(await listIds({ search: id })).toEqual([]);
    expect((await shop.send(getStaffOrder, { params: { id } }, AS)).body.deletedAt).toBeDefined();
    expect(await lastAudit(id)).toMatchObject({ action: 'order.delete', after: { deleted: true } });
    const again = await shop.send(deleteOrder, { params: { id } }, AS);
    expect(again.status).toBe(404);
    const change = { params: { id }, body: { status: 'delivered' as const } };
    expect((await shop.send(updateOrderStatus, change, AS)).status).toBe(404);

    expect((await shop.send(restoreOrder, { params: { id } }, AS)).body).toEqual(placed);
    expect(await listIds({ search: id })).toEqual([id]);
    expect(await lastAudit(id)).toMatchObject({ action: 'order.restore', after: { deleted: false } });
    expect((await shop.send(restoreOrder, { params: { id } }, AS)).status).toBe(200);
    const traces = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(traces).toHaveLength(2);
  });
});

describe('notes', () => {
  it('have an author, are listed oldest first and are hidden from shoppers', async () => {
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

  it('are all saved when added concurrently', async () => {
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

  it('are saved once per key, also concurrently', async () => {
    const { id } = await order();
    const headers = { ...AS_STAFF, 'Idempotency-Key': randomUUID() };
    const note = () => shop.send(addOrderNote, { params: { id }, body: { text: 'once' } }, { headers });
    const answers = [...(await Promise.all(Array.from({ length: 10 }, note))), await note()];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await shop.send(listOrderNotes, { params: { id } }, AS)).body).toHaveLength(1);
  });
});

it('a paid order is returned with its payment', async () => {
  const { order: paid, paymentIntentId } = await buy(shop, { ...lamp, priceCents: 4_999 });
  const { body } = await shop.send(getStaffOrder, { params: { id: paid.id } }, AS);
  expect(body).toMatchObject({ order: paid, payment: { paymentIntentId, state: 'ordered' }, notes: [] });
  expect(body.invoiceNumber).toBeUndefined();
});
