import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  type CacheTag,
  type Invalidation,
  onInvalidation,
  readInvalidations,
  type SeenInvalidations,
} from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import { isStatementTimeout } from '#db/database-errors.ts';

/** Milliseconds between two looks at what other processes have changed. */
const LOOK_INTERVAL = 350;

/** Milliseconds that a cached answer may be older than the database. */
const MAX_AGE = 900;

/** Milliseconds that a look may take; then the database counts as away. */
const LOOK_TIMEOUT = 1_000;

/** Milliseconds without a request after which the watch pauses until the next request. */
const IDLE_AFTER = 10_000;

/** Milliseconds for which invalidations are kept. */
export const KEPT_FOR = 3_600_000;

/** Milliseconds without a look after which rows may have been deleted unseen. */
const GAP = KEPT_FOR / 2;

/** Tags whose last invalidation is remembered. */
const MAX_TAGS = 10_000;

/** Transactions that are remembered until a look finds them; without, their tags are invalidated twice. */
const MAX_KNOWN = 10_000;

/** The invalidations, numbered in the order in which this process learns of them. */
export type InvalidationWatch = {
  /** True while this process knows of everything that was committed more than a moment ago. */
  isCurrent(): boolean;
  /** Looks now unless it is current; false while the database does not answer. */
  look(): Promise<boolean>;
  /**
   * Milliseconds since it knew of everything that was committed, while the database cannot be asked; null
   * while it answers, however slowly, and where no look has failed lately.
   */
  awayFor(): number | null;
  /** The number of the last invalidation; 0 before the first. */
  last(): number;
  /** True if one of the tags was invalidated after the invalidation with that number. */
  isInvalidated(tags: readonly CacheTag[], after: number): boolean;
  /** True if it knows of this transaction and of all that were committed before. */
  knows(transaction: string): boolean;
  /** Looks until it knows of a transaction that was committed before the call. */
  learn(transaction: string): Promise<void>;
  /** Calls `listener` for each invalidation that it learns of; with null when it may have missed some. */
  onLearned(listener: (invalidation: Invalidation | null) => void): void;
  /** What the last look that was answered says of the database. */
  describe(): DatabaseState;
  /** Computes a value of which no part is older than what it knows; `read` may be called twice. */
  compute?<Result extends { tags: readonly CacheTag[] | null }>(read: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
};

export type DatabaseState = {
  isReadOnly: boolean;
  /** True if a newer version has removed of the tables what this one uses (decision 155). */
  isOutdated: boolean;
  /** When this process saw that the database had begun another epoch; null if it never did. */
  newEpochAt: Date | null;
};

type Options = { log?: Pick<Logger, 'error'>; read?: typeof readInvalidations; now?: () => number };

/**
 * Learns what was invalidated: of commits of this process, and of others that notify it, at once; of all
 * others at least twice a second while somebody asks.
 */
export function watchInvalidations(
  db: Database,
  { log, read = readInvalidations, now = () => performance.now() }: Options = {},
): InvalidationWatch {
  const numbers = new Map<CacheTag, number>();
  let last = 0;
  /** Everything up to this number counts as invalidated. */
  let forgotten = 0;
  let epoch: string | null = null;
  let snapshot: string | null = null;
  const state: DatabaseState = { isReadOnly: false, isOutdated: false, newEpochAt: null };
  let currentAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** When a look failed, if none was answered since. */
  let failedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<boolean> | null = null;
  let loop: Promise<void> | null = null;
  const stopping = new AbortController();
  /** Invalidations that are known without a look, which one finds again. */
  const known = new Set<string>();
  const listeners: ((invalidation: Invalidation | null) => void)[] = [];
  const unsubscribe = onInvalidation((invalidation) => {
    // Some are never found again: those that a look found first, and those that were not looked for in time.
    if (known.size > MAX_KNOWN) known.clear();
    known.add(identify(invalidation));
    add(invalidation);
  });

  function add(invalidation: Invalidation): void {
    if (numbers.size > MAX_TAGS) forgetAll();
    last++;
    for (const tag of invalidation.tags) numbers.set(tag, last);
    for (const listener of listeners) listener(invalidation);
  }

  function forgetAll(): void {
    forgotten = ++last;
    numbers.clear();
  }

  function apply(seen: SeenInvalidations, began: number): void {
    const isNewEpoch = epoch !== null && seen.epoch !== epoch;
    const isGap =
      snapshot === null || isNewEpoch || began - currentAt > GAP || isBefore(seen.snapshot, snapshot);
    if (isNewEpoch) noticeEpoch(seen);
    if (isGap) forgetAll();
    for (const invalidation of seen.since)
      if (!known.delete(identify(invalidation)) && !isGap) add(invalidation);
    ({ epoch, snapshot } = seen);
    state.isReadOnly = seen.isReadOnly;
    if (seen.isOutdated && !state.isOutdated)
      log?.error({}, 'a newer version has removed what this one uses of the database: stop this server');
    state.isOutdated = seen.isOutdated;
    currentAt = began;
    if (isGap) for (const listener of listeners) listener(null);
  }

  function noticeEpoch(seen: SeenInvalidations): void {
    state.newEpochAt = new Date();
    log?.error(
      { before: snapshot, now: seen.snapshot },
      'the database has crashed, failed over or been restored: everything cached is dropped',
    );
  }

  async function lookOnce(): Promise<boolean> {
    const began = now();
    const answered = new AbortController();
    try {
      const seen = await Promise.race([
        noticeFailure(read(db, snapshot)),
        sleep(LOOK_TIMEOUT, null, { signal: answered.signal, ref: false }),
      ]);
      if (seen) apply(seen, began);
      return seen !== null;
    } catch {
      // The database is away: what is read from it next fails with the reason.
      return false;
    } finally {
      answered.abort();
    }
  }

  /** An answer that comes too late, or a statement that takes too long, is that of a slow database. */
  function noticeFailure<Seen>(reading: Promise<Seen>): Promise<Seen> {
    const answer = () => {
      failedAt = Number.NEGATIVE_INFINITY;
    };
    reading.then(answer, (error: unknown) => {
      if (isStatementTimeout(error)) answer();
      else failedAt = now();
    });
    return reading;
  }

  function lookTogether(): Promise<boolean> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  function keepLooking(): void {
    if (!stopping.signal.aborted)
      loop ??= lookPeriodically().finally(() => {
        loop = null;
      });
  }

  async function lookPeriodically(): Promise<void> {
    const { signal } = stopping;
    while (now() - askedAt < IDLE_AFTER) {
      await sleep(LOOK_INTERVAL, null, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await lookTogether();
    }
  }

  function knows(transaction: string): boolean {
    return (
      known.has(identify({ epoch, transaction })) || (snapshot !== null && isVisibleIn(snapshot, transaction))
    );
  }

  function isCurrent(): boolean {
    askedAt = now();
    return askedAt - currentAt < MAX_AGE;
  }

  return {
    isCurrent,
    async look() {
      const isKnown = isCurrent();
      keepLooking();
      return isKnown || (await lookTogether());
    },
    awayFor() {
      askedAt = now();
      // Older, the failure says nothing of now: without requests nobody has looked since.
      if (askedAt - failedAt > IDLE_AFTER || currentAt === Number.NEGATIVE_INFINITY) return null;
      keepLooking();
      return askedAt - currentAt;
    },
    last: () => last,
    isInvalidated: (tags, after) => after < forgotten || tags.some((tag) => (numbers.get(tag) ?? 0) > after),
    knows,
    async learn(transaction) {
      // A look that goes on already may have begun before the commit.
      for (let look = 0; look < 2 && !knows(transaction); look++) await lookTogether();
    },
    onLearned: (listener) => void listeners.push(listener),
    describe: () => state,
    async stop() {
      unsubscribe();
      stopping.abort();
      await loop;
      await looking;
    },
  };
}

/** A transaction's id may be that of another one in another epoch. */
function identify({ epoch, transaction }: Pick<Invalidation, 'epoch' | 'transaction'>): string {
  return `${epoch} ${transaction}`;
}

/** True if a transaction had ended when the snapshot, `xmin:xmax:running`, was taken. */
function isVisibleIn(snapshot: string, transaction: string): boolean {
  const [, end = '0', running = ''] = snapshot.split(':');
  return BigInt(transaction) < BigInt(end) && !running.split(',').includes(transaction);
}

/** True if a snapshot ends before one that was seen: the database is another one. */
function isBefore(snapshot: string, seen: string): boolean {
  const parseEnd = (text: string) => BigInt(text.split(':')[1] ?? 0);
  return parseEnd(snapshot) < parseEnd(seen);
}
