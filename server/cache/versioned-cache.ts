import { LRUCache } from 'lru-cache';

/** Reads the version of the cached values; while it is null (unknown), nothing is cached. */
export type ReadVersion = () => Promise<number | null>;

type Options<Value extends object> = {
  version: ReadVersion;
  /** The size of the cache; the least recently used values are dropped first. */
  bounds: LRUCache.Options<string, Value, unknown>;
  isCacheable?: (key: string, value: Value) => boolean;
};

/**
 * Caches values until their version changes. Requests for a value that is being read share that read; a
 * failed read is not cached.
 */
export function createVersionedCache<Value extends object>({
  version,
  bounds,
  isCacheable = () => true,
}: Options<Value>) {
  const emptyAt = (current: number | null) => ({
    version: current,
    values: new LRUCache(bounds),
    reads: new Map<string, Promise<Value>>(),
  });
  // Replaced as a whole, so that a read that ends after the version changed is not cached for the new one.
  let state = emptyAt(null);

  return {
    async get(key: string, read: () => Promise<Value>): Promise<Value> {
      const current = await version();
      if (current !== state.version) state = emptyAt(current);
      const { values, reads } = state;
      const found = values.get(key);
      if (found !== undefined) return found;
      const reading = reads.get(key) ?? readAndCache();
      reads.set(key, reading);
      return await reading;

      async function readAndCache(): Promise<Value> {
        try {
          const value = await read();
          if (current !== null && isCacheable(key, value)) values.set(key, value);
          return value;
        } finally {
          reads.delete(key);
        }
      }
    },
    clear() {
      state = emptyAt(state.version);
    },
  };
}
