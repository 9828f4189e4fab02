import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection.ts';
import type { Figures } from '#domain/status/figures.ts';
import { SECOND } from '#domain/time-units.ts';
import { readFigures } from './figure-queries.ts';

/** Milliseconds for which figures are kept, and for which a reader waits for new ones. */
const KEPT_FOR = 5 * SECOND;
const PATIENCE = 2 * SECOND;

/** Resolves with figures that are a few seconds old at most; null while the database does not give any. */
export type ReadRecentFigures = () => Promise<Figures | null>;

/** Reads figures, once for all readers within some seconds: any number of them costs one statement. */
export function createReadRecentFigures(
  db: Database,
  { read = readFigures, now = () => performance.now() } = {},
): ReadRecentFigures {
  let kept: { figures: Figures; at: number } | null = null;
  let reading: Promise<Figures | null> | null = null;

  async function readOnce(): Promise<Figures | null> {
    const at = now();
    // The caller learns what is wrong with the database by other means.
    const figures = await read(db).catch(() => null);
    if (figures) kept = { figures, at };
    return figures;
  }

  return async () => {
    if (kept && now() - kept.at < KEPT_FOR) return kept.figures;
    reading ??= readOnce().finally(() => {
      reading = null;
    });
    const answered = new AbortController();
    return await Promise.race([
      reading,
      sleep(PATIENCE, null, { signal: answered.signal, ref: false }),
    ]).finally(() => answered.abort());
  };
}
