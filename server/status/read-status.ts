import { statfs } from 'node:fs/promises';
import type { Database } from '#db/connection.ts';
import { compareMigrations } from '#db/migrate.ts';
import type { BackupFacts, StatusFacts } from '#domain/status/facts.ts';
import { SECOND } from '#domain/time-units.ts';
import { describeBackups } from '../backups/describe-backups.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import type { Replicas } from '../cache/replicas.ts';
import type { Config } from '../config/config.ts';
import { showS3Place } from '../config/s3-url.ts';
import type { Visitor } from '../http/visitor.ts';
import { findPaymentTrouble } from '../payments/payment-trouble.ts';
import type { FileStore } from '../storage/file-store.ts';
import { checkStorage } from './check-storage.ts';
import { inTime } from './in-time.ts';
import type { ReadRecentFigures } from './read-recent-figures.ts';

export type StatusServices = {
  config: Config;
  db: Database;
  watch: Pick<InvalidationWatch, 'look' | 'describe'>;
  replicas: Pick<NonNullable<Replicas>, 'describe'> | null;
  uploads: FileStore;
  describeServer: () => StatusFacts['server'];
  now: () => Date;
};

export type ServerStatus = {
  facts: StatusFacts;
  /** The tables compared with this version; null if the database did not answer in time. */
  tables: 'equal' | 'older' | 'newer' | null;
};

/** Milliseconds that each part may take. */
const PATIENCE = SECOND;

/** Reads all that the status screen says, at once: a part that does not answer in time is null. */
export async function readStatus(
  { config, db, watch, replicas, uploads, describeServer, now }: StatusServices,
  { readFigures, visitor }: { readFigures: ReadRecentFigures; visitor: Visitor },
): Promise<ServerStatus> {
  const [figures, answers, backups, disk, storage, paymentTrouble, tables] = await Promise.all([
    readFigures(),
    watch.look(),
    inTime(readBackups(db), PATIENCE),
    inTime(readDisk(config), PATIENCE),
    checkStorage({ config, uploads }, PATIENCE),
    inTime(findPaymentTrouble(db, { config, visitor }), PATIENCE),
    inTime(compareMigrations(db.$client), PATIENCE),
  ]);
  const { isReadOnly, isOutdated, newEpochAt } = watch.describe();
  const facts: StatusFacts = {
    now: now(),
    figures,
    database: { answers, isReadOnly, isOutdated, newEpochAt },
    replicas: replicas?.describe() ?? [],
    disk,
    hasMailServer: config.smtpUrl !== null,
    isLive: config.stripe?.isLive === true,
    isPublic: config.reachedBy !== null,
    paymentTrouble,
    backupPlace: showBackupPlace(config),
    backups,
    uploads: storage,
    server: describeServer(),
  };
  return { facts, tables };
}

async function readBackups(db: Database): Promise<BackupFacts> {
  const { lastGood, lastFailed, isFailing } = await describeBackups(db);
  return {
    lastGood: lastGood && {
      at: lastGood.finishedAt ?? lastGood.startedAt,
      name: lastGood.name ?? '',
      bytes: lastGood.bytes ?? 0,
      unverified: lastGood.isVerified ? null : lastGood.problem,
    },
    lastFailed: lastFailed && {
      at: lastFailed.finishedAt ?? lastFailed.startedAt,
      problem: lastFailed.problem ?? 'unknown',
    },
    isFailing,
  };
}

async function readDisk({ dataDir, diskReserve }: Config): Promise<StatusFacts['disk']> {
  const { bavail, bsize } = await statfs(dataDir);
  return { free: bavail * bsize, reserve: diskReserve };
}

function showBackupPlace({ backups }: Config): string | null {
  if (!backups) return null;
  return 'folder' in backups.to ? backups.to.folder : showS3Place(backups.to);
}
