import type { Page } from './pages.ts';

/** A page as it is kept, with its compressed form once somebody asked for that. */
export type KeptPage = Page & { compressed?: Buffer<ArrayBuffer> };

export type PageCache = { get(key: string, render: () => Promise<Page>): Promise<KeptPage> };

type Options = {
  /** The catalogue's version; null when it cannot be told, and then nothing is kept. */
  version: () => Promise<number | null>;
  /** Bytes of HTML kept at most. */
  capacity: number;
};

/** How many addresses that were asked for once are remembered. */
const SEEN_CAPACITY = 10_000;

/**
 * Keeps rendered pages until the catalogue changes, from the second time they are asked for: most addresses never are,
 * and keeping those would push out the ones that matter. The longest unused go first. Several requests for a page that
 * is not there yet render it once. Failed pages are never kept.
 */
export function createPageCache({ version, capacity }: Options): PageCache {
  const kept = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<KeptPage>>();
  const seen = new Set<string>();
  let keptVersion: number | null = null;
  let size = 0;

  function forgetAll(): void {
    kept.clear();
    rendering.clear();
    seen.clear();
    size = 0;
  }

  /** Whether the address was asked for before; remembers it. */
  function isKnown(key: string): boolean {
    if (seen.has(key)) return true;
    if (seen.size >= SEEN_CAPACITY) seen.clear();
    seen.add(key);
    return false;
  }

  function keep(key: string, entry: KeptPage): void {
    kept.set(key, entry);
    size += entry.html.length;
    for (const [oldest, { html }] of kept) {
      if (size <= capacity) break;
      kept.delete(oldest);
      size -= html.length;
    }
  }

  async function renderAndKeep(
    key: string,
    render: () => Promise<Page>,
    at: number | null,
  ): Promise<KeptPage> {
    const page = await render();
    const isGood = page.status === 200 && at !== null && at === keptVersion;
    if (isGood && isKnown(key)) keep(key, page);
    return page;
  }

  return {
    async get(key, render) {
      const current = await version();
      if (current !== keptVersion) {
        forgetAll();
        keptVersion = current;
      }
      const found = kept.get(key);
      if (found) {
        // Set again: a Map remembers the order in which its keys came, so the first is the longest unused.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const underway = rendering.get(key) ?? renderAndKeep(key, render, current);
      rendering.set(key, underway);
      return await underway.finally(() => {
        if (rendering.get(key) === underway) rendering.delete(key);
      });
    },
  };
}

/** Asks `read` at most once in `milliseconds`: other processes' changes show after that time at the latest. */
export function atMostEvery(
  milliseconds: number,
  read: () => Promise<number>,
  now: () => number = Date.now,
): () => Promise<number | null> {
  let value: Promise<number | null> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - readAt >= milliseconds) {
      readAt = now();
      // Unknown while the database is away: the page is then rendered and tells what is wrong.
      value = read().catch(() => null);
    }
    return value;
  };
}
