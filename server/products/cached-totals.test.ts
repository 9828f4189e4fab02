import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProductCards } from '#contract/calls/products.ts';
import { deleteProduct } from '#contract/calls/staff-products.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, undefined, { caches: true });
  await addProducts(shop.db, kettle, lamp);
});
afterAll(() => shop.close());

const total = async (limit: number) =>
  (await shop.send(listProductCards, { query: { limit } })).headers.get('X-Total-Count');

it('counts a deleted product no longer, on pages that were asked for before and on others', async () => {
  expect([await total(1), await total(1), await total(2)]).toEqual(['2', '2', '2']);
  await shop.send(deleteProduct, { params: { id: lamp.id } }, { headers: AS_STAFF });
  expect([await total(1), await total(2), await total(3)]).toEqual(['1', '1', '1']);
});
