import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProduct, listProductCards } from '#contract/calls/products.ts';
import { createReview, listProductReviews } from '#contract/calls/reviews.ts';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
  await write(kettle.id, 1, false);
  await write(kettle.id, 1, false);
  await write(kettle.id, 5, true);
  await write(lamp.id, 4, true);
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

async function write(id: string, rating: number, verified: boolean) {
  const body = { userName: 'Ada', userEmail: 'ada@example.com', rating, comment: 'So.', verified };
  expect((await shop.send(createReview, { params: { id }, body }, staff)).status).toBe(201);
}

async function look() {
  const params = { id: kettle.id };
  const { body: product } = await shop.send(getProduct, { params });
  const { body: seenByStaff } = await shop.send(getStaffProduct, { params }, staff);
  const { body: list } = await shop.send(listProductReviews, { params });
  const { body: cards } = await shop.send(listProductCards, { query: { sort: 'rating' } });
  expect([seenByStaff.rating, seenByStaff.reviews]).toEqual([product.rating, product.reviews]);
  return {
    product: [product.rating, product.reviews],
    list: [list.average, list.distribution[1], list.total, list.reviews.length, list.countsVerified],
    best: cards.map(({ _id, rating }) => `${_id === kettle.id ? 'kettle' : 'lamp'} ${rating}`),
  };
}

it('ratings follow the setting as soon as it changes, and all reviews stay readable', async () => {
  const all = {
    product: [2.3, 3],
    list: [2.3, 2, 3, 3, undefined],
    best: ['lamp 4', 'kettle 2.3'],
  };
  expect(await look()).toEqual(all);
  await setSettings(shop, { countedReviews: 'verified' });
  expect(await look()).toEqual({
    product: [5, 1],
    list: [5, 0, 3, 3, true],
    best: ['kettle 5', 'lamp 4'],
  });
  await setSettings(shop, { countedReviews: 'all' });
  expect(await look()).toEqual(all);
});

it('a change of the setting writes no product', async () => {
  const rowsNow = async () => (await shop.db.execute('select id, xmin::text from products order by id')).rows;
  const before = await rowsNow();
  await setSettings(shop, { countedReviews: 'verified' });
  expect(await rowsNow()).toEqual(before);
  await setSettings(shop, { countedReviews: 'all' });
});
