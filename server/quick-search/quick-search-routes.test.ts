import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { quickSearch } from '#contract/calls/quick-search.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { deleteOrder } from '#contract/calls/staff-orders.ts';
import { invoices, products } from '#db/schema/index.ts';
import { address, createOrderBody } from '../testing/buy.ts';
import { buyThreeLamps } from '../testing/buy-lamps.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, kettle);
});
afterAll(() => shop.close());

const NOTHING = { orders: [], invoices: [], creditNotes: [], products: [], customers: [] };

const search = (q: string) => shop.send(quickSearch, { query: { q } }, { headers: AS_STAFF });
const found = async (q: string) => (await search(q)).body;

async function order(overrides: Parameters<typeof createOrderBody>[1]) {
  const placed = await shop.send(createOrder, { body: createOrderBody(lamp, overrides) });
  expect(placed.status).toBe(201);
  return placed.body;
}

it('is for staff only', async () => {
  expect((await shop.send(quickSearch, { query: { q: 'lamp' } })).status).toBe(401);
});

it('needs a text', async () => {
  expect(await search('  ')).toMatchObject({ status: 400, failure: { fields: { q: 'Search is required' } } });
  expect((await search('x'.repeat(101))).status).toBe(400);
});

describe('an invoice is found', () => {
  it('by its number as people type it, also when its order is deleted', async () => {
    const { id: orderId, userEmail: email } = await order({});
    await shop.send(issueInvoice, { params: { id: orderId } }, { headers: AS_STAFF });
    await shop.db.update(invoices).set({ number: 42 });
    for (const q of ['INV-000042', 'inv 42', '#42 '])
      expect((await found(q)).invoices, q).toEqual([{ number: 'INV-000042', orderId, email }]);
    for (const q of ['000042', 'INV-43', 'invoice']) expect((await found(q)).invoices, q).toEqual([]);
    await shop.send(deleteOrder, { params: { id: orderId } }, { headers: AS_STAFF });
    expect((await found('#42')).invoices).toEqual([{ number: 'INV-000042', orderId, email }]);
  });
});

describe('an order is found', () => {
  it('by its id as people type it, its email address, its phone number and its name', async () => {
    const { id } = await order({
      userEmail: 'Grace@hopper.example',
      userPhone: '+1 (555) 010-7788',
      shippingAddress: { ...address, fullName: 'Grace Hopper' },
    });
    const typed = id.toLowerCase().replaceAll('-', ' ');
    for (const q of [id, typed, 'GRACE@hopper', '555 010-7788', 'hopper'])
      expect((await found(q)).orders).toEqual([
        {
          id,
          email: 'Grace@hopper.example',
          name: 'Grace Hopper',
          status: 'placed',
          paymentStatus: 'unpaid',
          total: expect.any(Number),
        },
      ]);
  });

  it('among the newest five', async () => {
    const ids = [];
    for (let i = 0; i < 6; i++) ids.push((await order({ userEmail: 'many@orders.example' })).id);
    const { orders, customers } = await found('many@orders');
    expect(orders.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    expect(customers).toEqual([{ email: 'many@orders.example', orders: 6 }]);
  });
});

describe('a product is found', () => {
  const [lampFound, kettleFound] = [lamp, kettle].map(({ id, name, sku, image }) => ({
    _id: id,
    name,
    sku,
    image,
  }));

  it('by its name and by a part of its SKU, but not by its description', async () => {
    expect((await found('ember ket')).products).toEqual([kettleFound]);
    expect((await found('emb-')).products).toEqual([kettleFound]);
    expect((await found(lamp.name.toUpperCase())).products).toEqual([lampFound]);
    expect((await found('boils water')).products).toEqual([]);
  });

  it('not after it is deleted', async () => {
    await addProducts(shop.db, { ...lamp, id: 'gone-lamp', name: 'Vanished', sku: 'VANISHED' });
    expect((await found('vanished')).products).toHaveLength(1);
    await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, 'gone-lamp'));
    expect((await found('vanished')).products).toEqual([]);
  });
});

it('matches wildcards literally', async () => {
  expect(await found('%')).toEqual(NOTHING);
  expect(await found('_')).toEqual(NOTHING);
});

it('a credit note is found by its number as people type it, also when its order is deleted', async () => {
  const { id: orderId } = await buyThreeLamps(shop);
  await shop.send(issueInvoice, { params: { id: orderId } }, { headers: AS_STAFF });
  await shop.send(refundOrder, { params: { id: orderId }, body: {} }, { headers: AS_STAFF });
  const note = { number: 'CN-000001', invoice: expect.stringMatching(/^INV-/), orderId };
  for (const q of ['CN-000001', 'cn 1']) expect((await found(q)).creditNotes, q).toMatchObject([note]);
  for (const q of ['000001', 'CN-43', 'credit']) expect((await found(q)).creditNotes, q).toEqual([]);
  await shop.send(deleteOrder, { params: { id: orderId } }, { headers: AS_STAFF });
  expect((await found('CN-000001')).creditNotes).toMatchObject([note]);
});
