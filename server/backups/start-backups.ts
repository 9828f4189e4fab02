import type { Logger } from 'pino';
import { saveLastBackup } from '#db/backup/last-backup.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { latestDue } from '#domain/backups/backup-time.ts';
import { isNews } from '#domain/backups/result-news.ts';
import { HOUR, MINUTE } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import type { BackupSettings } from '../config/backup-settings.ts';
import type { Config } from '../config/config.ts';
import { backupResult } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import type { FileStore } from '../storage/file-store.ts';
import { openBackupStores } from './backup-place.ts';
import { type Backup, claimBackup, findAbandoned, finishBackup } from './backup-queries.ts';
import { describeBackups } from './describe-backups.ts';
import { makeBackup } from './make-backup.ts';

type BackupServices = {
  config: Pick<Config, 'backups' | 'dataDir'>;
  db: Database;
  uploads: FileStore;
  settings: CurrentSettings;
  log: Logger;
  now: () => Date;
  onMail: () => void;
};

/** Milliseconds between two looks whether one is due, and from the start to the first. */
const EVERY = 5 * MINUTE;
const SOON = MINUTE;

/** Milliseconds after which the server that makes a backup is taken for gone. */
const LONGEST = 12 * HOUR;

/**
 * Makes a backup each day at BACKUP_AT in the shop's time zone, or soon after if no server ran then. Runs on
 * every server; the row of the due moment is inserted by one. The shop gets a mail when one fails, once for
 * the same reason, and when one succeeds after that.
 */
export function startBackups(services: BackupServices): PeriodicTask | null {
  const { config, db, uploads, settings, log, now, onMail } = services;
  const { backups } = config;
  if (!backups) return null;

  return startPeriodicTask({ name: 'backing up', every: EVERY, first: SOON, log }, async () => {
    for (const abandoned of await findAbandoned(db, new Date(now().getTime() - LONGEST)))
      await finish(abandoned.dueAt, failed('the server ended while it was made'));
    const startedAt = now();
    const { timeZone: zone } = await settings.read();
    const dueAt = latestDue(startedAt, backups.at, zone);
    if (await claimBackup(db, dueAt, startedAt)) await finish(dueAt, await make(backups, startedAt, zone));
  });

  async function make({ to, key }: BackupSettings, startedAt: Date, zone: string): Promise<Result> {
    try {
      const stores = await openBackupStores(to);
      const { dataDir } = config;
      const made = await makeBackup({ db, stores, uploads, recipient: key, dataDir, zone, now: startedAt });
      const { name, bytes, unverified } = made;
      log.info({ name, bytes, unverified }, 'a backup was made');
      return { name, bytes, isVerified: unverified === null, problem: unverified };
    } catch (err) {
      log.error({ err }, 'a backup failed');
      return failed(err instanceof Error ? err.message : String(err));
    }
  }

  async function finish(dueAt: Date, result: Result): Promise<void> {
    const finishedAt = now();
    const { company } = await settings.read();
    await inTransaction(db, async (tx) => {
      const before = await describeBackups(tx);
      await finishBackup(tx, dueAt, { ...result, finishedAt });
      const problem = result.name === null ? result.problem : null;
      const last = before.isFailing ? (before.lastFailed?.problem ?? null) : null;
      if (isNews({ problem }, { problem: last })) {
        const lastGoodAt = before.lastGood?.finishedAt ?? null;
        await writeMail(tx, backupResult({ dueAt, problem, lastGoodAt }, company), finishedAt);
      }
    });
    if (result.name !== null) await saveLastBackup(db, finishedAt);
    onMail();
  }
}

type Result = Pick<Backup, 'name' | 'bytes' | 'isVerified' | 'problem'>;

function failed(problem: string): Result {
  return { name: null, bytes: null, isVerified: false, problem };
}
