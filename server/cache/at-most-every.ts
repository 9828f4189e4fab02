import type { ReadVersion } from './versioned-cache.ts';

/**
 * Calls `read` at most once in `milliseconds`: changes by other processes show after that time at the latest.
 */
export function atMostEvery(
  milliseconds: number,
  read: () => Promise<number>,
  now: () => number = Date.now,
): ReadVersion {
  let value: Promise<number | null> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - readAt >= milliseconds) {
      readAt = now();
      // Unknown while the database is away: what is then read says what is wrong.
      value = read().catch(() => null);
    }
    return value;
  };
}
