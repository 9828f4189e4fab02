import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProducts, lamp } from './testing/test-products.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ readingMsFromIp: 500 });
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

it('an address that asks for quotes without end has to wait; another one gets its quote', async () => {
  const quote = async (address: string) => {
    const lines = Array.from({ length: 20 }, () => ({ productId: lamp.id, quantity: 1 }));
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ lines });
    return (await shop.fetch('/api/quote', { method: 'POST', headers, body, address })).status;
  };
  const statuses = new Set<number>();
  for (let time = 0; time < 40; time++) statuses.add(await quote('192.0.2.50'));
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await shop.fetch('/api/cart', { address: '192.0.2.50' })).status).toBe(429);
  expect(await quote('192.0.2.51')).toBe(200);
});
