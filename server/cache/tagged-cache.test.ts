import { describe, expect, it } from 'vitest';
import type { CacheTag } from '#db/cache-tags.ts';
import type { InvalidationWatch } from './invalidation-watch.ts';
import { createTaggedCache, type Tagged } from './tagged-cache.ts';

function openCache(max = 10) {
  const state = { isKnown: true, invalidated: [] as CacheTag[][], reads: [] as string[] };
  const watch: InvalidationWatch = {
    isCurrent: () => state.isKnown,
    look: async () => state.isKnown,
    last: () => state.invalidated.length,
    isInvalidated: (tags, after) =>
      state.invalidated.slice(after).some((one) => one.some((tag) => tags.includes(tag))),
    stop: async () => undefined,
  };
  const cache = createTaggedCache<string>(watch, { bounds: { max } });
  const tagsOf = (key: string): CacheTag[] => [`product:${key}`, 'settings'];
  const get = async (
    key: string,
    read: () => Promise<Tagged<string>> = async () => ({ value: key, tags: tagsOf(key) }),
  ) => {
    const found = await cache.get(key, () => {
      state.reads.push(key);
      return read();
    });
    return found.value;
  };
  /** A read that the test ends. */
  const slowly = (key: string) => {
    const { promise, resolve } = Promise.withResolvers<Tagged<string>>();
    return {
      value: get(key, () => promise),
      end: (value: string) => resolve({ value, tags: tagsOf(key) }),
    };
  };
  const invalidate = (...tags: CacheTag[]) => state.invalidated.push(tags);
  return { state, cache, get, slowly, invalidate };
}

describe('a value', () => {
  it('is read once, also for those that ask at the same time', async () => {
    const { state, get, cache } = openCache();
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a', 'a']);
    await get('a');
    expect(cache.peek('a')?.value).toBe('a');
    expect(state.reads).toEqual(['a']);
  });

  it('is read again when something is invalidated that it shows, and only then', async () => {
    const { state, get, cache, invalidate } = openCache();
    await get('a');
    await get('b');
    invalidate('product:b', 'ratings');
    expect(cache.peek('a')?.value).toBe('a');
    expect(cache.peek('b')).toBeUndefined();
    await Promise.all([get('a'), get('b')]);
    expect(state.reads).toEqual(['a', 'b', 'b']);
  });

  it('is read each time while the invalidations are unknown', async () => {
    const { state, get, cache } = openCache();
    await get('a');
    state.isKnown = false;
    expect(cache.peek('a')).toBeUndefined();
    await get('a');
    await get('a');
    expect(state.reads).toEqual(['a', 'a', 'a']);
  });

  it('is not cached without tags, nor when reading it fails', async () => {
    const { state, get } = openCache();
    await get('a', async () => ({ value: 'mine', tags: null }));
    await expect(get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await get('a')).toBe('a');
    expect(state.reads).toEqual(['a', 'a', 'a']);
  });

  it('makes room when it is the least recently used', async () => {
    const { state, get } = openCache(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(state.reads).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('a value that is being read when something it shows is invalidated', () => {
  it('is not cached, and not given to those who ask afterwards', async () => {
    const { cache, get, slowly, invalidate } = openCache();
    const old = slowly('a');
    await Promise.resolve();
    invalidate('product:a');
    const later = get('a', async () => ({ value: 'new', tags: ['product:a'] }));
    old.end('old');
    expect(await old.value).toBe('old');
    expect(await later).toBe('new');
    expect(cache.peek('a')?.value).toBe('new');
  });

  it('is shared and cached when it shows nothing of that', async () => {
    const { state, cache, get, slowly, invalidate } = openCache();
    const reading = slowly('a');
    await Promise.resolve();
    invalidate('product:b');
    const later = get('a');
    reading.end('a');
    expect(await Promise.all([reading.value, later])).toEqual(['a', 'a']);
    expect(cache.peek('a')?.value).toBe('a');
    expect(state.reads).toEqual(['a']);
  });
});
