import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createReview, markHelpful } from '#contract/calls/reviews.ts';
import { updateSettings } from '#contract/calls/settings.ts';
import { createCollection, updateCollection } from '#contract/calls/staff-collections.ts';
import { deleteProduct, restoreProduct, setStock, updateProduct } from '#contract/calls/staff-products.ts';
import { deleteReview, restoreReview, updateReview } from '#contract/calls/staff-reviews.ts';
import { buy } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF };
let shop: TestShop;
let collection = '';
/** The same shop without any cache. */
let fresh: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, undefined, { caches: true });
  const { rows } = await shop.db.execute<{ name: string }>(sql`select current_database() as name`);
  fresh = await openTestShop({}, { ...inject('postgres'), database: rows[0]?.name ?? '' });
  await addProducts(shop.db, lamp, kettle);
  const rule = { title: 'Ready', kind: 'rule' as const, published: true, rule: { inStock: true } };
  collection = (await shop.send(createCollection, { body: rule }, staff)).body.id;
  const loved = { ...rule, title: 'Loved', rule: { minRating: 4 as const } };
  await shop.send(createCollection, { body: loved }, staff);
});
afterAll(async () => {
  await fresh.close();
  await shop.close();
});

const PATHS = [
  '/api/products',
  '/api/products?sort=rating',
  '/api/products?sort=price-asc&limit=1',
  '/api/products?search=lamp',
  '/api/products/cards?featured=true',
  '/api/products/facets',
  '/api/products/facets?search=lamp',
  '/api/products/suggestions?q=la',
  '/api/products/category/Electronics',
  '/api/products/search/kettle',
  `/api/products/${lamp.id}`,
  `/api/products/${kettle.id}`,
  `/api/products/${lamp.id}/reviews`,
  `/api/products/${kettle.id}/reviews?sort=helpful`,
  '/api/settings',
  '/api/settings/return-policy',
  '/api/collections',
  '/api/collections/ready',
  '/api/collections/ready/products',
  '/api/collections/loved/products?sort=price-asc',
  '/sitemap.xml',
  '/llms.txt',
];

const read = async (from: TestShop, path: string) => {
  const response = await from.fetch(path);
  return {
    status: response.status,
    body: await response.text(),
    total: response.headers.get('X-Total-Count'),
  };
};

/** Lists that were not requested before; their products are cached. */
let asked = 0;
const newLists = () => {
  const maxPrice = 9_000 + ++asked;
  return [`/api/products?maxPrice=${maxPrice}`, `/api/products/cards?maxPrice=${maxPrice}`];
};

/** Paths whose answer by the cache is not the one without it. */
async function wrong(): Promise<string[]> {
  const found = [];
  for (const path of [...PATHS, ...newLists()]) {
    const [cached, now] = [await read(shop, path), await read(fresh, path)];
    if (JSON.stringify(cached) !== JSON.stringify(now)) found.push(path);
  }
  return found;
}

const isCached = async (path: string) => {
  const found = shop.shared.find(path, 'shop.test');
  return found !== null && shop.shared.answers.peek(found.key) !== undefined;
};

describe('a cached answer', () => {
  it('is that of the shop without a cache after every kind of change', async () => {
    const params = { id: lamp.id };
    const body = { userName: 'Ada', userEmail: 'ada@example.com', rating: 5, comment: 'It shines.' };
    let review = '';
    const ofReview = () => ({ params: { id: review } });
    const changes: Record<string, () => Promise<unknown>> = {
      'a review': async () => {
        review = (await shop.send(createReview, { params, body })).body._id;
      },
      'a vote': () => shop.send(markHelpful, ofReview()),
      'an edited review': () => shop.send(updateReview, { ...ofReview(), body: { rating: 1 } }, staff),
      'a deleted review': () => shop.send(deleteReview, ofReview(), staff),
      'a restored review': () => shop.send(restoreReview, ofReview(), staff),
      'a price': () => shop.send(updateProduct, { params, body: { price: 30 } }, staff),
      'a category': () => shop.send(updateProduct, { params, body: { category: 'Fashion' } }, staff),
      'a featured product': () => shop.send(updateProduct, { params, body: { featured: true } }, staff),
      'the last piece put into stock': () => shop.send(setStock, { params, body: { stock: 1 } }, staff),
      'the last piece sold': () => buy(shop, { ...lamp, priceCents: 3_000 }),
      'more pieces': () => shop.send(setStock, { params, body: { stock: 9 } }, staff),
      'a deleted product': () => shop.send(deleteProduct, { params }, staff),
      'a restored product': () => shop.send(restoreProduct, { params }, staff),
      'a collection': () => {
        const body = { title: 'Ready', kind: 'hand' as const, published: true, productIds: [kettle.id] };
        return shop.send(updateCollection, { params: { id: collection }, body }, staff);
      },
      'the counted reviews': () => setSettings(shop, { countedReviews: 'verified' }),
      'a return policy': () => setSettings(shop, { returnPolicy: 'Send it back.' }),
      'the price of shipping': () => setSettings(shop, { shipping: 7 }),
    };
    expect(await wrong()).toEqual([]);
    for (const [name, change] of Object.entries(changes)) {
      // Each is requested twice, so that it is cached.
      for (const path of [...PATHS, ...PATHS]) await read(shop, path);
      await change();
      expect(await wrong(), name).toEqual([]);
    }
  });

  it('stays while others change', async () => {
    const other = `/api/products/${kettle.id}`;
    const reviews = `/api/products/${kettle.id}/reviews`;
    for (const path of [other, reviews, other, reviews, '/api/products', '/api/products'])
      await read(shop, path);
    const { body: review } = await shop.send(createReview, {
      params: { id: lamp.id },
      body: { userName: 'Bo', userEmail: 'bo@example.com', rating: 3, comment: 'Fine.' },
    });
    for (const path of ['/api/products', '/api/products']) await read(shop, path);
    await shop.send(markHelpful, { params: { id: review._id } });
    for (const path of [other, reviews, '/api/products']) expect(await isCached(path), path).toBe(true);
    await shop.send(updateProduct, { params: { id: lamp.id }, body: { price: 31 } }, staff);
    for (const path of [other, reviews]) expect(await isCached(path), path).toBe(true);
    expect(await isCached('/api/products')).toBe(false);
  });

  it('has nothing of the visitor whose request computed it', async () => {
    const path = `/api/products/${kettle.id}?limit=3`;
    const headers = { ...AS_STAFF, Cookie: 'marigold_buyer=x', Origin: 'https://evil.example', Accept: 'x' };
    const first = await shop.fetch(path, { headers });
    const later = await shop.fetch(path);
    const listHeaders = (response: Response) => Object.fromEntries(response.headers);
    expect(listHeaders(later)).toEqual(listHeaders(first));
    expect(listHeaders(first)).not.toHaveProperty('set-cookie');
    expect(await later.text()).toBe(await first.text());
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await shop.fetch('/api/products');
    const again = await shop.fetch('/api/products', {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('has no body for a HEAD request, but its headers', async () => {
    const { headers } = await shop.fetch('/api/products');
    const head = await shop.fetch('/api/products', { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe(headers.get('Content-Length'));
    expect(await head.text()).toBe('');
  });
});

it('a call of staff is never answered from the cache', async () => {
  for (let time = 0; time < 3; time++) {
    expect((await shop.fetch('/api/products/staff', staff)).status).toBe(200);
    expect((await shop.fetch('/api/products/staff')).status).toBe(401);
  }
  expect((await shop.send(updateSettings, { body: { seen: null } })).status).toBe(401);
});
