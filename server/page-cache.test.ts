import { describe, expect, it } from 'vitest';
import type { Touch } from '#db/catalogue-version.ts';
import { createPageCache } from './page-cache.ts';
import type { Page } from './pages.ts';

const page = (html: string, status = 200): Page => ({
  status,
  headers: [],
  html: Buffer.from(html),
  policy: '',
});

function cacheAt(capacity = 1_000) {
  const state = {
    version: 1 as number | null,
    touches: { latest: 0, complete: 0, recent: [] as Touch[] },
    rendered: [] as string[],
  };
  const cache = createPageCache(
    { version: async () => state.version, touches: async () => state.touches },
    capacity,
  );
  const get = (key: string, html = key, status = 200) =>
    cache.get(key, async () => {
      state.rendered.push(key);
      return page(html, status);
    });
  const touch = (productId: string, isRated: boolean) => {
    const { latest, complete, recent } = state.touches;
    const number = latest + 1;
    state.touches = { latest: number, complete, recent: [...recent, { number, productId, isRated }] };
  };
  return { state, cache, get, touch };
}

async function twice(key: string, get: (key: string) => Promise<unknown>) {
  await get(key);
  await get(key);
}

describe('a page without personal content', () => {
  it('is cached from the second request on', async () => {
    const { state, get } = cacheAt();
    for (let i = 0; i < 4; i++) expect((await get('/a')).html.toString()).toBe('/a');
    expect(state.rendered).toEqual(['/a', '/a']);
  });

  it('is rendered once for concurrent requests', async () => {
    const { state, get } = cacheAt();
    await Promise.all([get('/a'), get('/a'), get('/a')]);
    expect(state.rendered).toEqual(['/a']);
  });

  it('is rendered again when the catalogue has changed', async () => {
    const { state, get } = cacheAt();
    await twice('/a', get);
    state.version = 2;
    await get('/a');
    expect(state.rendered).toEqual(['/a', '/a', '/a']);
  });

  it('is not cached when it failed', async () => {
    const { state, get } = cacheAt();
    for (let i = 0; i < 3; i++) await get('/a', 'sorry', 503);
    expect(state.rendered).toEqual(['/a', '/a', '/a']);
  });

  it('is not cached while the version of the catalogue is unknown', async () => {
    const { state, get } = cacheAt();
    state.version = null;
    for (let i = 0; i < 3; i++) await get('/a');
    expect(state.rendered).toEqual(['/a', '/a', '/a']);
  });

  it('is dropped when it is the least recently used', async () => {
    const { state, get } = cacheAt(10);
    for (const key of ['/a', '/b']) await twice(key, (k) => get(k, '12345'));
    await get('/a', '12345');
    await twice('/c', (k) => get(k, '12345'));
    state.rendered.length = 0;
    await get('/a', '12345');
    await get('/b', '12345');
    expect(state.rendered).toEqual(['/b']);
  });

  it('is rendered again after rendering threw', async () => {
    const cache = createPageCache({ version: async () => 1, touches: async () => null }, 100);
    await expect(cache.get('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.get('/a', async () => page('good'))).html.toString()).toBe('good');
  });
});

describe('a product whose reviews change', () => {
  const CARD = '<a href="/user/products/lamp">Lamp</a>';
  const PAGES = {
    '/user/products/lamp': 'Lamp',
    '/user/products/rug': 'Rug',
    '/user/home': CARD,
    '/user/about': 'About',
    '/user/products?sort=rating': 'Rugs',
  };

  async function openAll() {
    const opened = cacheAt();
    const { state, get } = opened;
    const getAll = async () => {
      for (const [path, html] of Object.entries(PAGES)) await get(`http://shop.test${path}`, html);
    };
    await getAll();
    await getAll();
    state.rendered.length = 0;
    const renderedNow = async () => {
      state.rendered.length = 0;
      await getAll();
      return state.rendered.map((address) => address.replace('http://shop.test', ''));
    };
    return { ...opened, renderedNow };
  }

  it('by votes has its own page rendered again, and no other', async () => {
    const { touch, renderedNow } = await openAll();
    touch('lamp', false);
    expect(await renderedNow()).toEqual(['/user/products/lamp']);
    expect(await renderedNow()).toEqual([]);
  });

  it('by ratings has the pages rendered again that show it, and those ordered by rating', async () => {
    const { touch, renderedNow } = await openAll();
    touch('lamp', true);
    expect(await renderedNow()).toEqual(['/user/products/lamp', '/user/home', '/user/products?sort=rating']);
    expect(await renderedNow()).toEqual([]);
  });

  it('has no page cached that was being rendered then', async () => {
    const { cache, touch, renderedNow } = await openAll();
    touch('lamp', false);
    let finish: (page: Page) => void = () => undefined;
    const address = 'http://shop.test/user/products/lamp';
    const old = cache.get(address, () => new Promise((resolve) => (finish = resolve)));
    await new Promise((resolve) => setImmediate(resolve));
    touch('lamp', false);
    expect((await cache.get(address, async () => page('new'))).html.toString()).toBe('new');
    finish(page('old'));
    await old;
    expect((await cache.get(address, async () => page('newest'))).html.toString()).toBe('new');
    expect(await renderedNow()).toEqual([]);
  });

  it('has all pages rendered again when changes were missed', async () => {
    const { state, renderedNow } = await openAll();
    state.touches = { latest: 5_000, complete: 4_000, recent: [] };
    expect(await renderedNow()).toHaveLength(Object.keys(PAGES).length);
  });
});
