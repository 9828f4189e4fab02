import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentIntent, getShopSettings } from '#contract/calls/checkout.ts';
import { createOrder, getOrder } from '#contract/calls/orders.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { putShippingZones, type WireShippingZones } from '#contract/calls/shipping.ts';
import { updateProduct } from '#contract/calls/staff-products.ts';
import { putTaxRates } from '#contract/calls/tax.ts';
import { mails } from '#db/schema/index.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const lines = [{ productId: lamp.id, quantity: 1 }];
const TEXAS = { country: 'United States', state: 'Texas' };
const BERLIN = { country: 'Germany', state: 'Berlin' };
const body = (address: typeof TEXAS, part: object = {}) => {
  const order = createOrderBody(lamp);
  const shippingAddress = { ...order.shippingAddress, zipCode: '75001', ...address };
  return { ...order, shippingAddress, ...part } as typeof order;
};
const sendQuote = (part: object = {}) => shop.send(getQuote, { body: { lines, ...part } });

const method = (name: string, price: number, days: number, part: object = {}) => ({
  name,
  kind: 'delivery' as const,
  rates: { by: 'order' as const, price },
  freeOver: null,
  days,
  ...part,
});

let zones: WireShippingZones;
async function saveZones(change: (list: object[]) => object[]) {
  const { body: saved, status } = await shop.send(
    putShippingZones,
    { body: { version: zones?.version ?? 0, zones: change(zones?.zones ?? []) } as never },
    staff,
  );
  expect(status).toBe(200);
  zones = saved;
}
const methodId = (name: string) =>
  zones.zones.flatMap(({ methods }) => methods).find((each) => each.name === name)?.id ?? '';

describe('A5: a shop without zones', () => {
  it('quotes 15.00 and 8 % wherever it goes, and offers no methods', async () => {
    for (const address of [undefined, TEXAS, BERLIN]) {
      const { body: quote } = await sendQuote({ address });
      expect(quote).toEqual({
        lines: [
          {
            productId: lamp.id,
            name: lamp.name,
            image: lamp.image,
            price: 49.99,
            quantity: 1,
            modifications: expect.any(String),
            discount: 0,
            tax: 4,
          },
        ],
        subtotal: 49.99,
        shipping: 15,
        discount: 0,
        tax: 4,
        total: 68.99,
        discounts: [],
        refused: [],
        methods: [],
      });
    }
    expect((await shop.send(getShopSettings, {})).body).not.toHaveProperty('pricesByPlace');
  });

  it('ignores a method that is sent', async () => {
    const { status, body: order } = await shop.send(createOrder, {
      body: body(TEXAS, { shippingMethodId: 'x' }),
    });
    expect([status, order.total]).toEqual([201, 68.99]);
    expect(order).not.toHaveProperty('shippingMethod');
  });
});

describe('a shop with zones', () => {
  beforeAll(() =>
    saveZones(() => [
      {
        name: 'United States',
        regions: [{ country: 'US', states: [] }],
        methods: [
          method('Standard', 5, 5, { freeOver: 49.98 }),
          method('Express', 20, 2),
          method('Pickup', 0, 1, { kind: 'pickup' }),
        ],
      },
      { name: 'Hawaii', regions: [{ country: 'US', states: ['HI'] }], methods: [] },
    ]),
  );

  it('quotes its methods with prices and dates', async () => {
    const { body: quote } = await sendQuote({ address: TEXAS });
    expect(quote.methods).toMatchObject([
      { name: 'Standard', kind: 'delivery', price: 0 },
      { name: 'Express', kind: 'delivery', price: 20 },
      { name: 'Pickup', kind: 'pickup', price: 0 },
    ]);
    const days = quote.methods.map(({ arrives }) =>
      Math.round((Date.parse(arrives) - Date.now()) / 86_400_000),
    );
    expect(days).toEqual([5, 2, 1]);
    expect(quote).toMatchObject({ shippingMethodId: methodId('Standard'), shipping: 0, total: 53.99 });
    const { body: express } = await sendQuote({ address: TEXAS, shippingMethodId: methodId('Express') });
    expect(express).toMatchObject({ shipping: 20, total: 73.99, shippingMethodId: methodId('Express') });
  });

  it('makes the checkout ask', async () => {
    expect((await shop.send(getShopSettings, {})).body.pricesByPlace).toBe(true);
  });

  it('says at its field where it does not send, and that a method is not offered', async () => {
    const { body: abroad } = await sendQuote({ address: BERLIN });
    expect(abroad).toMatchObject({ methods: [], fields: { country: 'We do not send to Germany.' } });
    const { body: hawaii } = await sendQuote({ address: { country: 'United States', state: 'hi' } });
    expect(hawaii.fields).toEqual({ state: 'We do not send to Hawaii, United States.' });
    const { body: unknown } = await sendQuote({ address: TEXAS, shippingMethodId: 'unknown' });
    expect(unknown).toMatchObject({
      shippingMethodId: methodId('Standard'),
      fields: { shippingMethodId: expect.stringContaining('no longer offered') },
    });
  });

  it('A3: freezes method, arrival and price with the order', async () => {
    const { body: placed } = await shop.send(createOrder, {
      body: body(TEXAS, { shippingMethodId: methodId('Express') }),
    });
    expect(placed).toMatchObject({
      shipping: 20,
      total: 73.99,
      shippingMethod: { name: 'Express', kind: 'delivery' },
    });
    expect(Date.parse(placed.expectedDelivery) - Date.parse(placed.createdAt)).toBe(2 * 86_400_000);
    const express = methodId('Express');
    await saveZones((list) => {
      const [first, ...rest] = list as WireShippingZones['zones'];
      const changed = first?.methods.map((each) =>
        each.id === express ? { ...each, name: 'Fast', rates: { by: 'order', price: 30 }, days: 9 } : each,
      );
      return [{ ...first, methods: changed }, ...rest];
    });
    expect((await shop.send(getOrder, { params: { id: placed.id } })).body).toMatchObject({
      shipping: 20,
      shippingMethod: { name: 'Express' },
      expectedDelivery: placed.expectedDelivery,
    });
  });

  const pay = (order: ReturnType<typeof body>, amount: number) =>
    shop.send(createPaymentIntent, {
      body: {
        amount,
        currency: 'usd',
        orderData: {
          customerEmail: order.userEmail,
          customerName: 'Ada',
          productId: lamp.id,
          productName: lamp.name,
          quantity: 1,
        },
        order,
      },
    });

  it('announces no payment to where it does not send', async () => {
    const { status, failure } = await pay(body(BERLIN), 68.99);
    expect([status, failure.code, failure.fields]).toEqual([
      409,
      'place_not_served',
      { 'shippingAddress.country': 'We do not send to Germany.' },
    ]);
  });

  it('refuses a method that was removed between the last look and the payment', async () => {
    const order = body(TEXAS, { shippingMethodId: methodId('Pickup') });
    await saveZones((list) => {
      const [first, ...rest] = list as WireShippingZones['zones'];
      return [{ ...first, methods: first?.methods.filter(({ kind }) => kind !== 'pickup') }, ...rest];
    });
    const { status, failure } = await pay(order, 53.99);
    const message = 'This way of delivery is no longer offered. Please choose another.';
    expect([status, failure.code, failure.message, failure.fields]).toEqual([
      409,
      'method_unavailable',
      message,
      { shippingMethodId: message },
    ]);
  });

  it('refuses a stale total with the new amounts', async () => {
    const order = body(TEXAS, { shippingMethodId: methodId('Fast') });
    const { status, failure } = await pay(order, 73.99);
    expect([status, failure.code]).toEqual([409, 'total_changed']);
    expect(failure.amounts).toMatchObject({ shipping: 30, total: 83.99 });
    expect((await pay(order, 83.99)).status).toBe(200);
  });

  it('A3: orders what was announced though the price changed since, and names the method in its mail', async () => {
    const order = body(TEXAS, { shippingMethodId: methodId('Fast') });
    const { body: started } = await start(shop, lamp, 83.99, { order });
    await saveZones((list) => {
      const [first, ...rest] = list as WireShippingZones['zones'];
      return [
        { ...first, methods: first?.methods.map((each) => ({ ...each, days: each.days + 1 })) },
        ...rest,
      ];
    });
    await confirmCard(shop, started.clientSecret);
    const paid = { ...order, paymentIntentId: started.paymentIntentId };
    const { body: placed } = await shop.send(createOrder, { body: paid });
    expect(placed).toMatchObject({ total: 83.99, shippingMethod: { name: 'Fast' } });
    expect(Date.parse(placed.expectedDelivery) - Date.parse(placed.createdAt)).toBe(9 * 86_400_000);
    const [mail] = await shop.db
      .select({ facts: mails.facts })
      .from(mails)
      .where(eq(mails.event, `order:${placed.id}:confirmation`));
    expect(mail?.facts).toMatchObject({ order: { shippingMethod: { name: 'Fast', kind: 'delivery' } } });
  });

  it('takes a payment without its order for what it costs to some place by some method', async () => {
    const { orderData, ...request } = {
      currency: 'usd' as const,
      orderData: {
        customerEmail: 'ada@example.com',
        customerName: 'Ada',
        productId: lamp.id,
        productName: lamp.name,
        quantity: 1,
      },
    };
    const announce = (amount: number) =>
      shop.send(createPaymentIntent, { body: { ...request, orderData, amount } });
    expect((await announce(53.99)).status).toBe(200);
    expect((await announce(83.99)).status).toBe(200);
    expect((await announce(68.99)).failure).toMatchObject({ code: 'total_changed', total: 53.99 });
  });
});

describe('a shop with tax rates', () => {
  it('A2: adds up the tax of each rate, and freezes it with the order', async () => {
    const rate = (part: object) => ({ name: 'VAT', country: 'US', rate: 0.19, taxesShipping: true, ...part });
    await shop.send(
      putTaxRates,
      {
        body: {
          version: 0,
          pricesIncludeTax: true,
          rates: [rate({}), rate({ name: 'Reduced VAT', category: 'Light', rate: 0.07 })],
        },
      } as never,
      staff,
    );
    await shop.send(updateProduct, { params: { id: lamp.id }, body: { taxCategory: 'light' } }, staff);
    const { body: order } = await shop.send(createOrder, {
      body: body(TEXAS, { shippingMethodId: methodId('Fast') }),
    });
    // 7 % in 49.99 and 19 % in 30.00.
    expect(order).toMatchObject({
      subtotal: 49.99,
      shipping: 30,
      tax: 8.06,
      total: 79.99,
      shippingTax: 4.79,
      taxIncluded: true,
      taxes: [
        { name: 'VAT', rate: 0.19, taxableAmount: 30, tax: 4.79 },
        { name: 'Reduced VAT', rate: 0.07, taxableAmount: 49.99, tax: 3.27 },
      ],
    });
    expect((await shop.send(getOrder, { params: { id: order.id } })).body).toMatchObject({
      taxes: order.taxes,
    });
  });
});
