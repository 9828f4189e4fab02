import { describe, expect, it } from 'vitest';
import type { CacheTag } from '#db/cache-tags.ts';
import type { InvalidationWatch } from './invalidation-watch.ts';
import { createTaggedCache, type Tagged } from './tagged-cache.ts';

function openCache(max = 10) {
  const state = { isKnown: true, invalidated: [] as CacheTag[][], reads: [] as string[] };
  const watch: InvalidationWatch = {
    isCurrent: () => state.isKnown,
    look: async () => state.isKnown,
    awayFor: () => null,
    last: () => state.invalidated.length,
    isInvalidated: (tags, after) =>
      state.invalidated.slice(after).some((one) => one.some((tag) => tags.includes(tag))),
    knows: () => true,
    learn: async () => undefined,
    onLearned: () => undefined,
    describe: () => ({ isReadOnly: false, isOutdated: false, newEpochAt: null }),
    stop: async () => undefined,
  };
  const cache = createTaggedCache<string>(watch, { bounds: { max } });
  const listTags = (key: string): CacheTag[] => [`product:${key}`, 'settings'];
  const get = async (
    key: string,
    read: () => Promise<Tagged<string>> = async () => ({ value: key, tags: listTags(key) }),
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
      end: (value: string) => resolve({ value, tags: listTags(key) }),
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

describe('many values', () => {
  const openMany = () => {
    const opened = openCache();
    const read = async (keys: readonly string[]) => {
      opened.state.reads.push(keys.join());
      return new Map(
        keys
          .filter((key) => key !== 'absent')
          .map((key) => [key, { value: key, tags: [`product:${key}` as const] }]),
      );
    };
    const getMany = async (...keys: string[]) => [...(await opened.cache.getMany(keys, read)).keys()];
    return { ...opened, read, getMany };
  };

  it('are read together, without those that are cached', async () => {
    const { state, getMany, get, invalidate } = openMany();
    await get('a');
    expect((await getMany('b', 'a', 'c')).sort()).toEqual(['a', 'b', 'c']);
    await getMany('a', 'b', 'c');
    invalidate('product:b');
    await getMany('a', 'b', 'c');
    expect(state.reads).toEqual(['a', 'b,c', 'b']);
  });

  it('are absent where there is none, and asked for again', async () => {
    const { state, getMany } = openMany();
    expect(await getMany('absent', 'a')).toEqual(['a']);
    expect(await getMany('absent', 'a')).toEqual(['a']);
    expect(state.reads).toEqual(['absent,a', 'absent']);
  });

  it('are not cached if they were invalidated while they were read', async () => {
    const { cache, read, invalidate } = openMany();
    const { promise, resolve } = Promise.withResolvers<void>();
    const values = cache.getMany(['a', 'b'], async (keys) => {
      await promise;
      return await read(keys);
    });
    await Promise.resolve();
    invalidate('product:a');
    resolve();
    await values;
    expect([cache.peek('a'), cache.peek('b')?.value]).toEqual([undefined, 'b']);
  });

  it('are read each time while it is not known what was invalidated', async () => {
    const { state, getMany } = openMany();
    state.isKnown = false;
    await getMany('a');
    await getMany('a');
    expect(state.reads).toEqual(['a', 'a']);
  });
});
