import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { applyEntries } from './apply-entries.ts';

/** Milliseconds between two rounds; every count adds the entries of the time between. */
const EVERY = 5_000;

/** Brings the counters up to date every few seconds, on every server. */
export function startCounterKeeper(db: Database, log: Logger): PeriodicTask {
  const name = 'bringing the counters up to date';
  return startPeriodicTask({ name, every: EVERY, log }, () => applyEntries(db));
}
