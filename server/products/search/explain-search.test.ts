import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { listProducts } from '#contract/calls/products.ts';
import { getSearchHelp } from '#contract/calls/search-help.ts';
import { products } from '#db/schema/index.ts';
import { seedDemo } from '#db/seed-demo.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedDemo(shop.db, new Date());
});
afterAll(() => shop.close());

async function explain(q: string, exact?: 'true') {
  return (await shop.send(getSearchHelp, { query: { q, ...(exact && { exact }) } })).body;
}

const NOTHING = { missing: [], instead: [] };

it('names the words that no product contains', async () => {
  expect(await explain('zzzzqqqq xxyyxx')).toEqual({ missing: ['zzzzqqqq', 'xxyyxx'], instead: [] });
});

it('offers the nearest spelling to an exact search, all words first and then each', async () => {
  const { missing, instead } = await explain('blutooth speeker', 'true');
  expect(missing).toEqual(['blutooth', 'speeker']);
  expect(instead.map(({ search }) => search)).toEqual(['bluetooth speaker', 'bluetooth', 'speaker']);
});

it('offers words that are there, but not together', async () => {
  const { missing, instead } = await explain('espresso headphones', 'true');
  expect(missing).toEqual([]);
  expect(instead).toContainEqual({ search: 'espresso', count: 2 });
});

it('counts as the list of the offered search does', async () => {
  for (const { search, count } of (await explain('wirless hedphones lmap', 'true')).instead) {
    const { headers } = await shop.send(listProducts, { query: { search } });
    expect({ search, count: Number(headers.get('X-Total-Count')) }).toEqual({ search, count });
  }
});

test.each(['', '???', 'espresso', 'hedphones', ' '])('has nothing to explain about %j', async (q) => {
  expect(await explain(q)).toEqual(NOTHING);
});

it('offers no words of deleted products', async () => {
  await shop.db.update(products).set({ deletedAt: new Date() });
  try {
    expect((await explain('espreso grinders', 'true')).instead).toEqual([]);
  } finally {
    await shop.db.update(products).set({ deletedAt: null });
  }
});
