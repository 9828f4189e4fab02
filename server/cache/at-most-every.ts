/** Calls `read` at most once in `milliseconds`: changes by other processes appear after at most that time. */
export function atMostEvery<Value>(
  milliseconds: number,
  read: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value | null> {
  let value: Promise<Value | null> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - readAt >= milliseconds) {
      readAt = now();
      // Unknown without a database; the read of the cached value then fails with the reason.
      value = read().catch(() => null);
    }
    return value;
  };
}
