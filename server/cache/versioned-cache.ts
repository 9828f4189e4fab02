import { LRUCache } from 'lru-cache';

/** Reads the version of the cached values; while it is null (unknown), nothing is cached. */
export type ReadVersion = () => Promise<number | null>;

/** Changes that concern some values only, numbered in their order. */
export type Changes<Change extends { number: number }> = {
  /** The number of the last one. */
  latest: number;
  /** All after `complete`, in order. */
  recent: readonly Change[];
  complete: number;
};

type Options<Value extends object, Change extends { number: number }> = {
  version: ReadVersion;
  /** The size of the cache; the least recently used values are dropped first. */
  bounds: LRUCache.Options<string, Value, unknown>;
  isCacheable?: (key: string, value: Value) => boolean;
  /** Drops the values that a change concerns, and keeps the others. Null while it is unknown. */
  changes?: {
    read: () => Promise<Changes<Change> | null>;
    concerns: (change: Change, key: string, value: Value) => boolean;
  };
};

/**
 * Caches values until their version changes, or a change that concerns them. Requests for a value that is
 * being read share that read; a failed read is not cached.
 */
export function createVersionedCache<Value extends object, Change extends { number: number } = never>({
  version,
  bounds,
  isCacheable = () => true,
  changes,
}: Options<Value, Change>) {
  const emptyAt = (current: number | null, seen: number | null) => ({
    version: current,
    /** The number of the last change that was applied. */
    seen,
    values: new LRUCache(bounds),
    reads: new Map<string, Promise<Value>>(),
  });
  // Replaced as a whole, so that a read that ends after the version changed is not cached for the new one.
  let state = emptyAt(null, null);
  let known: Changes<Change> | null = null;

  return {
    async get(key: string, read: () => Promise<Value>): Promise<Value> {
      const current = await version();
      const changed = changes ? await changes.read() : null;
      if (current !== state.version) state = emptyAt(current, changed?.latest ?? null);
      apply(changed);
      const { values, reads, seen } = state;
      const found = values.get(key);
      if (found !== undefined) return found;
      const reading = reads.get(key) ?? readAndCache();
      reads.set(key, reading);
      return await reading;

      async function readAndCache(): Promise<Value> {
        try {
          const value = await read();
          const isCurrent =
            current !== null && !changesAfter(seen).some((change) => concerns(change, key, value));
          if (isCurrent && isCacheable(key, value)) values.set(key, value);
          return value;
        } finally {
          reads.delete(key);
        }
      }
    },
    clear() {
      state = emptyAt(state.version, state.seen);
    },
  };

  function apply(changed: Changes<Change> | null): void {
    if (!changed || changed.latest === state.seen) return;
    known = changed;
    const isGap = state.seen === null || state.seen < changed.complete || state.seen > changed.latest;
    if (isGap) {
      state = emptyAt(state.version, changed.latest);
      return;
    }
    const news = changesAfter(state.seen);
    for (const [key, value] of state.values.entries())
      if (news.some((change) => concerns(change, key, value))) state.values.delete(key);
    // Later requests do not share a read that began before the change.
    state = { ...state, seen: changed.latest, reads: new Map() };
  }

  function changesAfter(seen: number | null): readonly Change[] {
    return (known?.recent ?? []).filter(({ number }) => seen !== null && number > seen);
  }

  function concerns(change: Change, key: string, value: Value): boolean {
    return changes?.concerns(change, key, value) ?? false;
  }
}
