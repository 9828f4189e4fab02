import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProducts, lamp } from './testing/test-products.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ readingFromAddress: 500 });
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

it('an address that searches without end has to wait; others search, and it can still buy', async () => {
  const statuses = new Set<number>();
  let last: Response | null = null;
  for (let time = 0; time < 40; time++) {
    last = await shop.fetch(`/api/products/search/lamp%20${time}`);
    statuses.add(last.status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
  expect(last?.headers.get('Retry-After')).toMatch(/^\d+$/);
  for (const path of ['/api/products', '/api/products/facets?search=x', '/sitemap.xml'])
    expect((await shop.fetch(path)).status).toBe(429);

  expect((await shop.fetch('/api/products/search/lamp', { address: '192.0.2.9' })).status).toBe(200);
  expect((await shop.fetch(`/api/products/${lamp.id}`)).status).toBe(200);
  expect((await shop.fetch('/api/settings')).status).toBe(200);
});
