import type { Logger } from 'pino';
import { normalizeEmptySearch } from '#domain/products/search/empty-search.ts';

/** Milliseconds that a batch is collected. */
const WAIT = 2_000;

/** Different searches of a batch; others are not counted. */
const MAX_BATCH = 200;

/** Different searches of an address that are counted in a window, each once. */
const PER_ADDRESS = 20;
const WINDOW = 600_000;
const MAX_ADDRESSES = 10_000;

type Options = {
  /** True if shoppers who search for this see no product. */
  findsNothing: (search: string) => Promise<boolean>;
  /** Adds to the counts of searches by their words. */
  add: (counts: ReadonlyMap<string, number>, at: Date) => Promise<void>;
  now: () => Date;
  log: Pick<Logger, 'error'>;
};

export type EmptySearchCounter = ReturnType<typeof createEmptySearchCounter>;

/**
 * Counts searches that found nothing, in batches off the path of requests. A batch is lost if the process
 * ends. Addresses only limit what one of them can count: they stay in memory, and are dropped after a while.
 */
export function createEmptySearchCounter({ findsNothing, add, now, log }: Options) {
  /** By their words: as typed, and how often. */
  let batch = new Map<string, { typed: string; count: number }>();
  let senders = new Map<string, Set<string>>();
  let windowEnds = 0;
  let timer: NodeJS.Timeout | null = null;

  function isCounted(words: string, ip: string): boolean {
    const at = now().getTime();
    if (at >= windowEnds || senders.size >= MAX_ADDRESSES) {
      senders = new Map();
      windowEnds = at + WINDOW;
    }
    const sent = senders.get(ip) ?? new Set();
    if (sent.has(words) || sent.size >= PER_ADDRESS) return false;
    if (!batch.has(words) && batch.size >= MAX_BATCH) return false;
    senders.set(ip, sent.add(words));
    return true;
  }

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const reported = batch;
    batch = new Map();
    try {
      const counts = new Map<string, number>();
      // One at a time: no request waits for it.
      for (const [words, { typed, count }] of reported)
        if (await findsNothing(typed)) counts.set(words, count);
      if (counts.size > 0) await add(counts, now());
    } catch (error) {
      log.error({ err: error }, 'searches that found nothing were not counted');
    }
  }

  return {
    /** Counts a search with the next batch, if it is one that may be stored. */
    note(typed: string, ip: string): void {
      const words = normalizeEmptySearch(typed);
      if (words === null || !isCounted(words, ip)) return;
      const { count = 0 } = batch.get(words) ?? {};
      batch.set(words, { typed, count: count + 1 });
      timer ??= setTimeout(() => void flush(), WAIT).unref();
    },
    /** Stores what is collected. */
    flush,
  };
}
