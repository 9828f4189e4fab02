import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { readSitemap, readSitemapPart } from './read-sitemap.ts';

const ORIGIN = 'http://shop.test';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...lamp, id, sku: `LAMP-${id}` })));
});
afterAll(() => shop.close());

const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
const productsIn = (xml: string | null) =>
  locations(xml).flatMap((loc) => /\/user\/products\/(.+)$/.exec(loc ?? '')?.[1] ?? []);

describe('a sitemap', () => {
  it('is one file if that can hold all products', async () => {
    const xml = await readSitemap(shop.db, ORIGIN, 5);
    expect(xml).toContain('<urlset');
    expect(productsIn(xml).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(locations(xml)).toContain(`${ORIGIN}/user/about`);
  });

  it('is an index of parts otherwise, with every address once', async () => {
    const index = await readSitemap(shop.db, ORIGIN, 2);
    expect(index).toContain('<sitemapindex');
    expect(locations(index)).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
    const parts = await Promise.all([1, 2, 3].map((part) => readSitemapPart(shop.db, ORIGIN, part, 2)));
    expect(parts.flatMap(productsIn).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(parts.flatMap(locations).filter((loc) => loc?.endsWith('/user/about'))).toHaveLength(1);
  });

  it('has no part past the last', async () => {
    expect(await readSitemapPart(shop.db, ORIGIN, 4, 2)).toBeNull();
    expect((await shop.fetch('/sitemap-2.xml')).status).toBe(404);
    expect((await shop.fetch('/sitemap-0.xml')).status).toBe(404);
    const first = await shop.fetch('/sitemap-1.xml');
    expect(first.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(productsIn(await first.text())).toHaveLength(5);
  });
});
