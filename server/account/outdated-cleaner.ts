import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { KEEP_TIMES } from '#domain/account/keep-times.ts';
import { HOUR } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { deleteExpiredCodes } from '../email-codes/code-queries.ts';
import * as outdated from './outdated-queries.ts';

/** The steps that delete or erase outdated rows in batches, each with its age in milliseconds. */
const STEPS = [
  [outdated.forgetEndedSecrets, 0],
  [outdated.forgetCanceledCheckouts, KEEP_TIMES.canceledCheckout],
  [outdated.forgetDeletedDrafts, KEEP_TIMES.deletedDraft],
  [outdated.deletePassingMails, KEEP_TIMES.passingMail],
  [outdated.forgetOldMails, KEEP_TIMES.mail],
  [outdated.deleteOldMessages, KEEP_TIMES.message],
  [outdated.deleteDeletedReviews, KEEP_TIMES.deletedReview],
  [outdated.deleteOldLabels, KEEP_TIMES.returnLabel],
  [outdated.forgetAuditedChanges, KEEP_TIMES.auditedChange],
  [outdated.deleteEndedSessions, KEEP_TIMES.staffSession],
  [outdated.deleteEndedVerifications, KEEP_TIMES.staffSession],
] as const;

/** Forgets what names somebody and is not needed any more (decision 101). Safe on many servers. */
export function startOutdatedCleaner(db: Database, log: Logger, now: () => Date): PeriodicTask {
  return startPeriodicTask({ name: 'forgetting what is outdated', every: HOUR, log }, async (stopping) => {
    await deleteExpiredCodes(db, now());
    for (const [forget, age] of STEPS) {
      const before = new Date(now().getTime() - age);
      while (!stopping.aborted && (await forget(db, before)) >= outdated.BATCH);
    }
  });
}
