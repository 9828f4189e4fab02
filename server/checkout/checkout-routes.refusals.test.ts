import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { buy, CARDS, confirmCard, createOrderBody, start } from '../testing/buy.ts';
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

describe('an order is refused', () => {
  it('for a payment that has not succeeded', async () => {
    const order = createOrderBody(lamp);
    const { body } = await start(shop, lamp, LAMP_TOTAL, { order });
    const paid = { ...order, paymentIntentId: body.paymentIntentId };
    expect((await shop.send(createOrder, { body: paid })).failure.code).toBe('payment_refused');

    const declined = await confirmCard(shop, body.clientSecret, CARDS.declined);
    expect(declined.status).toBe(402);
    const { status, failure } = await shop.send(createOrder, { body: paid });
    expect([status, failure.code]).toEqual([422, 'payment_refused']);

    await confirmCard(shop, body.clientSecret, CARDS.challenged);
    expect((await shop.send(createOrder, { body: paid })).status).toBe(422);
  });

  it('for an unknown payment', async () => {
    const body = { ...createOrderBody(lamp), paymentIntentId: 'pi_invented' };
    expect((await shop.send(createOrder, { body })).status).toBe(422);
  });

  it('for the payment of a cheaper order', async () => {
    const { paymentIntentId } = await buy(shop, lamp);
    const body = { ...createOrderBody(kettle), paymentIntentId };
    const { status, failure } = await shop.send(createOrder, { body });
    expect([status, failure.code]).toEqual([409, 'payment_mismatch']);
  });

  it('for a payment of a cheaper product that was started without its order', async () => {
    const { body } = await start(shop, lamp, LAMP_TOTAL);
    await confirmCard(shop, body.clientSecret);
    const dearer = { ...createOrderBody(kettle), paymentIntentId: body.paymentIntentId };
    expect((await shop.send(createOrder, { body: dearer })).failure.code).toBe('payment_mismatch');
  });

  test.each([
    ['total', { total: 1 }],
    ['subtotal', { subtotal: 0 }],
    ['shipping', { shipping: 0 }],
    ['discount', { discount: 40 }],
    ['tax', { tax: 0 }],
  ])('for a %s the server did not compute', async (_, amounts) => {
    const { status, failure } = await shop.send(createOrder, { body: createOrderBody(lamp, amounts) });
    expect(status).toBe(409);
    expect(failure).toMatchObject({
      code: 'total_changed',
      total: LAMP_TOTAL,
      amounts: { subtotal: 49.99, shipping: 15, discount: 0, tax: 4, total: LAMP_TOTAL },
    });
  });

  it('for a wrong price of a line', async () => {
    const body = createOrderBody(lamp, { products: [{ productId: lamp.id, quantity: 1, price: 1 }] });
    expect((await shop.send(createOrder, { body })).status).toBe(409);
  });

  test.each([
    ['an unknown color', { selectedColor: 'Gold' }],
    ['an unknown size', { selectedSize: '9 l' }],
    ['a memory it does not have', { selectedMemory: '1 TB' }],
    ['an unknown property', { selectedProperties: { __proto__x: 'initials' } }],
    ['an unknown value', { selectedProperties: { engraving: 'toString' } }],
  ])('for %s', async (_, option) => {
    const body = createOrderBody(kettle, { products: [{ productId: kettle.id, quantity: 1, ...option }] });
    const { status, failure } = await shop.send(createOrder, { body });
    expect([status, failure.code]).toEqual([409, 'option_unavailable']);
  });

  test.each([
    ['no quantity', { quantity: 0 }],
    ['a negative quantity', { quantity: -1 }],
    ['half a piece', { quantity: 1.5 }],
    ['too many pieces', { quantity: 1_001 }],
    ['a quantity in words', { quantity: '2' }],
  ])('for %s', async (_, wrong) => {
    const body = createOrderBody(lamp, { products: [{ productId: lamp.id, ...wrong } as never] });
    const { status, failure } = await shop.send(createOrder, { body });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty(['products.0.quantity']);
  });

  it('for an amount above the limit of a payment', async () => {
    const { products: _, ...rest } = createOrderBody(kettle);
    const many = Array.from({ length: 10 }, () => ({ productId: kettle.id, quantity: 1_000 }));
    expect((await shop.send(createOrder, { body: { ...rest, products: many } })).status).toBe(400);
  });

  it('without products or an email address', async () => {
    const { status, failure } = await shop.send(createOrder, {
      body: { ...createOrderBody(lamp), products: [], userEmail: 'nobody' },
    });
    expect(status).toBe(400);
    expect(failure.fields).toMatchObject({ products: expect.any(String), userEmail: 'Email is invalid' });
  });

  it('for a product that is out of stock or unknown', async () => {
    expect((await shop.send(createOrder, { body: createOrderBody(soldOutScarf) })).status).toBe(409);
    expect((await shop.send(createOrder, { body: createOrderBody({ id: 'none-00000000' }) })).status).toBe(
      404,
    );
  });
});
