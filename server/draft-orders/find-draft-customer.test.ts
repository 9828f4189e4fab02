import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSavedAddress } from '#contract/calls/account.ts';
import { findDraftCustomer } from '#contract/calls/draft-orders.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { address, createOrderBody } from '../testing/buy.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const find = async (email: string) =>
  (await shop.send(findDraftCustomer, { query: { email } }, { headers: AS_STAFF })).body;

it('is for staff only', async () => {
  expect((await shop.send(findDraftCustomer, { query: { email: 'a@example.com' } })).status).toBe(401);
});

it('knows nothing of a customer who has not been here', async () => {
  expect(await find('new@example.com')).toEqual({});
});

it('knows where the last order went, and prefers the default address of the account', async () => {
  const userEmail = 'known@example.com';
  await shop.send(createOrder, { body: createOrderBody(lamp, { userEmail, shippingAddress: address }) });
  const last = { ...address, city: 'Leeds' };
  const { body: order } = await shop.send(createOrder, {
    body: createOrderBody(lamp, { userEmail, userPhone: '0113 496 0000', shippingAddress: last }),
  });
  expect(await find('Known@Example.com ')).toEqual({
    phone: '0113 496 0000',
    shippingAddress: last,
    orderId: order.id,
  });

  const headers = await proveEmail(shop, userEmail);
  const { fullName: name, zipCode: zip, ...place } = address;
  const saved = await shop.send(
    addSavedAddress,
    { body: { ...place, name, zip, city: 'York' } },
    { headers },
  );
  expect(saved.status).toBe(201);
  expect(await find(userEmail)).toEqual({
    phone: address.phone,
    shippingAddress: { ...address, city: 'York' },
  });
});
