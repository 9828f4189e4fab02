import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CacheTag, Invalidation, ReplicaState } from '#db/cache-tags.ts';
import { isDatabaseUnavailable, isSerializationFailure, isStatementTimeout } from '#db/database-errors.ts';

/** Milliseconds that a replica may lag, and that it may take to say how far it is. */
export const MAX_LAG = 1_000;

/** Milliseconds until a replica that was left out is tried again. */
export const RETRY_AFTER = 3_000;

/**
 * Milliseconds after which a statement that failed is not repeated by the primary: that is the limit of a
 * list or a search, and the primary would take as long.
 */
const LATEST_REPEAT = 4_000;

type Missing = { tags: readonly CacheTag[]; since: number };

export type Replica = ReturnType<typeof followReplica>;

type Options = {
  /** Its place in DATABASE_REPLICA_URL, from 1: its name in the log. */
  number: number;
  /** Asks it how far it is. */
  read: (transactions: readonly string[]) => Promise<ReplicaState>;
  /** Commits something at the primary; null while that does not answer. */
  mark: () => Promise<{ transaction: string; system: string } | null>;
  log: Logger;
  now?: () => number;
};

/**
 * Follows how far a replica is: which of the invalidations that this process knows of it has not replayed.
 * One that does not answer, lags or is no replica is left out, and tried again later. It is taken back once
 * it has a marker that was committed after that, and with it all that was committed before.
 */
export function followReplica({ number, read, mark, log, now = () => performance.now() }: Options) {
  let state: 'used' | 'joining' | 'left out' = 'joining';
  let marker: string | null = null;
  let reason: string | null = null;
  let retryAt = 0;
  let upToDateAt: number | null = null;
  /** Incremented when the replica joins or is left out; answers to earlier requests are ignored. */
  let round = 0;
  /** By transaction, oldest first. */
  const missing = new Map<string, Missing>();
  /** Gives up the statements that are in progress. */
  const abandon = new Set<(error: Error) => void>();

  /** Milliseconds since this process knows of something that the replica does not have. */
  function lag(): number {
    const [oldest] = missing.values();
    return oldest ? now() - oldest.since : 0;
  }

  function learned(invalidation: Invalidation | null): void {
    if (invalidation) missing.set(invalidation.transaction, { tags: invalidation.tags, since: now() });
    else beginAgain();
  }

  function beginAgain(): void {
    round++;
    state = 'joining';
    marker = null;
    missing.clear();
  }

  function leaveOut(cause: string): void {
    if (cause !== reason) log.warn({ replica: number, reason: cause }, 'a replica is left out');
    round++;
    reason = cause;
    state = 'left out';
    retryAt = now() + RETRY_AFTER;
    const error = new Error(`replica ${number} is left out: ${cause}`);
    for (const give of abandon) give(error);
  }

  async function askOnce(): Promise<void> {
    const askedRound = round;
    const answered = new AbortController();
    const status = await Promise.race([
      read([...missing.keys()]),
      sleep(MAX_LAG, null, { signal: answered.signal, ref: false }),
    ]).finally(() => answered.abort());
    if (askedRound !== round) return;
    if (!status) return leaveOut('it does not answer');
    if (!status.isReplica)
      return leaveOut('it is no replica: it is not in recovery, so it may have writes of its own');
    for (const transaction of status.replayed) missing.delete(transaction);
    if (marker === null) return await join(status.system);
    if (lag() >= MAX_LAG) return leaveOut('it is more than a second behind');
    if (missing.size === 0) upToDateAt = now();
    if (state === 'used' || missing.has(marker)) return;
    state = 'used';
    reason = null;
    log.info({ replica: number }, 'a replica answers shared reads');
  }

  async function join(system: string): Promise<void> {
    // Before the marker, so that nothing that is learned meanwhile is lost.
    beginAgain();
    const joining = round;
    const made = await mark();
    if (!made || joining !== round) return;
    if (made.system !== system) return leaveOut('it is a replica of another database');
    marker = made.transaction;
    missing.set(marker, { tags: [], since: now() });
  }

  return {
    number,
    lag,
    isUsable: () => state === 'used' && lag() < MAX_LAG,
    learned,
    /** Asks how far it is, unless it was left out a moment ago. Never rejects. */
    async ask(): Promise<void> {
      if (state === 'left out') {
        if (now() < retryAt) return;
        beginAgain();
      }
      await askOnce().catch((error: Error) => leaveOut(readMessage(error)));
    },
    /** The tags of what it may not have replayed. */
    behind: (): CacheTag[] => [...missing.values()].flatMap(({ tags }) => [...tags]),
    /** Statements in progress. */
    load: () => abandon.size,
    /** Runs a statement there; by `repeat` at the primary if the replica fails or is left out meanwhile. */
    async run<Result>(statement: () => Promise<Result>, repeat: () => Promise<Result>): Promise<Result> {
      const began = now();
      const { promise, reject } = Promise.withResolvers<never>();
      abandon.add(reject);
      try {
        return await Promise.race([statement(), promise]);
      } catch (error) {
        if (now() - began >= LATEST_REPEAT) throw error;
        if (state === 'used' && isItsFault(error)) leaveOut(readMessage(error));
        return await repeat();
      } finally {
        abandon.delete(reject);
      }
    },
    /** `behind`: milliseconds since it was seen to have everything; null if never. */
    describe: () => ({
      replica: number,
      state,
      behind: state === 'used' && missing.size === 0 ? 0 : upToDateAt && Math.round(now() - upToDateAt),
    }),
  };
}

/** Not that of the statement, which the primary may refuse, too. Replay cancels what it conflicts with. */
function isItsFault(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isSerializationFailure(error) || isStatementTimeout(error);
}

/** Reads the driver's message, which Drizzle wraps with the statement. */
function readMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [cause] = error.cause instanceof AggregateError ? error.cause.errors : [error.cause ?? error];
  return cause instanceof Error ? cause.message : String(cause);
}
