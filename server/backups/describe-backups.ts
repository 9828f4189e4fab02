import type { Connection } from '#db/connection.ts';
import { type Backup, findLast } from './backup-queries.ts';

/** `isFailing`: the last one that ended failed. */
export type BackupState = { lastGood: Backup | null; lastFailed: Backup | null; isFailing: boolean };

/** Reads how the backups are that the shop makes by itself. */
export async function describeBackups(db: Connection): Promise<BackupState> {
  const [lastGood, lastFailed] = await Promise.all([findLast(db, 'good'), findLast(db, 'failed')]);
  const isFailing = lastFailed !== null && (lastGood === null || lastGood.dueAt < lastFailed.dueAt);
  return { lastGood, lastFailed, isFailing };
}
