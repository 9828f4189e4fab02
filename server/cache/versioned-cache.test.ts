import { describe, expect, it } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

function openCache(max = 10) {
  const state: { version: number | null; reads: string[] } = { version: 1, reads: [] };
  const cache = createVersionedCache<{ of: string }>({ version: async () => state.version, bounds: { max } });
  const get = (key: string, read = async () => ({ of: key })) =>
    cache.get(key, () => {
      state.reads.push(key);
      return read();
    });
  return { state, cache, get };
}

describe('a value', () => {
  it('is read once while its version stays, also for those that ask at the same time', async () => {
    const { state, get } = openCache();
    expect(await Promise.all([get('a'), get('a')])).toEqual([{ of: 'a' }, { of: 'a' }]);
    await get('a');
    expect(state.reads).toEqual(['a']);
  });

  it.each<number | null>([2, null])('is read again when the version becomes %s', async (version) => {
    const { state, get } = openCache();
    await get('a');
    state.version = version;
    await get('a');
    expect(state.reads).toEqual(['a', 'a']);
  });

  it('is read each time while the version is unknown', async () => {
    const { state, get } = openCache();
    state.version = null;
    await get('a');
    await get('a');
    expect(state.reads).toEqual(['a', 'a']);
  });

  it('is read again after it was cleared, even when it was being read then', async () => {
    const { state, cache, get } = openCache();
    let answer: (value: { of: string }) => void = () => undefined;
    const old = get('a', () => new Promise((resolve) => (answer = resolve)));
    await Promise.resolve();
    cache.clear();
    expect(await get('a', async () => ({ of: 'new' }))).toEqual({ of: 'new' });
    answer({ of: 'old' });
    expect(await old).toEqual({ of: 'old' });
    expect(await get('a')).toEqual({ of: 'new' });
    expect(state.reads).toEqual(['a', 'a']);
  });

  it('is not cached when reading it fails', async () => {
    const { get } = openCache();
    await expect(get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await get('a')).toEqual({ of: 'a' });
  });

  it('makes room when it is the least recently used', async () => {
    const { state, get } = openCache(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(state.reads).toEqual(['a', 'b', 'c', 'b']);
  });
});
