import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves with a value, or with null if it fails or takes longer than so many milliseconds. */
export async function inTime<Value>(reading: Promise<Value>, patience: number): Promise<Value | null> {
  const answered = new AbortController();
  return await Promise.race([
    // The status says that a part is not known; what is wrong with it is in the log of whoever uses it.
    reading.catch(() => null),
    sleep(patience, null, { signal: answered.signal, ref: false }),
  ]).finally(() => answered.abort());
}
