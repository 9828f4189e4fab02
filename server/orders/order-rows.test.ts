import { afterAll, beforeAll, expect, it } from 'vitest';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { listOrderRows } from '#contract/calls/staff-orders.ts';
import { address, buy, createOrderBody } from '../testing/buy.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const findRow = async (search: string) => (await shop.send(listOrderRows, { query: { search } }, as)).body[0];

it('a row says who ordered, to which country, and whether only a part was sent', async () => {
  const lamp = await addStockedLamp(shop.db, 5);
  const { order } = await buy(shop, lamp, {}, { quantity: 3 });
  const who = { customerName: address.fullName, country: address.country };
  expect(await findRow(order.id)).toMatchObject(who);
  expect(await findRow(order.id)).not.toHaveProperty('partlySent');
  const send = (quantity: number) =>
    shop.send(fulfilOrder, { params: { id: order.id }, body: { lines: [{ position: 0, quantity }] } }, as);
  expect((await send(1)).status).toBe(201);
  expect(await findRow(order.id)).toMatchObject({ partlySent: true });
  expect((await send(2)).status).toBe(201);
  expect(await findRow(order.id)).not.toHaveProperty('partlySent');
});

it('a row of an order without an address says nobody', async () => {
  const lamp = await addStockedLamp(shop.db, 5);
  const { shippingAddress: _, ...body } = createOrderBody(lamp);
  const { body: placed } = await shop.send(createOrder, { body });
  const row = await findRow(placed.id);
  expect(row).not.toHaveProperty('customerName');
  expect(row).not.toHaveProperty('country');
});
