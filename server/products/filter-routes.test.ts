import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { getProductFacets, listProductCards } from '#contract/calls/products.ts';
import { correctVariantStock } from '#contract/calls/variants.ts';
import { addShirt, variantNamed } from '../testing/add-shirt.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const many = Array.from({ length: 200 }, (_, place) => `size:${place}`).join();

test.each([
  ['rating=9', 'rating'],
  ['rating=x', 'rating'],
  ['options=size', 'options'],
  [`options=${many}`, 'options'],
  [`options=size:${'x'.repeat(10_000)}`, 'options'],
  ['options=%00:%00', 'options'],
  ['inStock=perhaps', 'inStock'],
])('refuses %.30s with a message at its field', async (query, field) => {
  for (const path of ['/api/products', '/api/products/cards', '/api/products/facets']) {
    const answer = await shop.fetch(`${path}?${query}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toHaveProperty(field);
  }
});

it('finds nothing with an option that no product has', async () => {
  const { body } = await shop.send(listProductCards, { query: { options: 'flavor:x' } });
  expect(body).toEqual([]);
});

it('has the facets of the specification only until a product has options', async () => {
  const { body } = await shop.send(getProductFacets, { query: {} });
  expect(Object.keys(body).sort()).toEqual(['brands', 'categories', 'price']);
});

it('finds a size in stock, and no more once that size is sold out and another is not', async () => {
  const { variants } = await addShirt(shop, { Size: ['M', 'L'] }, [3, 3]);
  const query = { options: 'size:m', inStock: 'true' };
  const count = async () => {
    const { body: facets } = await shop.send(getProductFacets, { query });
    const { body: cards } = await shop.send(listProductCards, { query });
    return [cards.length, facets.inStock, facets.options?.[0]?.values];
  };
  const l = { value: 'L', choice: 'size:l', count: 1 };
  const inBoth = [1, 1, [{ value: 'M', choice: 'size:m', count: 1 }, l]];
  // The second and third answers are cached.
  for (let time = 0; time < 3; time++) expect(await count()).toEqual(inBoth);
  const params = { id: variantNamed(variants, 'M').id };
  await shop.send(correctVariantStock, { params, body: { seen: 3, count: 0 } }, { headers: AS_STAFF });
  expect(await count()).toEqual([0, 0, [l]]);
});
