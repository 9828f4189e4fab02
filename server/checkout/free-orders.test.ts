import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { createDiscount, getDiscount } from '#contract/calls/discounts.ts';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { createOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { checkouts, mails, orders, throttles } from '#db/schema/index.ts';
import { createOrderBody, start } from '../testing/buy.ts';
import { openCartBrowser } from '../testing/cart-browser.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addStockedLamp, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import * as finalizing from './save-order.ts';

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  await setSettings(shop, { shipping: 0 });
});
beforeEach(async () => {
  await shop.db.delete(throttles);
  lamp = await addStockedLamp(shop.db, 5);
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
let codes = 0;
/** A code that takes everything off. */
async function allOff(part: object = {}) {
  const body = {
    title: 'On the house',
    kind: 'percent' as const,
    value: 100,
    scope: { of: 'all' as const, values: [] },
    combinesWith: [],
    code: `FREE${++codes}`,
    ...part,
  };
  const made = await shop.send(createDiscount, { body }, as);
  expect(made.status).toBe(201);
  return { id: made.body.id, code: body.code };
}
const readUses = async (id: string) => (await shop.send(getDiscount, { params: { id } }, as)).body.uses;
const freeOrder = (code: string, part: object = {}) =>
  createOrderBody(lamp, { codes: [code], total: 0, ...part });
const place = (body: ReturnType<typeof freeOrder>, key: string = randomUUID()) =>
  shop.send(createOrder, { body }, { headers: { 'Idempotency-Key': key } });
const selectOrders = async (email: string) =>
  await shop.db.select().from(orders).where(eq(orders.userEmail, email));
const dashboard = async () => (await shop.send(getDashboard, { query: {} }, as)).body.stats;

describe('an order of $0.00', () => {
  it('is placed and paid, without a payment', async () => {
    const { id, code } = await allOff();
    const before = await dashboard();
    const { status, body } = await place(freeOrder(code));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      total: 0,
      discount: 49.99,
      status: 'placed',
      paymentStatus: 'paid',
      paymentMethod: 'No payment needed',
      activities: [],
    });
    expect(body.paymentIntentId).toBeUndefined();
    expect(await readStock(shop.db, lamp)).toBe(4);
    expect(await readUses(id)).toBe(1);
    const event = `order:${body.id}:confirmation`;
    expect(await shop.db.select().from(mails).where(eq(mails.event, event))).toHaveLength(1);
    const after = await dashboard();
    expect([after.totalOrders, after.totalSales]).toEqual([before.totalOrders + 1, before.totalSales]);
    const { body: payments } = await shop.send(listPayments, { query: {} }, as);
    expect(payments.filter(({ email }) => email === 'ada@example.com')).toEqual([]);
  });

  it('is placed where no total is sent, and where the shop takes no unpaid orders', async () => {
    await setSettings(shop, { acceptUnpaidOrders: false });
    const { code } = await allOff();
    const { total: _, ...untotaled } = freeOrder(code);
    expect((await place(untotaled)).body).toMatchObject({ total: 0, paymentStatus: 'paid' });
    expect((await place(createOrderBody(lamp))).failure.code).toBe('payment_refused');
    await setSettings(shop, { acceptUnpaidOrders: true });
  });

  it('is not believed where something is to be paid', async () => {
    const { status, failure } = await place(createOrderBody(lamp, { total: 0 }));
    expect([status, failure.code]).toEqual([409, 'total_changed']);
    expect(await readStock(shop.db, lamp)).toBe(5);
  });

  it('stays after its time, and is neither unpaid nor canceled', async () => {
    const { code } = await allOff();
    const { body } = await place(freeOrder(code));
    shop.later(100 * 3_600_000);
    await shop.reconciler.runNow();
    expect((await shop.db.select().from(orders).where(eq(orders.id, body.id)))[0]).toMatchObject({
      status: 'placed',
      paymentStatus: 'paid',
      unpaidUntil: null,
    });
  });

  it('I5: is one order, however often the same request is sent', async () => {
    const { id, code } = await allOff({ usageLimit: 1 });
    const key = randomUUID();
    const body = freeOrder(code, { userEmail: 'twice@example.com' });
    const answers = await Promise.all([place(body, key), place(body, key), place(body, key)]);
    const again = await place(body, key);
    const ids = new Set([...answers, again].map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(await selectOrders('twice@example.com')).toHaveLength(1);
    expect([await readUses(id), await readStock(shop.db, lamp)]).toEqual([1, 4]);
  });

  it('I11: uses a code as often as it says, at the same time too', async () => {
    const { id, code } = await allOff({ usageLimit: 2 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => place(freeOrder(code, { userEmail: `shopper${n}@example.com` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect([await readUses(id), await readStock(shop.db, lamp)]).toEqual([2, 3]);
  });

  it('I4: takes no more pieces than there are', async () => {
    lamp = await addStockedLamp(shop.db, 2);
    const { code } = await allOff();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => place(freeOrder(code, { userEmail: `racer${n}@example.com` }))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });

  it('is placed by the reconciler if the server died before it was', async () => {
    const { id, code } = await allOff({ usageLimit: 1 });
    const dying = vi.spyOn(finalizing, 'saveOrder').mockRejectedValueOnce(new Error('killed'));
    const key = randomUUID();
    const body = freeOrder(code, { userEmail: 'late@example.com' });
    expect((await place(body, key)).status).toBe(500);
    dying.mockRestore();
    shop.later(60_000);
    await Promise.all([shop.reconciler.runNow(), shop.reconciler.runNow()]);
    const [order] = await selectOrders('late@example.com');
    expect(order).toMatchObject({ paymentStatus: 'paid', totalCents: 0 });
    expect((await place(body, key)).body.id).toBe(order?.id);
    expect([await readUses(id), await readStock(shop.db, lamp)]).toEqual([1, 4]);
  });

  it('gives pieces and code back when it is rejected, and owes nothing', async () => {
    const { id, code } = await allOff({ usageLimit: 1 });
    const { body } = await place(freeOrder(code));
    const rejected = await shop.send(
      updateOrderStatus,
      { params: { id: body.id }, body: { status: 'rejected' } },
      as,
    );
    expect(rejected.status).toBe(200);
    expect([await readUses(id), await readStock(shop.db, lamp)]).toEqual([0, 5]);
  });

  it('has an invoice that says that it is paid', async () => {
    const { code } = await allOff();
    const { body } = await place(freeOrder(code));
    const issued = await shop.send(issueInvoice, { params: { id: body.id } }, as);
    expect(issued.body.order).toMatchObject({
      total: 0,
      paymentStatus: 'paid',
      paymentMethod: 'No payment needed',
    });
  });
});

describe('a cart of $0.00', () => {
  it('is ordered once from two tabs, and the second one learns of the order', async () => {
    const { code } = await allOff();
    const browser = openCartBrowser(shop);
    await browser.add({ productId: lamp.id, quantity: 2 });
    const order = await browser.buildCartOrder({ codes: [code], total: 0, userEmail: 'tabs@example.com' });
    const send = () => browser.send(createOrder, { body: order }, { 'Idempotency-Key': randomUUID() });
    const answers = await Promise.all([send(), send()]);
    const placed = answers.find(({ status }) => status === 201);
    const refused = answers.find(({ status }) => status !== 201);
    expect(placed?.body).toMatchObject({ total: 0, paymentStatus: 'paid' });
    expect(refused?.failure).toMatchObject({ code: 'cart_ordered', orderId: placed?.body.id });
    expect(await selectOrders('tabs@example.com')).toHaveLength(1);
    expect((await browser.look()).lines).toEqual([]);
  });
});

describe('a payment that no card can make', () => {
  const ALMOST_ALL_OFF = { value: 99.36 };

  it('of nothing is refused, with what to do instead', async () => {
    const { code } = await allOff();
    const { status, failure } = await start(shop, lamp, 0, { order: freeOrder(code) });
    expect([status, failure.code]).toEqual([422, 'payment_refused']);
    expect(failure.message).toBe('This order costs nothing. Place it without a payment.');
    expect(await shop.db.select().from(checkouts).where(eq(checkouts.totalCents, 0))).not.toContainEqual(
      expect.objectContaining({ outcome: null }),
    );
  });

  it('below $0.50 is said by the quote, and refused before anything is stored', async () => {
    const { id, code } = await allOff(ALMOST_ALL_OFF);
    const lines = [{ productId: lamp.id, quantity: 1 }];
    const { body: quote } = await shop.send(getQuote, { body: { lines, codes: [code] } });
    expect(quote.total).toBe(0.35);
    expect(quote.problem).toBe(
      'The total is $0.35, but card payments start at $0.50. Add something to your order, or remove a discount code.',
    );
    const order = freeOrder(code, { total: quote.total, userEmail: 'cents@example.com' });
    const { status, failure } = await start(shop, lamp, quote.total, { order });
    expect([status, failure.message]).toEqual([422, quote.problem]);
    expect(await readUses(id)).toBe(0);
    const stored = await shop.db.select().from(checkouts).where(eq(checkouts.email, 'cents@example.com'));
    expect(stored).toEqual([]);
  });
});
