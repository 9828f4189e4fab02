import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/calls/account.ts';
import { deleteProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { addWishes, listWishes, removeWishes } from '#contract/calls/wishes.ts';
import { MAX_WISHES } from '#domain/wishes/wish-list.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
}, 60_000);
afterAll(() => shop.close());

const newEmail = () => `${randomUUID()}@example.com`;
type Headers = Record<string, string>;
const wish = (productId: string, minute = 0, seenPrice = 49.99) => ({
  productId,
  seenPrice,
  addedAt: `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`,
});
const add = (headers: Headers, ...wishes: ReturnType<typeof wish>[]) =>
  shop.send(addWishes, { body: { wishes } }, { headers });
const list = async (headers: Headers) => (await shop.send(listWishes, {}, { headers })).body;

describe('the wish list of an account', () => {
  it('unites what browsers send, once, newest first, with the price that was seen first', async () => {
    const headers = await proveEmail(shop, newEmail());
    await add(headers, wish(lamp.id, 1));
    const sent = [wish(lamp.id, 5, 45), wish(kettle.id, 3, 150)];
    const answers = await Promise.all([1, 2, 3].map(() => add(headers, ...sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(headers)).toMatchObject([
      { productId: kettle.id, seenPrice: 150, product: { name: 'Ember Kettle', price: 200 } },
      { productId: lamp.id, seenPrice: 49.99, product: { availability: true } },
    ]);
  });

  it('keeps what was chosen', async () => {
    const headers = await proveEmail(shop, newEmail());
    const choice = { query: 'color=Sand&quantity=1', words: 'Color: Sand', image: kettle.image };
    const body = { wishes: [{ ...wish(kettle.id), choice }] };
    expect((await shop.send(addWishes, { body }, { headers })).body).toMatchObject([{ choice }]);
    expect(await list(headers)).toMatchObject([{ choice }]);
    const exported = await shop.send(exportAccount, {}, { headers });
    expect(exported.body.wishes).toMatchObject([{ choice: 'Color: Sand' }]);
  });

  it('loses no wish to another browser at the same time', async () => {
    const email = newEmail();
    const [one, other] = [await proveEmail(shop, email), await proveEmail(shop, email)];
    await Promise.all([add(one, wish(lamp.id)), add(other, wish(kettle.id))]);
    expect(await list(one)).toHaveLength(2);
  });

  it('shows the price of now, what is sold out, and what is not sold any more', async () => {
    const headers = await proveEmail(shop, newEmail());
    const [cheap, gone] = [`cheap-${randomUUID()}`, `gone-${randomUUID()}`];
    await addProducts(shop.db, { ...lamp, id: cheap, sku: cheap }, { ...lamp, id: gone, sku: gone });
    await add(headers, wish(cheap, 1), wish(gone, 2));
    const staff = { headers: AS_STAFF };
    await shop.send(
      updateProduct,
      { params: { id: cheap }, body: { price: 40, availability: false } },
      staff,
    );
    await shop.send(deleteProduct, { params: { id: gone } }, staff);
    const [first, second] = await list(headers);
    expect(first).toEqual(wish(gone, 2));
    expect(second).toMatchObject({ seenPrice: 49.99, product: { price: 40, availability: false } });
  });

  it('loses one product or all, and is in the export', async () => {
    const headers = await proveEmail(shop, newEmail());
    await add(headers, wish(lamp.id, 1), wish(kettle.id, 2), wish('nothing', 3));
    const exported = await shop.send(exportAccount, {}, { headers });
    expect(exported.body.wishes).toMatchObject([{ productId: kettle.id }, { productId: lamp.id }]);
    const left = await shop.send(removeWishes, { query: { productId: lamp.id } }, { headers });
    expect(left.body.map(({ productId }) => productId)).toEqual([kettle.id]);
    expect((await shop.send(removeWishes, {}, { headers })).body).toEqual([]);
  });

  it('needs a proof, is nobody else’s, and is bounded', async () => {
    expect((await shop.send(listWishes, {})).status).toBe(403);
    expect((await add({}, wish(lamp.id))).status).toBe(403);
    const [ada, bob] = [await proveEmail(shop, newEmail()), await proveEmail(shop, newEmail())];
    await add(ada, wish(lamp.id));
    expect(await list(bob)).toEqual([]);
    const many = Array.from({ length: MAX_WISHES + 1 }, () => wish(lamp.id));
    expect((await add(ada, ...many)).status).toBe(400);
  });
});
