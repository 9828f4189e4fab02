import type { Logger } from 'pino';
import { deleteInvalidations } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { KEPT_FOR } from './invalidation-watch.ts';

/** Milliseconds between two rounds. */
const EVERY = 600_000;

/** Deletes the invalidations that every server has seen. */
export function startInvalidationCleaner(db: Database, log: Logger): PeriodicTask {
  return startPeriodicTask({ name: 'deleting old invalidations', every: EVERY, log }, () =>
    deleteInvalidations(db, new Date(Date.now() - KEPT_FOR)),
  );
}
