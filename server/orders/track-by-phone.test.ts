import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { createOrder, trackOrder } from '#contract/calls/orders.ts';
import { listOrderRows } from '#contract/calls/staff-orders.ts';
import { address, createOrderBody } from '../testing/buy.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const place = async (userPhone: string) => {
  const { body } = await shop.send(createOrder, {
    body: createOrderBody(lamp, { userPhone, shippingAddress: address }),
  });
  return body.id;
};
const isFound = async (phone: string) =>
  !('found' in (await shop.send(trackOrder, { body: { phone } })).body);

test.each([
  '+442079460001',
  '020 7946 0001',
  '0044 20 7946 0001',
  '+44 (0)20 7946-0001',
  '(+44) 20 79460001',
])('an order with a number of its country is tracked by %s', async (phone) => {
  await place('+44 (0)20 7946-0001');
  await place('0161 496 0002');
  expect(await isFound(phone)).toBe(true);
  expect(await isFound('+44 161 496 0002')).toBe(true);
  expect(await isFound('+49 20 7946 0001')).toBe(false);
});

it('is found by staff in any of these forms', async () => {
  const id = await place('+44 (0)118 496 0003');
  for (const search of ['0118 496 0003', '+44 118 496 0003', '0044 118 4960003', '118 496 0003']) {
    const { body } = await shop.send(listOrderRows, { query: { search } }, { headers: AS_STAFF });
    expect(
      body.map((row) => row.id),
      search,
    ).toContain(id);
  }
});
