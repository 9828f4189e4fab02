import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProducts } from '#contract/products.ts';
import { seedDemo } from '#db/seed-demo.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { MISSPELT_QUERIES } from './misspelt-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedDemo(shop.db, new Date());
});
afterAll(() => shop.close());

describe('the wanted product is among the first three of the search', () => {
  test.each(MISSPELT_QUERIES)('%j', async (typed, ...meant) => {
    const { body } = await shop.send(listProducts, { query: { search: typed, limit: '3' } as never });
    const found = body.map(({ name }) => name);
    expect(
      found.some((name) => meant.some((wanted) => name.startsWith(wanted))),
      found.join(', '),
    ).toBe(true);
  });
});
