import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import { createOrder, trackOrder } from '#contract/calls/orders.ts';
import { getProduct, listProductCards } from '#contract/calls/products.ts';
import { updateProduct } from '#contract/calls/staff-products.ts';
import { checkouts, mails, orders, products } from '#db/schema/index.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const engraving = { id: 'engraving', name: 'Engraving', text: { label: 'Engraved text', maxLength: 12 } };
const NONE = { id: 'none', value: 'None', price: 0, withoutText: true as const };
const INITIALS = { id: 'initials', value: 'Initials', price: 1_200 };

/** A kettle that must have a color, a size and an answer about its engraving. */
const ring = {
  ...kettle,
  id: 'gold-ring-00000007',
  sku: 'GOL-1',
  name: 'Gold Ring',
  priceCents: 10_000,
  discountPriceCents: null,
  properties: [{ ...engraving, values: [NONE, INITIALS], required: true as const }],
  requiredOptions: ['color' as const, 'size' as const],
};
const complete = { selectedColor: 'Sand', selectedSize: '1 l', selectedProperties: { engraving: 'none' } };
const engraved = (text?: string) => ({
  ...complete,
  selectedProperties: { engraving: 'initials' },
  ...(text !== undefined && { propertyTexts: { engraving: text } }),
});
const bodyWith = (line: Partial<OrderBodyInput['products'][number]>, more: Partial<OrderBodyInput> = {}) =>
  createOrderBody(ring, { products: [{ productId: ring.id, quantity: 1, ...line }], ...more });
const order = (line: Partial<OrderBodyInput['products'][number]>, more: Partial<OrderBodyInput> = {}) =>
  shop.send(createOrder, { body: bodyWith(line, more) });

/** 100.00 + 12.00 + 15.00 shipping + 8.96 tax. */
const ENGRAVED_TOTAL = 135.96;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp, ring);
});
afterAll(() => shop.close());

describe('an order that cannot be packed is refused', () => {
  test.each([
    ['without a color', { ...complete, selectedColor: null }, 'selectedColor', 'Color is required'],
    ['without a size', { ...complete, selectedSize: '' }, 'selectedSize', 'Size is required'],
    [
      'without a required property',
      { ...complete, selectedProperties: {} },
      'selectedProperties.engraving',
      'Engraving is required',
    ],
    ['without its text', engraved(), 'propertyTexts.engraving', 'Engraved text is required'],
    ['with a blank text', engraved('  '), 'propertyTexts.engraving', 'Engraved text is required'],
    [
      'with too long a text',
      engraved('x'.repeat(13)),
      'propertyTexts.engraving',
      'Engraved text is too long (at most 12 characters)',
    ],
    [
      'with a text of two lines',
      engraved('Ada\nMax'),
      'propertyTexts.engraving',
      'Engraved text contains characters that are not allowed',
    ],
  ])('%s, with a message at its field', async (_, line, field, message) => {
    const { status, failure } = await order(line);
    expect([status, failure.code]).toEqual([409, 'option_unavailable']);
    expect(failure.fields).toEqual({ [`products.0.${field}`]: message });
    expect(failure.message).toContain(message);
  });

  it('with a text that no option requires', async () => {
    const line = { ...complete, propertyTexts: { engraving: 'Ada' } };
    expect((await order(line)).failure.code).toBe('option_unavailable');
  });

  it('with control characters, as malformed', async () => {
    expect((await order(engraved('A\u0000'))).status).toBe(400);
  });

  it('before a payment is created at the provider', async () => {
    const before = await shop.db.$count(checkouts);
    const { status, failure } = await start(shop, ring, ENGRAVED_TOTAL, { order: bodyWith(engraved()) });
    expect(status).toBe(409);
    expect(failure.fields).toEqual({ 'products.0.propertyTexts.engraving': 'Engraved text is required' });
    expect(await shop.db.$count(checkouts)).toBe(before);
  });
});

describe('an order with every choice', () => {
  it('is placed with its trimmed text in the modifications', async () => {
    const placed = await order(engraved(' A, <b>=1+1 '));
    expect(placed.status).toBe(201);
    expect(placed.body.products[0]).toMatchObject({
      price: 112,
      propertyTexts: { engraving: 'A, <b>=1+1' },
      modifications: 'Color: Sand, Size: 1 l, Engraving: Initials, Engraved text: “A, <b>=1+1”',
    });
    const tracked = await shop.send(trackOrder, { body: { orderId: placed.body.id } });
    expect(tracked.body).toMatchObject({ products: placed.body.products });
  });

  it('defaults to the choices of the product page', async () => {
    const { status, body } = await order({});
    expect(status).toBe(201);
    expect(body.products[0]?.modifications).toBe('Color: Sand, Size: 1 l, Engraving: None');
  });

  it('can be paid by a body without options', async () => {
    const body = bodyWith({});
    const { body: started } = await start(shop, ring, 123, { order: body });
    await confirmCard(shop, started.clientSecret);
    const { paymentIntentId } = started;
    const placed = await shop.send(createOrder, { body: { ...body, paymentIntentId } });
    expect([placed.status, placed.body.paymentStatus]).toEqual([201, 'paid']);
  });

  it('needs no text if its value requires none', async () => {
    const { status, body } = await order(complete);
    expect(status).toBe(201);
    expect(body.products[0]).not.toHaveProperty('propertyTexts');
  });

  it('has its text in the paid order and the confirmation mail', async () => {
    const body = bodyWith(engraved('Ada'), { userEmail: 'ring@example.com' });
    const { body: started } = await start(shop, ring, ENGRAVED_TOTAL, { order: body });
    await confirmCard(shop, started.clientSecret);
    const { paymentIntentId } = started;
    // The same payment is refused for another engraving.
    const other = bodyWith(engraved('Max'), { userEmail: 'ring@example.com' });
    const mistaken = await shop.send(createOrder, { body: { ...other, paymentIntentId } });
    expect(mistaken.failure.code).toBe('payment_mismatch');
    const placed = await shop.send(createOrder, { body: { ...body, paymentIntentId } });
    expect(placed.body.products[0]?.modifications).toMatch(/Engraved text: “Ada”$/);
    const [mail] = await shop.db.select().from(mails).where(eq(mails.recipient, 'ring@example.com'));
    expect(JSON.stringify(mail)).toContain('Engraved text: “Ada”');
  });

  it('does not show its text to a stranger who knows the address', async () => {
    await order(engraved('Secret'), { userEmail: 'stranger@example.com' });
    const { body } = await shop.send(trackOrder, { body: { email: 'stranger@example.com' } });
    expect(JSON.stringify(body)).toContain('Engraved text: “•••••”');
    expect(JSON.stringify(body)).not.toContain('Secret');
  });
});

describe('a product whose choices become required during a purchase', () => {
  it('accepts purchases started before, and refuses later ones without the choice', async () => {
    const body = createOrderBody(kettle);
    const started = await start(shop, kettle, 177, { order: body });
    expect(started.status).toBe(200);
    await shop.send(
      updateProduct,
      { params: { id: kettle.id }, body: { requiredOptions: ['color'] } },
      { headers: AS_STAFF },
    );
    await confirmCard(shop, started.body.clientSecret);
    const { paymentIntentId } = started.body;
    const placed = await shop.send(createOrder, { body: { ...body, paymentIntentId } });
    expect([placed.status, placed.body.paymentStatus]).toEqual([201, 'paid']);
    const without = createOrderBody(kettle, {
      products: [{ productId: kettle.id, quantity: 1, selectedColor: null }],
    });
    expect((await start(shop, kettle, 177, { order: without })).status).toBe(409);
    expect(await shop.db.$count(orders, eq(orders.paymentIntentId, paymentIntentId))).toBe(1);
  });

  it('can be completed after a payment that was started without its order', async () => {
    const { body: started } = await start(shop, ring, ENGRAVED_TOTAL);
    await confirmCard(shop, started.clientSecret);
    const { paymentIntentId } = started;
    const lacking = await shop.send(createOrder, { body: { ...bodyWith(engraved()), paymentIntentId } });
    expect([lacking.status, lacking.failure.code]).toEqual([409, 'option_unavailable']);
    const placed = await shop.send(createOrder, { body: { ...bodyWith(engraved('Ada')), paymentIntentId } });
    expect(placed.status).toBe(201);
  });
});

describe('a product requirement', () => {
  const put = (body: object) =>
    shop.send(updateProduct, { params: { id: lamp.id }, body }, { headers: AS_STAFF });

  it('has its own fields, absent from products without requirements', async () => {
    const { body } = await shop.send(getProduct, { params: { id: lamp.id } });
    expect(body).not.toHaveProperty('requiredOptions');
    const { body: required } = await shop.send(getProduct, { params: { id: ring.id } });
    expect(required.requiredOptions).toEqual(['color', 'size']);
    expect(required.properties[0]).toEqual({
      ...engraving,
      required: true,
      values: [NONE, { ...INITIALS, price: 12 }],
    });
  });

  it('is saved as staff enter it, with sorted lists', async () => {
    const properties = [
      {
        name: 'Gift card',
        required: true,
        text: { label: ' Message ', maxLength: 40 },
        values: [{ value: 'Yes' }],
      },
    ];
    const { status, body } = await put({
      properties,
      sizes: ['S'],
      requiredOptions: ['size', 'color', 'size'],
    });
    expect(status).toBe(200);
    expect(body.requiredOptions).toEqual(['color', 'size']);
    expect(body.properties).toEqual([
      {
        id: 'gift-card',
        name: 'Gift card',
        required: true,
        text: { label: 'Message', maxLength: 40 },
        values: [{ id: 'yes', value: 'Yes', price: 0 }],
      },
    ]);
  });

  test.each([
    ['no label', { label: ' ', maxLength: 10 }, 'label', 'Label of the text is required'],
    [
      'no length',
      { label: 'Text', maxLength: 0 },
      'maxLength',
      'Longest text must be a whole number from 1 to 200',
    ],
    [
      'a fractional length',
      { label: 'Text', maxLength: 1.5 },
      'maxLength',
      'Longest text must be a whole number from 1 to 200',
    ],
    [
      'too great a length',
      { label: 'Text', maxLength: 201 },
      'maxLength',
      'Longest text must be a whole number from 1 to 200',
    ],
  ])('is refused for a text with %s', async (_, text, field, message) => {
    const { status, failure } = await put({
      properties: [{ name: 'Gift', text, values: [{ value: 'Yes' }] }],
    });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ [`properties.0.text.${field}`]: message });
  });
});

it('a product card shows the initial price of the product page', async () => {
  const surcharged = [{ id: 'sand', name: 'Sand', price: 500 }];
  await shop.db.update(products).set({ colors: surcharged }).where(eq(products.id, kettle.id));
  const { body } = await shop.send(listProductCards, { query: {} });
  expect(body.find(({ _id }) => _id === kettle.id)).toMatchObject({
    price: 200,
    discountPrice: 150,
    surcharge: 5,
  });
  expect(body.find(({ _id }) => _id === ring.id)).not.toHaveProperty('surcharge');
});
