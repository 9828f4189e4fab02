import { LRUCache } from 'lru-cache';
import { createVersionedCache, type ReadVersion } from './cache/versioned-cache.ts';
import type { Page } from './pages.ts';

/** A cached page, with its compressed form after the first request for that. */
export type CachedPage = Page & { compressed?: Buffer<ArrayBuffer> };

export type PageCache = ReturnType<typeof createPageCache>;

/** Addresses remembered after one request. */
const MAX_SEEN = 10_000;

/**
 * Caches pages with status 200 until the catalogue changes, from the second time they are rendered: most
 * addresses are requested once, and would displace the others. `capacity` is in bytes of HTML.
 */
export function createPageCache(version: ReadVersion, capacity: number) {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
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
