import { LRUCache } from 'lru-cache';
import { createVersionedCache, type ReadVersion, type VersionedCache } from './cache/versioned-cache.ts';
import type { Page } from './pages.ts';

/** A cached page, with its compressed form once somebody asked for that. */
export type CachedPage = Page & { compressed?: Buffer<ArrayBuffer> };

export type PageCache = VersionedCache<CachedPage>;

/** Addresses remembered because they were asked for once. */
const MOST_SEEN = 10_000;

/**
 * Caches rendered pages until the catalogue changes, from the second time they are rendered: most addresses
 * are asked for once, and caching those would push out the ones that matter. `capacity` is in bytes of HTML.
 * Only pages with status 200 are cached.
 */
export function createPageCache({
  version,
  capacity,
}: {
  version: ReadVersion;
  capacity: number;
}): PageCache {
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });
  return createVersionedCache<CachedPage>({
    version,
    bounds: { maxSize: capacity, sizeCalculation: ({ html }) => html.length || 1 },
    isCacheable(address, { status }) {
      if (status !== 200) return false;
      const isSeen = seen.has(address);
      seen.set(address, true);
      return isSeen;
    },
  });
}
