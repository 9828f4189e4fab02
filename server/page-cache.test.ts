import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { Page } from './pages.ts';

const page = (html: string, status = 200): Page => ({
  status,
  headers: [],
  html: Buffer.from(html),
  policy: '',
});

function cacheAt(capacity = 1_000) {
  const state: { version: number | null; rendered: string[] } = { version: 1, rendered: [] };
  const cache = createPageCache(async () => state.version, capacity);
  const get = (key: string, html = key, status = 200) =>
    cache.get(key, async () => {
      state.rendered.push(key);
      return page(html, status);
    });
  return { state, get };
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
    const cache = createPageCache(async () => 1, 100);
    await expect(cache.get('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.get('/a', async () => page('good'))).html.toString()).toBe('good');
  });
});
