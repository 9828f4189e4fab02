import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getProductFacets, listProducts, searchProducts } from '#contract/calls/products.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import type { CallInput } from '#contract/define-call.ts';
import { parseSearchHeaders } from '#contract/search-headers.ts';
import { products } from '#db/schema/index.ts';
import { seedDemo } from '#db/seed-demo.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedDemo(shop.db, new Date());
});
afterAll(() => shop.close());

type Query = NonNullable<CallInput<typeof listProducts>['query']>;

async function list(query: Query) {
  const { body, headers } = await shop.send(listProducts, { query });
  return {
    names: body.map(({ name }) => name),
    total: Number(headers.get('X-Total-Count')),
    searched: parseSearchHeaders(headers),
  };
}

describe('a search that the rule answers', () => {
  it('finds only products that contain the text', async () => {
    const { names, searched } = await list({ search: 'espresso' });
    expect(names.toSorted()).toEqual(['Burrow Hand Grinder', 'Morning Espresso Machine']);
    expect(searched).toBeNull();
  });

  it('ranks names first, and sorts by date on request', async () => {
    expect((await list({ search: 'phone' })).names[0]).toBe('Halden Five Phone');
    expect((await list({ search: 'phone', sort: 'newest' })).names[0]).not.toBe('Halden Five Phone');
  });

  it('stays empty when another filter excludes its results', async () => {
    expect(await list({ search: 'espresso', category: 'Fashion' })).toEqual({
      names: [],
      total: 0,
      searched: null,
    });
  });
});

describe('a search that only typo tolerance answers', () => {
  it('names the search that was made instead', async () => {
    const { searched, names, total } = await list({ search: 'hedphones', limit: '1' });
    expect(searched).toEqual({ shown: 'headphones', match: 'all' });
    expect(names).toEqual(['Aurora One Headphones']);
    expect(total).toBe(2);
  });

  test.each([
    ['hedphones', 'headphones'],
    ['keybord', 'keyboard'],
    ['lmap', 'lamp'],
    ['blutooth speeker', 'bluetooth speaker'],
  ])('finds for %j what %j finds, and no more', async (typed, meant) => {
    expect((await list({ search: typed })).names).toEqual((await list({ search: meant })).names);
  });

  test.each(['gift', 'cheap'])('bends no short word such as %j', async (search) => {
    expect(await list({ search })).toEqual({ names: [], total: 0, searched: null });
  });

  it('drops unknown words before known ones', async () => {
    const { names, searched } = await list({ search: 'sony headphones' });
    expect(searched).toEqual({ shown: 'headphones', match: 'some' });
    expect(names[0]).toBe('Aurora One Headphones');
  });

  it('finds a SKU by a part of it', async () => {
    const { names, searched } = await list({ search: 'tes aur' });
    expect(searched).toEqual({ shown: 'tesaur', match: 'sku' });
    expect(names.toSorted()).toEqual(['Aurora Buds', 'Aurora One Headphones']);
  });

  it('is filtered as any other', async () => {
    expect((await list({ search: 'lmap', maxPrice: '1' })).names).toEqual([]);
    const { names } = await list({ search: 'wacth', category: 'Fashion' });
    expect(names).toEqual(['Meridian Automatic Watch']);
  });

  it('also answers the search call of the spec', async () => {
    const { body, headers } = await shop.send(searchProducts, { params: { query: 'blutooth speeker' } });
    expect(body[0]?.name).toBe('Bramble Portable Speaker');
    expect(parseSearchHeaders(headers)?.shown).toBe('bluetooth speaker');
  });

  it('is not made on request', async () => {
    expect(await list({ search: 'hedphones', exact: 'true' })).toEqual({
      names: [],
      total: 0,
      searched: null,
    });
  });

  test.each(['zzzzqqqq', 'nothing like this', '???', "' or 1=1 --", '日本', "'''", '& | !', ':*'])(
    'finds nothing for %j, which no product is called anything like',
    async (search) => expect(await list({ search })).toEqual({ names: [], total: 0, searched: null }),
  );
});

describe('facets', () => {
  it('count the results of the corrected search', async () => {
    const { body } = await shop.send(getProductFacets, { query: { search: 'wacth' } });
    expect(body.categories).toEqual([
      { value: 'Electronics', count: 1 },
      { value: 'Fashion', count: 1 },
    ]);
  });

  it('ignore only their own filter, also then', async () => {
    const { body } = await shop.send(getProductFacets, { query: { search: 'wacth', category: 'Fashion' } });
    expect(body.categories).toHaveLength(2);
    expect(body.brands).toEqual([{ value: 'Tarnwick', count: 1 }]);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string) => (await shop.send(suggestProducts, { query: { q } })).body;

  it('begin with names', async () => {
    const { products: found, corrected } = await suggest('lap');
    expect(found[0]).toMatchObject({ name: 'Plateau 14 Laptop', brand: 'Osmunda' });
    expect(corrected).toBeNull();
  });

  it('tolerate a typo, and show the correction', async () => {
    const { products: found, corrected } = await suggest('hedph');
    expect(corrected).toBe('headphones');
    expect(found[0]?.name).toBe('Aurora One Headphones');
  });

  it('name categories and brands', async () => {
    expect((await suggest('electrnics')).categories).toEqual(['Electronics']);
    expect((await suggest('calder')).brands).toEqual(['Calder Row']);
  });

  it('have an image of a product for each category', async () => {
    const { categories, categoryImages } = await suggest('electrnics');
    const images = await shop.db
      .select({ image: products.image })
      .from(products)
      .where(inArray(products.category, categories));
    expect(categoryImages).toHaveLength(1);
    expect(images.map(({ image }) => image)).toEqual(expect.arrayContaining(categoryImages));
  });

  it('reveal no words of a deleted product', async () => {
    expect((await suggest('espreso')).corrected).toBe('espresso');
    await shop.db.update(products).set({ deletedAt: new Date() });
    expect((await suggest('espreso')).corrected).toBeNull();
    await shop.db.update(products).set({ deletedAt: null });
  });

  it('are empty for an empty text', async () => {
    const none = {
      corrected: null,
      products: [],
      categories: [],
      categoryImages: [],
      brands: [],
      collections: [],
    };
    for (const q of ['', ' ', '!', 'zzzzqqqq']) expect(await suggest(q)).toEqual(none);
  });
});
