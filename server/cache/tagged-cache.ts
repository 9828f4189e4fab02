import { LRUCache } from 'lru-cache';
import type { CacheTag } from '#db/cache-tags.ts';
import type { InvalidationWatch } from './invalidation-watch.ts';

/** A value with the tags of what it shows; null for one that is not to be cached. */
export type Tagged<Value> = { value: Value; tags: readonly CacheTag[] | null };

type Entry<Value> = { value: Value; tags: readonly CacheTag[]; checkedAt: number };
type Read<Value> = { result: Promise<Tagged<Value>>; began: number };

type Options<Value> = {
  /** The most values, or their most size: the least recently used are dropped first. */
  bounds: { max: number } | { maxSize: number; measureSize: (value: Value) => number };
  isCacheable?: (key: string, value: Value) => boolean;
};

export type TaggedCache<Value> = ReturnType<typeof createTaggedCache<Value>>;

/**
 * Caches values until something is invalidated that they show. Requests for a value that is being read share
 * that read; a failed read is not cached.
 */
export function createTaggedCache<Value>(
  watch: InvalidationWatch,
  { bounds, isCacheable = () => true }: Options<Value>,
) {
  const entries = new LRUCache<string, Entry<Value>>(
    'max' in bounds
      ? bounds
      : { maxSize: bounds.maxSize, sizeCalculation: ({ value }) => bounds.measureSize(value) || 1 },
  );
  const reads = new Map<string, Read<Value>>();

  /** Returns the cached value if it is known to be current, without waiting. */
  function peek(key: string): Tagged<Value> | undefined {
    return watch.isCurrent() ? find(key) : undefined;
  }

  /** Returns the cached value while the database cannot say whether it is current. */
  function peekStale(key: string): { entry: Tagged<Value>; age: number } | undefined {
    const age = watch.awayFor();
    const entry = age === null ? undefined : find(key);
    return entry && age !== null ? { entry, age } : undefined;
  }

  async function get(key: string, read: () => Promise<Tagged<Value>>): Promise<Tagged<Value>> {
    const isKnown = await watch.look();
    const cached = isKnown ? find(key) : undefined;
    if (cached) return cached;
    const shared = reads.get(key);
    if (!shared) return await readAndCache(key, read, isKnown);
    const arrivedAt = watch.last();
    const result = await shared.result;
    // The result may be older than this request if a tag of it was invalidated before the request came.
    if (arrivedAt === shared.began || !isStale(result, shared.began)) return result;
    return await get(key, read);
  }

  /** Values by their keys; `read` reads those that are not cached. A key without a value is absent. */
  async function getMany(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Tagged<Value>>>,
  ): Promise<Map<string, Value>> {
    const isKnown = await watch.look();
    const values = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of keys) {
      const cached = isKnown ? find(key) : undefined;
      if (cached) values.set(key, cached.value);
      else missing.push(key);
    }
    if (missing.length === 0) return values;
    const began = watch.last();
    const readTagged = async () => {
      const results = await read(missing);
      return { results, tags: [...results.values()].flatMap(({ tags }) => tags ?? []) };
    };
    const { results } = await (watch.compute?.(readTagged) ?? readTagged());
    for (const [key, result] of results) {
      values.set(key, result.value);
      keep(key, result, { isKnown, began });
    }
    return values;
  }

  async function readAndCache(key: string, read: () => Promise<Tagged<Value>>, isKnown: boolean) {
    const began = watch.last();
    const reading = { result: watch.compute?.(read) ?? read(), began };
    reads.set(key, reading);
    try {
      const result = await reading.result;
      keep(key, result, { isKnown, began });
      return result;
    } finally {
      if (reads.get(key) === reading) reads.delete(key);
    }
  }

  function keep(key: string, result: Tagged<Value>, { isKnown, began }: { isKnown: boolean; began: number }) {
    const { value, tags } = result;
    if (isKnown && tags !== null && !isStale(result, began) && isCacheable(key, value))
      entries.set(key, { value, tags, checkedAt: watch.last() });
  }

  function find(key: string): Entry<Value> | undefined {
    const entry = entries.get(key);
    if (!entry || entry.checkedAt === watch.last()) return entry;
    if (watch.isInvalidated(entry.tags, entry.checkedAt)) {
      entries.delete(key);
      return undefined;
    }
    entry.checkedAt = watch.last();
    return entry;
  }

  function isStale({ tags }: Tagged<Value>, began: number): boolean {
    return watch.last() !== began && (tags === null || watch.isInvalidated(tags, began));
  }

  /** Counts the size of a value again, which has grown. */
  function resize(key: string, value: Value): void {
    const entry = entries.peek(key);
    if (entry?.value === value) entries.set(key, { ...entry });
  }

  return { peek, peekStale, get, getMany, resize };
}
