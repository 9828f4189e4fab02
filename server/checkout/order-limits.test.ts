import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, getCart, setCartQuantity } from '#contract/calls/cart.ts';
import { createPaymentIntent } from '#contract/calls/checkout.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getProduct, listProductCards } from '#contract/calls/products.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { updateProduct } from '#contract/calls/staff-products.ts';
import { CURRENCY } from '#domain/money.ts';
import { createOrderBody, start } from '../testing/buy.ts';
import { openCartBrowser } from '../testing/cart-browser.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function addLamp(limits: { minPerOrder?: number | null; maxPerOrder?: number | null }) {
  const lamp = await addStockedLamp(shop.db, null);
  await shop.send(updateProduct, { params: { id: lamp.id }, body: limits }, { headers: AS_STAFF });
  return lamp;
}

it('shows the limits of a product, and offers none of it from a card that needs more than one', async () => {
  const lamp = await addLamp({ minPerOrder: 6, maxPerOrder: 12 });
  const { body } = await shop.send(getProduct, { params: { id: lamp.id } });
  expect(body).toMatchObject({ minPerOrder: 6, maxPerOrder: 12 });
  const { body: cards } = await shop.send(listProductCards, { query: { search: lamp.name } });
  expect(cards.find(({ _id }) => _id === lamp.id)).not.toHaveProperty('hasNoOptions');
});

it('refuses quotes, payments and orders outside of the limits, at their quantity', async () => {
  const lamp = await addLamp({ minPerOrder: 2, maxPerOrder: 3 });
  const lines = (...quantities: number[]) => quantities.map((quantity) => ({ productId: lamp.id, quantity }));
  const few = `An order has at least 2 of ${lamp.name}`;
  const many = `An order has at most 3 of ${lamp.name}`;
  const order = async (...quantities: number[]) => {
    const body = createOrderBody(lamp, { products: lines(...quantities) });
    const { status, failure } = await shop.send(createOrder, { body });
    return [status, failure?.message, failure?.fields];
  };
  expect(await order(1)).toEqual([409, `${few}.`, { 'products.0.quantity': few }]);
  expect(await order(2, 2)).toEqual([409, `${many}.`, { 'products.1.quantity': many }]);
  expect((await order(1, 1))[0]).toBe(201);
  expect((await shop.send(getQuote, { body: { lines: lines(4) } })).failure.message).toBe(`${many}.`);
  const started = await start(shop, lamp, 68.99, { order: createOrderBody(lamp), quantity: 1 });
  expect(started.failure.message).toBe(`${few}.`);
  // Without its order.
  const orderData = {
    customerEmail: 'a@example.com',
    customerName: 'A',
    productId: lamp.id,
    productName: 'Lamp',
  };
  const body = { amount: 68.99, currency: CURRENCY, orderData: { ...orderData, quantity: 1 } };
  expect((await shop.send(createPaymentIntent, { body })).failure.message).toBe(`${few}.`);
});

it('keeps a line outside of the limits in the cart, and says what it could be', async () => {
  const lamp = await addLamp({ minPerOrder: 2, maxPerOrder: 3 });
  const browser = openCartBrowser(shop);
  const added = await browser.send(addToCart, { body: { productId: lamp.id, quantity: 1 } });
  const problem = async () => (await browser.send(getCart, {})).body.lines[0]?.problem;
  expect(await problem()).toEqual({
    code: 'too_few',
    message: `An order has at least 2 of ${lamp.name}.`,
    left: 2,
  });
  const key = added.body.lines[0]?.key ?? '';
  const set = (quantity: number) => browser.send(setCartQuantity, { params: { key }, body: { quantity } });
  expect((await set(4)).failure.message).toBe(`An order has at most 3 of ${lamp.name}.`);
  expect((await set(3)).status).toBe(200);
  expect(await problem()).toBeUndefined();
});

it('refuses limits that no order can keep', async () => {
  const lamp = await addLamp({ minPerOrder: 5 });
  const body = { maxPerOrder: 4 };
  const { failure } = await shop.send(
    updateProduct,
    { params: { id: lamp.id }, body },
    { headers: AS_STAFF },
  );
  expect(failure.fields).toEqual({ maxPerOrder: 'Most per order must not be below the fewest of 5' });
});
