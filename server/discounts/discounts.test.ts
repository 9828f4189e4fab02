import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentIntent } from '#contract/calls/checkout.ts';
import {
  createDiscount,
  deleteDiscount,
  getDiscount,
  listDiscounts,
  updateDiscount,
} from '#contract/calls/discounts.ts';
import { createOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { inTransaction } from '#db/connection.ts';
import { MINUTE } from '#domain/time-units.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { DiscountUsedUp, takeDiscounts } from './take-discounts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const TEN = {
  title: 'Ten percent',
  kind: 'percent' as const,
  value: 10,
  scope: { of: 'all' as const, values: [] },
  combinesWith: [],
};
let codes = 0;
/** 10 % off everything by a new code. */
async function add(part: object = {}) {
  const code = `CODE${++codes}`;
  const { body, status } = await shop.send(createDiscount, { body: { ...TEN, code, ...part } }, staff);
  expect(status).toBe(201);
  return body;
}
const countUses = async ({ id }: { id: string }) =>
  (await shop.send(getDiscount, { params: { id } }, staff)).body.uses;

const lines = [{ productId: lamp.id, quantity: 1 }];
// 49.99 less 5.00, and 8 % of the rest.
const TOTAL = 44.99 + 15 + 3.6;
const total = Math.round(TOTAL * 100) / 100;
const orderWith = (code: string, part: object = {}) => ({
  ...createOrderBody(lamp),
  total,
  codes: [code],
  ...part,
});
const announce = (code: string, part: object = {}) =>
  start(shop, lamp, total, { order: orderWith(code, part) });

describe('a code', () => {
  it('takes its part off the quote, and off the order of its payment', async () => {
    const discount = await add();
    const code = discount.code ?? '';
    const { body: quote } = await shop.send(getQuote, { body: { lines, codes: [code.toLowerCase()] } });
    const discounts = [{ id: discount.id, code, title: 'Ten percent', amount: 5, shipping: 0 }];
    expect(quote).toMatchObject({ discount: 5, tax: 3.6, total, discounts });
    expect(quote.lines[0]).toMatchObject({ discount: 5, tax: 3.6 });

    const { body: started } = await announce(code);
    await confirmCard(shop, started.clientSecret);
    const body = { ...orderWith(code), paymentIntentId: started.paymentIntentId };
    const { body: order, status } = await shop.send(createOrder, { body });
    expect([status, order.total, order.discounts]).toEqual([201, total, discounts]);
    expect(order.products[0]).toMatchObject({ discount: 5, tax: 3.6 });
    const { body: list } = await shop.send(listDiscounts, {}, staff);
    expect(list.find(({ id }) => id === discount.id)).toMatchObject({
      uses: 1,
      givenAmount: 5,
      salesAmount: total,
    });

    // Model A3, A4: what is given back was frozen with the line.
    const refund = { lines: [{ position: 0, quantity: 1 }], reason: 'returned' as const, notify: false };
    const { body: refunded } = await shop.send(
      refundOrder,
      { params: { id: order.id }, body: refund },
      staff,
    );
    expect(refunded).toMatchObject({ amount: 48.59, tax: 3.6, lines: [{ amount: 44.99, tax: 3.6 }] });
  });

  it('D4: is refused with what is missing, at its field, and nothing is charged', async () => {
    const { code = '', id } = await add({ minimumSubtotal: 57.99 });
    const { body: quote } = await shop.send(getQuote, { body: { lines, codes: [code] } });
    expect(quote.refused).toEqual([{ code, message: 'From $57.99: add $8.00' }]);
    const { failure, status } = await announce(code);
    expect([status, failure.code, failure.fields]).toEqual([
      409,
      'code_refused',
      { 'codes.0': 'From $57.99: add $8.00' },
    ]);
    expect(await countUses({ id })).toBe(0);
  });

  it('applies to a payment that is started without its order', async () => {
    const discount = await add({ usageLimit: 1 });
    const code = discount.code ?? '';
    const { orderData } = {
      orderData: {
        customerEmail: 'ada@example.com',
        customerName: 'Ada',
        productId: lamp.id,
        productName: lamp.name,
        quantity: 1,
      },
    };
    const started = await shop.send(createPaymentIntent, {
      body: { amount: total, currency: 'usd', orderData, codes: [code] },
    });
    expect([started.status, await countUses(discount)]).toEqual([200, 1]);
    await confirmCard(shop, started.body.clientSecret);
    const body = { ...orderWith(code), paymentIntentId: started.body.paymentIntentId };
    const { status, body: order } = await shop.send(createOrder, { body });
    expect([status, order.discounts?.[0]?.amount, await countUses(discount)]).toEqual([201, 5, 1]);
  });
});

describe('D1: a use', () => {
  it('is taken when the payment is announced, and given back when that is canceled', async () => {
    const discount = await add({ usageLimit: 1 });
    const code = discount.code ?? '';
    const first = await announce(code);
    expect([first.status, await countUses(discount)]).toEqual([200, 1]);
    const second = await announce(code, { userEmail: 'bob@example.com' });
    expect([second.status, second.failure.fields]).toEqual([
      409,
      { 'codes.0': 'This code has been used up.' },
    ]);
    shop.later(20 * MINUTE);
    await shop.reconciler.runNow();
    expect(await countUses(discount)).toBe(0);
    expect((await announce(code, { userEmail: 'bob@example.com' })).status).toBe(200);
  });

  it.each(['payments', 'orders'])('is left to others by unpaid %s of one address', async (kind) => {
    const discount = await add({ usageLimit: 6 });
    const code = discount.code ?? '';
    const [stranger, neighbour] = [`198.51.100.${kind.length}`, `203.0.113.${kind.length}`];
    const take = async (address: string, buyer: number) => {
      const order = orderWith(code, { userEmail: `buyer${buyer}@example.com` });
      if (kind === 'payments') return await start(shop, lamp, total, { order }, { address });
      return await shop.send(createOrder, { body: order }, { address });
    };
    const taken = await Promise.all([1, 2, 3, 4, 5].map((buyer) => take(stranger, buyer)));
    expect(taken.filter(({ status }) => status < 300)).toHaveLength(3);
    const refused = taken.find(({ failure }) => failure)?.failure;
    expect([refused?.code, refused?.message]).toEqual([
      'code_refused',
      `${code} is being used by other unpaid orders from your network. Nothing was charged.`,
    ]);
    expect((await take(neighbour, 6)).status).toBeLessThan(300);
  });

  it('counts for no share once its payment is made', async () => {
    const discount = await add({ usageLimit: 4 });
    const code = discount.code ?? '';
    for (const buyer of [1, 2, 3, 4]) {
      const order = orderWith(code, { userEmail: `buyer${buyer}@example.com` });
      const { body } = await start(shop, lamp, total, { order }, { address: '198.51.100.99' });
      await confirmCard(shop, body.clientSecret);
      const placed = { ...order, paymentIntentId: body.paymentIntentId };
      expect((await shop.send(createOrder, { body: placed })).status).toBe(201);
    }
    expect(await countUses(discount)).toBe(4);
  });

  it('is given back by an order that is canceled before it was shipped, and taken again', async () => {
    const discount = await add({ usageLimit: 1 });
    const { body: order } = await shop.send(createOrder, { body: orderWith(discount.code ?? '') });
    const setStatus = async (status: 'rejected' | 'processing' | 'on-the-road') =>
      (await shop.send(updateOrderStatus, { params: { id: order.id }, body: { status } }, staff)).status;
    expect(await countUses(discount)).toBe(1);
    expect([await setStatus('rejected'), await countUses(discount)]).toEqual([200, 0]);
    expect([await setStatus('processing'), await countUses(discount)]).toEqual([200, 1]);
    await setStatus('rejected');
    const { body: other } = await shop.send(createOrder, { body: orderWith(discount.code ?? '') });
    expect(other.total).toBe(total);
    // Somebody else has the only use now.
    expect([await setStatus('processing'), await countUses(discount)]).toEqual([409, 1]);
  });

  it('stays with an order that was shipped', async () => {
    const discount = await add({ usageLimit: 1 });
    const { body: order } = await shop.send(createOrder, { body: orderWith(discount.code ?? '') });
    for (const status of ['on-the-road', 'rejected'] as const)
      await shop.send(updateOrderStatus, { params: { id: order.id }, body: { status } }, staff);
    expect(await countUses(discount)).toBe(1);
  });

  it('is limited per customer, by the email address in any case', async () => {
    const discount = await add({ perCustomer: 1 });
    const code = discount.code ?? '';
    expect((await shop.send(createOrder, { body: orderWith(code) })).status).toBe(201);
    const again = orderWith(code, { userEmail: createOrderBody(lamp).userEmail.toUpperCase() });
    const { failure } = await shop.send(createOrder, { body: again });
    expect(failure.fields).toEqual({ 'codes.0': 'You have used this code already.' });
    expect(
      (await shop.send(createOrder, { body: orderWith(code, { userEmail: 'eve@example.com' }) })).status,
    ).toBe(201);
  });

  it('I11: of 1,000 checkouts at a limit of 100, exactly 100 have it', async () => {
    const { id, title } = await add({ usageLimit: 100 });
    const at = new Date();
    const attempt = async (number: number) => {
      const user = { checkoutId: `race-${number}`, customerDigest: `customer-${number % 400}`, at };
      try {
        await inTransaction(shop.db, (tx) => takeDiscounts(tx, [{ id, code: null, title }], user));
        return true;
      } catch (error) {
        if (error instanceof DiscountUsedUp) return false;
        throw error;
      }
    };
    const buyers = Array.from({ length: 20 }, async (_, buyer) => {
      const taken = [];
      for (let turn = 0; turn < 50; turn++) taken.push(await attempt(turn * 20 + buyer));
      return taken;
    });
    const outcomes = (await Promise.all(buyers)).flat();
    expect(outcomes).toHaveLength(1_000);
    expect(outcomes.filter((taken) => taken)).toHaveLength(100);
    expect(await countUses({ id })).toBe(100);
  });
});

it('an automatic discount applies by itself, as often as its limit says', async () => {
  const discount = await add({ code: null, usageLimit: 1 });
  const { body: quote } = await shop.send(getQuote, { body: { lines } });
  expect(quote.discounts).toMatchObject([{ id: discount.id, title: 'Ten percent', amount: 5 }]);
  expect(quote.discounts[0]).not.toHaveProperty('code');
  const body = { ...createOrderBody(lamp), total };
  expect((await shop.send(createOrder, { body })).status).toBe(201);
  const { status, failure } = await shop.send(createOrder, { body });
  expect([status, failure.code, failure.total]).toEqual([409, 'total_changed', 68.99]);
  await shop.send(deleteDiscount, { params: { id: discount.id } }, staff);
  expect((await shop.send(getQuote, { body: { lines } })).body.discounts).toEqual([]);
});

describe('staff', () => {
  it('add one in few words: it is for everything and combines with nothing', async () => {
    const body = { code: 'BRIEF', title: 'Brief', kind: 'shipping' as const, scope: 'all' as const };
    const added = await shop.send(createDiscount, { body }, staff);
    expect([added.status, added.body.scope, added.body.combinesWith]).toEqual([
      201,
      { of: 'all', values: [] },
      [],
    ]);
    expect(added.body.sentence).toBe('Free shipping');
    const brief = { title: 'Brief', kind: 'percent' as const, value: 150 };
    const { status, failure } = await shop.send(createDiscount, { body: brief }, staff);
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['value']]);
  });

  it('are refused a code that exists, by its name', async () => {
    const { code = '' } = await add({ title: 'Spring' });
    const { failure, status } = await shop.send(
      createDiscount,
      { body: { ...TEN, code: code.toLowerCase() } },
      staff,
    );
    expect([status, failure.fields]).toEqual([409, { code: `${code.toLowerCase()} exists already: Spring` }]);
  });

  it('are refused an end before its start and a limit below what is used, each at its field', async () => {
    const discount = await add();
    await shop.send(createOrder, { body: orderWith(discount.code ?? '') });
    await shop.send(createOrder, { body: orderWith(discount.code ?? '') });
    const put = async (body: object) =>
      (await shop.send(updateDiscount, { params: { id: discount.id }, body }, staff)).failure.fields;
    expect(await put({ usageLimit: 1 })).toEqual({ usageLimit: 'It is used 2 times already' });
    const dates = { startsAt: '2026-03-05T00:00:00Z', endsAt: '2026-03-01T00:00:00Z' };
    expect(await put(dates)).toEqual({ endsAt: 'The end must be after the start' });
  });

  it('change single fields, and show changes by others', async () => {
    const { id, code, version } = await add();
    const put = (body: object) => shop.send(updateDiscount, { params: { id }, body }, staff);
    const { body } = await put({ value: 20, version });
    expect(body).toMatchObject({ kind: 'percent', value: 20, version: version + 1 });
    expect(body.sentence).toBe('20 % off everything');
    expect(body.code).toBe(code);
    const { status, failure } = await put({ title: 'Mine', version });
    expect([status, failure.discount?.value]).toEqual([409, 20]);
  });

  it('delete one, whose code is free then', async () => {
    const { id, code = '' } = await add();
    await shop.send(deleteDiscount, { params: { id } }, staff);
    expect((await shop.send(getDiscount, { params: { id } }, staff)).status).toBe(404);
    expect((await shop.send(createDiscount, { body: { ...TEN, code } }, staff)).status).toBe(201);
  });
});
