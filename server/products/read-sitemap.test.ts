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
    const xml = await readSitemap(shop.db, ORIGIN, { size: 5 });
    expect(xml).toContain('<urlset');
    expect(productsIn(xml).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(locations(xml)).toContain(`${ORIGIN}/user/about`);
  });

  it('is an index of parts otherwise, with every address once', async () => {
    const index = await readSitemap(shop.db, ORIGIN, { size: 2 });
    expect(index).toContain('<sitemapindex');
    const [pages, ...parts] = locations(index).map((loc) => new URL(loc ?? ''));
    expect(pages?.pathname).toBe('/sitemap-pages.xml');
    const starts = parts.map((part) => part.searchParams.get('from') ?? '');
    expect(starts).toHaveLength(3);
    const read = await Promise.all(starts.map((from) => readSitemapPart(shop.db, ORIGIN, from, 2)));
    expect(read.map((part) => productsIn(part)[0])).toEqual(starts);
    expect(read.flatMap(productsIn).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keeps the addresses of its parts when products are added', async () => {
    const before = locations(await readSitemap(shop.db, ORIGIN, { size: 2 }));
    await addProducts(shop.db, { ...lamp, id: 'new', sku: 'LAMP-NEW', createdAt: new Date() });
    const after = locations(await readSitemap(shop.db, ORIGIN, { size: 2 }));
    expect(after.slice(0, before.length)).toEqual(before);
    const last = new URL(after.at(-1) ?? '').searchParams.get('from') ?? '';
    expect(productsIn(await readSitemapPart(shop.db, ORIGIN, last, 2))).toContain('new');
  });

  it('answers the files of an index', async () => {
    const pages = await shop.fetch('/sitemap-pages.xml');
    expect(pages.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(locations(await pages.text())).toContain(`${ORIGIN}/user/about`);
    const part = await shop.fetch('/sitemap-products.xml?from=c&utm_source=x');
    expect(productsIn(await part.text())).toContain('c');
    expect((await shop.fetch('/sitemap-products.xml?from=unknown')).status).toBe(404);
    expect((await shop.fetch('/sitemap-products.xml')).status).toBe(404);
  });
});
