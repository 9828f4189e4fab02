import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { createOrder, getOrder } from '#contract/calls/orders.ts';
import { orders, products } from '#db/schema/index.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { buy, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { addProducts, kettle, lamp, soldOutScarf } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp, soldOutScarf);
});
afterAll(() => shop.close());

/** A lamp: 49.99 + 15.00 shipping + 4.00 tax. */
const LAMP_TOTAL = 68.99;

const configuredKettle = {
  productId: kettle.id,
  quantity: 2,
  selectedColor: 'Brass',
  selectedSize: '1.5 l',
  selectedProperties: { engraving: 'initials' },
};

describe('the settings of the shop', () => {
  it('contain what a checkout needs, and no secret', async () => {
    const { body } = await shop.send(getShopSettings, {});
    expect(body).toEqual({
      shipping: 15,
      taxRate: 0.08,
      exampleTexts: true,
      offersMemberships: true,
      deliveryDays: 5,
      company: DEFAULT_COMPANY,
      timeZone: 'UTC',
      currency: 'usd',
      payment: { publishableKey: 'pk_test_demo', emulatorPath: '/emulator/stripe' },
    });
  });
});

describe('starting a payment', () => {
  it('returns a client secret for the amount the server computed', async () => {
    const { status, body } = await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ amount: LAMP_TOTAL, currency: 'usd' });
    expect(body.clientSecret).toMatch(/^pi_.+_secret_.+/);
    expect(body.orderId).toMatch(/^MG(-[0-9A-Z]{4}){4}$/);
    const payment = await shop.payments.provider.findPayment(body.paymentIntentId);
    expect(payment).toMatchObject({ status: 'requires_payment_method', checkoutId: body.orderId });
  });

  it('works without an order, for an amount the product can cost', async () => {
    const { status, body } = await start(shop, lamp, LAMP_TOTAL);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('orderId');
    // 150 + 25 for brass + 12 for initials, twice, with shipping and tax.
    const dear = await start(shop, kettle, 418.92, { quantity: 2 });
    expect(dear.status).toBe(200);
  });

  test.each([
    ['a lowered amount', 0.5],
    ['nothing', 0],
    ['a raised amount', LAMP_TOTAL + 1],
    ['an amount without tax', 64.99],
  ])('refuses %s, with the right total', async (_, amount) => {
    for (const order of [undefined, createOrderBody(lamp)]) {
      const { status, failure } = await start(shop, lamp, amount, { order });
      expect(status).toBe(409);
      expect(failure).toMatchObject({ code: 'total_changed', total: LAMP_TOTAL });
    }
  });

  test.each([
    ['negative', -5],
    ['fractions of a cent', 68.995],
    ['huge', 1e9],
    ['text', '68.99'],
    ['null', null],
  ])('refuses an amount that is %s', async (_, amount) => {
    const { status, failure } = await start(shop, lamp, amount as number);
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty('amount');
  });

  it('refuses another currency', async () => {
    const body = { amount: LAMP_TOTAL, currency: 'eur', orderData: {} };
    const response = await shop.fetch('/api/create-payment-intent', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { currency: 'Only usd is accepted' } });
  });

  it('refuses products that are out of stock or unknown', async () => {
    expect((await start(shop, soldOutScarf, 101.4)).failure.code).toBe('product_unavailable');
    expect((await start(shop, soldOutScarf, 101.4, { order: createOrderBody(soldOutScarf) })).status).toBe(
      409,
    );
    expect((await start(shop, { id: 'none-00000000', name: 'None' }, 10)).status).toBe(404);
  });
});

describe('a paid order', () => {
  it('has the prices and names of the server', async () => {
    const order = createOrderBody(kettle, { products: [configuredKettle], total: 418.92 });
    const started = await start(shop, kettle, 418.92, { order, quantity: 2 });
    await confirmCard(shop, started.body.clientSecret);
    const { paymentIntentId } = started.body;
    const { status, body } = await shop.send(createOrder, { body: { ...order, paymentIntentId } });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: started.body.orderId,
      status: 'placed',
      activities: [],
      paymentStatus: 'paid',
      paymentIntentId,
      subtotal: 374,
      shipping: 15,
      discount: 0,
      tax: 29.92,
      total: 418.92,
      products: [
        {
          productId: kettle.id,
          name: 'Ember Kettle',
          price: 187,
          quantity: 2,
          modifications: 'Color: Brass, Size: 1.5 l, Engraving: Initials',
        },
      ],
    });
    const days = (Date.parse(body.expectedDelivery) - Date.parse(body.createdAt)) / 86_400_000;
    expect(days).toBe(5);
    const read = await shop.send(getOrder, { params: { id: body.id.toLowerCase() } });
    expect(read.body).toEqual(body);
  });

  it('accepts a color by its id', async () => {
    const order = createOrderBody(kettle, { products: [{ ...configuredKettle, selectedColor: 'brass' }] });
    const { body } = await start(shop, kettle, 418.92, { order, quantity: 2 });
    await confirmCard(shop, body.clientSecret);
    const placed = await shop.send(createOrder, {
      body: { ...order, paymentIntentId: body.paymentIntentId },
    });
    expect(placed.body.products[0]).toMatchObject({ selectedColor: 'Brass' });
  });

  it('is placed once when sent repeatedly, also concurrently', async () => {
    const { order, body, paymentIntentId } = await buy(shop, lamp);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => shop.send(createOrder, { body: { ...body, paymentIntentId } })),
    );
    for (const answer of again) {
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual(order);
    }
    const stored = await shop.db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));
    expect(stored).toHaveLength(1);
  });

  it('is placed once for ten concurrent first requests', async () => {
    const order = createOrderBody(lamp);
    const { body } = await start(shop, lamp, LAMP_TOTAL, { order });
    await confirmCard(shop, body.clientSecret);
    const { paymentIntentId } = body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.send(createOrder, { body: { ...order, paymentIntentId } })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    const stored = await shop.db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId));
    expect(stored).toHaveLength(1);
  });

  it('is placed for a payment that was started without it', async () => {
    const { body } = await start(shop, lamp, LAMP_TOTAL);
    await confirmCard(shop, body.clientSecret);
    const order = { ...createOrderBody(lamp), paymentIntentId: body.paymentIntentId };
    expect((await shop.send(createOrder, { body: order })).status).toBe(201);
  });

  it('keeps its quoted price after the price of the product changes', async () => {
    const changing = { ...lamp, id: 'changing-lamp-00000004', sku: 'CHA-1' };
    await addProducts(shop.db, changing);
    const order = createOrderBody(changing);
    const { body } = await start(shop, changing, LAMP_TOTAL, { order });
    await confirmCard(shop, body.clientSecret);
    await shop.db.update(products).set({ priceCents: 99_999 }).where(eq(products.id, changing.id));
    const placed = await shop.send(createOrder, {
      body: { ...order, paymentIntentId: body.paymentIntentId },
    });
    expect(placed.body.total).toBe(LAMP_TOTAL);
  });
});

describe('an order without payment', () => {
  it('is marked unpaid, whatever the body claims', async () => {
    const claims = {
      id: 'MG-0000-0000-0000-0000',
      status: 'delivered',
      paymentStatus: 'paid',
      createdAt: '1999-01-01T00:00:00Z',
      activities: [{ status: 'delivered' }],
    };
    const { status, body } = await shop.send(createOrder, { body: { ...createOrderBody(lamp), ...claims } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'placed',
      paymentStatus: 'unpaid',
      activities: [{ status: 'placed', description: 'Order has been placed successfully' }],
    });
    expect(body.id).not.toBe(claims.id);
    expect(body).not.toHaveProperty('paymentIntentId');
  });

  it('may have several lines, only a street, or no address', async () => {
    const { address: street, ...rest } = createOrderBody(lamp).shippingAddress as Record<string, string>;
    const lines = [configuredKettle, { productId: lamp.id, quantity: 3 }];
    const { body } = await shop.send(createOrder, {
      body: createOrderBody(lamp, { products: lines, shippingAddress: { ...rest, street } as never }),
    });
    expect(body.products).toHaveLength(2);
    expect(body.subtotal).toBe(523.97);
    expect(body.shippingAddress?.address).toBe(street);

    const without = await shop.send(createOrder, { body: createOrderBody(lamp, { shippingAddress: null }) });
    expect(without.body).not.toHaveProperty('shippingAddress');
  });
});
