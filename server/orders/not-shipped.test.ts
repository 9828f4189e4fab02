import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fulfilOrder, fulfilOrders, takeBackParcel } from '#contract/calls/fulfilments.ts';
import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import { createOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { requestReturn } from '#contract/calls/returns.ts';
import { getStaffOrder, listOrderRows } from '#contract/calls/staff-orders.ts';
import { createProduct } from '#contract/calls/staff-products.ts';
import { mails, orders } from '#db/schema/index.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { address, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { shownOrder } from '../testing/buy-lamps.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let course: { id: string; name: string };
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  const body = { name: 'Pottery course', price: 100, requiresShipping: false };
  const { body: made } = await shop.send(createProduct, { body }, { headers: AS_STAFF });
  course = { id: made._id, name: made.name };
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const billingAddress = { name: 'Ada Lovelace', state: 'OR', zip: '97205', country: 'United States' };

/** Buys the course, alone or with a lamp; amounts in dollars. */
async function buy(total: number, overrides: Partial<OrderBodyInput>) {
  const order = createOrderBody(course, overrides);
  const started = await start(shop, course, total, { order });
  if (started.status !== 200) throw new Error(started.failure.message);
  await confirmCard(shop, started.body.clientSecret);
  const { paymentIntentId } = started.body;
  const placed = await shop.send(createOrder, { body: { ...order, paymentIntentId } });
  if (placed.status !== 201) throw new Error(placed.failure.message);
  return placed.body;
}

const buyCourse = () => buy(108, { shippingAddress: null, billingAddress, userPhone: null });

async function buyBoth() {
  const lamp = await addStockedLamp(shop.db, null);
  const products = [course, lamp].map(({ id }) => ({ productId: id, quantity: 1 }));
  // 100.00 + 49.99, $15.00 shipping and 8 % tax.
  return { lamp, order: await buy(176.99, { products }) };
}

const setStatus = (id: string, status: OrderStatus) =>
  shop.send(updateOrderStatus, { params: { id }, body: { status } }, staff);
const fulfil = (id: string, body: object = {}) => shop.send(fulfilOrder, { params: { id }, body }, staff);

async function findMail(event: string) {
  const [row] = await shop.db
    .select()
    .from(mails)
    .where(sql`event like ${`${event}%`}`);
  const facts = readFacts(row?.facts);
  if (!facts) throw new Error(`no mail ${event}`);
  return renderMail(facts, 'https://shop.example');
}

describe('an order of what is not shipped', () => {
  it('costs no shipping, and needs neither street nor phone number', async () => {
    const order = await buyCourse();
    expect(order).toMatchObject({ subtotal: 100, shipping: 0, tax: 8, total: 108 });
    expect(order.products).toMatchObject([{ name: course.name, notShipped: true }]);
    expect(order).not.toHaveProperty('shippingAddress');
    expect(order.billingAddress).toMatchObject({ name: 'Ada Lovelace', address: '', city: '' });
    const { text } = await findMail(`order:${order.id}:confirmation`);
    expect(text).toContain('No shipping needed');
    expect(text).toContain('Ada Lovelace');
    expect(text).not.toContain('Expected delivery');
    const { body: rows } = await shop.send(listOrderRows, { query: { search: 'ada lovelace' } }, staff);
    expect(rows[0]).toMatchObject({ id: order.id, customerName: 'Ada Lovelace', country: 'United States' });
  });

  it('is never packed or on the road, and delivered once it is provided', async () => {
    const { id } = await buyCourse();
    const refused = await setStatus(id, 'on-the-road');
    expect([refused.status, refused.failure.message]).toEqual([
      409,
      'Nothing of this order is sent by parcel.',
    ]);
    expect((await setStatus(id, 'packaging')).status).toBe(409);
    const numbered = await fulfil(id, { trackingNumber: '123' });
    expect(numbered.failure.fields).toEqual({ trackingNumber: 'This is not shipped: it has no number.' });
    const { body: provided } = await fulfil(id, { carrier: 'UPS' });
    expect(provided).toMatchObject({ deliveredAt: expect.any(String) });
    expect(provided).not.toHaveProperty('carrier');
    const order = await shownOrder(shop, id);
    expect(order.status).toBe('delivered');
    expect(order.activities.at(-1)?.description).toBe(`Provided: 1 × ${course.name}.`);
    const { text } = await findMail(`fulfilment:${provided.id}`);
    expect(text).toContain('We have provided this to you:');
    expect(text).not.toContain('parcel');
    // By mistake: it is to be provided again.
    expect((await shop.send(takeBackParcel, { params: { id: provided.id } }, staff)).status).toBe(200);
    expect(await shownOrder(shop, id)).toMatchObject({ status: 'placed', products: [{ quantity: 1 }] });
    expect((await fulfil(id)).status).toBe(201);
  });

  it('is provided with others at once, and cannot be sent back', async () => {
    const { id } = await buyCourse();
    const body = { orders: [{ id, trackingNumber: null }], carrier: 'UPS' };
    expect((await shop.send(fulfilOrders, { body }, staff)).body).toEqual({ succeeded: [id], failed: [] });
    const lines = [{ position: 0, quantity: 1, reason: 'changed_mind' as const }];
    const asked = await shop.send(requestReturn, { params: { id }, body: { lines } }, staff);
    expect(asked.status).toBe(409);
  });
});

describe('an order of which a part is not shipped', () => {
  it('needs the whole address', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const products = [course, lamp].map(({ id }) => ({ productId: id, quantity: 1 }));
    const body = createOrderBody(course, { products, shippingAddress: null, billingAddress });
    const { status, failure } = await shop.send(createOrder, { body });
    expect([status, failure.fields]).toEqual([
      400,
      { 'billingAddress.address': 'Address is required', 'billingAddress.city': 'City is required' },
    ]);
    const whole = { ...billingAddress, address: address.address, city: address.city };
    expect((await shop.send(createOrder, { body: { ...body, billingAddress: whole } })).status).toBe(201);
  });

  it('sends what ships in a parcel, and is delivered with the rest', async () => {
    const { order, lamp } = await buyBoth();
    const both = [0, 1].map((position) => ({ position, quantity: 1 }));
    const mixed = await fulfil(order.id, { lines: both });
    expect(mixed.failure.fields).toEqual({
      'lines.0.position': 'This is not shipped: it is in no parcel.',
    });
    const { body: parcel } = await fulfil(order.id, { carrier: 'UPS' });
    expect(parcel.lines).toEqual([{ position: 1, quantity: 1 }]);
    expect(await shownOrder(shop, order.id)).toMatchObject({ status: 'on-the-road' });
    // The parcel is still on its way.
    await fulfil(order.id);
    expect((await shownOrder(shop, order.id)).activities.at(-1)).toMatchObject({
      status: 'on-the-road',
      description: `Provided: 1 × ${course.name}.`,
    });
    expect(lamp.name).not.toBe(course.name);
  });

  it('is not canceled for lack of payment once a part of it is provided', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const products = [course, lamp].map(({ id }) => ({ productId: id, quantity: 1 }));
    const { body } = await shop.send(createOrder, { body: createOrderBody(course, { products }) });
    const lines = [{ position: 0, quantity: 1 }];
    expect((await fulfil(body.id, { lines })).status).toBe(201);
    const [row] = await shop.db
      .select({ status: orders.status, unpaidUntil: orders.unpaidUntil })
      .from(orders)
      .where(eq(orders.id, body.id));
    expect(row).toEqual({ status: 'placed', unpaidUntil: null });
  });

  it('is as before its delivery once staff say that a part was not provided after all', async () => {
    const { order } = await buyBoth();
    const { body: provided } = await fulfil(order.id, { lines: [{ position: 0, quantity: 1 }] });
    await setStatus(order.id, 'rejected');
    await setStatus(order.id, 'delivered');
    await shop.send(takeBackParcel, { params: { id: provided.id } }, staff);
    const { body } = await shop.send(getStaffOrder, { params: { id: order.id } }, staff);
    expect((await shownOrder(shop, order.id)).status).toBe('placed');
    expect(body.pieces.map(({ fulfilled = 0 }) => fulfilled)).toEqual([0, 0]);
  });

  it('counts as sent what ships when staff set it on the road, and all of it when it is delivered', async () => {
    const { order } = await buyBoth();
    const pieces = async () =>
      (await shop.send(getStaffOrder, { params: { id: order.id } }, staff)).body.pieces.map(
        ({ fulfilled = 0 }) => fulfilled,
      );
    await setStatus(order.id, 'on-the-road');
    expect(await pieces()).toEqual([0, 1]);
    await setStatus(order.id, 'delivered');
    expect(await pieces()).toEqual([1, 1]);
  });
});
