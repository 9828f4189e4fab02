import { LRUCache } from 'lru-cache';
import type { CacheTag } from '#db/cache-tags.ts';
import { type Answer, type Computed, compress, compressBest, createAnswer, measureSize } from './answer.ts';
import type { InvalidationWatch } from './invalidation-watch.ts';
import { markAsStale } from './mark-as-stale.ts';
import { createTaggedCache, type Tagged } from './tagged-cache.ts';

/** An answer that is the same for everyone, and how often it was found in memory. */
export type SharedAnswer = Answer & { hits: number };

/** An answer that may be out of date, and the names and values of the headers that say so. */
export type StaleAnswer = { answer: Answer; headers: readonly string[] };

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/** Bytes of answers in memory, in all their forms. */
const CAPACITY = 32_000_000;

/** Hits after which an answer is compressed as well as possible, or tried again if another one is then. */
const OFTEN = 20;

/** Keys that are remembered after one request. */
const MAX_SEEN = 10_000;

/** Milliseconds for which a stale answer is sent. */
const MAX_STALENESS = 600_000;

/** A missing product is cached too: its page is asked for by links that outlive it. */
const CACHED_STATUSES: ReadonlySet<number> = new Set([200, 404]);

/** Browsers ask each time; a CDN may answer for a second, and nothing older (model I13). */
const CACHING = ['Cache-Control', 'no-cache', 'CDN-Cache-Control', 'max-age=1, must-revalidate'];

/**
 * Caches answers that are the same for everyone until something is invalidated that they show, from the
 * second time they are requested: most URLs are requested once, and would displace the others.
 */
export function createSharedAnswers(watch: InvalidationWatch, capacity = CAPACITY) {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  const answered = { cached: 0, computed: 0 };
  const marked = new WeakMap<SharedAnswer, Answer>();
  const cache = createTaggedCache<SharedAnswer>(watch, {
    bounds: { maxSize: capacity, measureSize },
    isCacheable(key, { status }) {
      if (!CACHED_STATUSES.has(status)) return false;
      const isSeen = seen.has(key);
      seen.set(key, true);
      return isSeen;
    },
  });

  /** Returns the answer if it is cached and current, without waiting. */
  function peek(key: string): Tagged<SharedAnswer> | undefined {
    const cached = cache.peek(key);
    if (!cached) return;
    const { value } = cached;
    const hits = ++value.hits;
    answered.cached++;
    if (hits === 1) void compress(value).then(() => cache.resize(key, value));
    if (hits % OFTEN === 0) void compressBest(value).then(() => cache.resize(key, value));
    return cached;
  }

  /** Returns the answer, marked, while the database cannot be asked whether it is current (model R4). */
  function peekStale(key: string): StaleAnswer | undefined {
    const { entry, age = 0 } = cache.peekStale(key) ?? {};
    if (!entry || age > MAX_STALENESS) return;
    const answer = marked.get(entry.value) ?? markAsStale(entry.value);
    marked.set(entry.value, answer);
    const seconds = String(Math.floor(age / 1_000));
    // RFC 9211: a time to live below zero is that of an answer that is no longer fresh.
    const status = `Marigold; hit; ttl=-${seconds}; detail="database away"`;
    return { answer, headers: ['Age', seconds, 'Cache-Status', status] };
  }

  /** The same, for the first who ask after a time without requests: looks at the database before. */
  async function findStale(key: string): Promise<StaleAnswer | undefined> {
    return (await watch.look()) ? undefined : peekStale(key);
  }

  async function get(
    key: string,
    compute: (show: (tags: readonly CacheTag[] | null) => void) => Promise<Computed>,
  ): Promise<Tagged<SharedAnswer>> {
    return await cache.get(key, async () => {
      answered.computed++;
      const shown = new Set<CacheTag>();
      let isShared = true;
      const computed = await compute((tags) => {
        if (tags === null) isShared = false;
        for (const tag of tags ?? []) shown.add(tag);
      });
      return { value: { ...createAnswer(computed, CACHING), hits: 0 }, tags: isShared ? [...shown] : null };
    });
  }

  return {
    peek,
    peekStale,
    findStale,
    get,
    /** The numbers of answers that were found in memory, and that were computed. */
    describe: () => answered,
  };
}
