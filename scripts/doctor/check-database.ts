import { findLastBackup } from '#db/backup/last-backup.ts';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import type { Database } from '#db/connection.ts';
import { findPooler, POOLER_SENTENCES, type Pooler } from '#db/find-pooler.ts';
import { compareMigrations } from '#db/migrate.ts';
import { DAY } from '#domain/time-units.ts';
import { describeBackups } from '#server/backups/describe-backups.ts';
import { type Finding, good, note, wrong } from './finding.ts';

/** PostgreSQL's number of a version: 140000 is 14. */
const OLDEST_POSTGRES = 140_000;

/** Milliseconds since the last backup of a shop that others reach. */
const OLD_BACKUP = 2 * DAY;

/**
 * Checks the version of PostgreSQL, its extension, the pooler before it, and whether this version of the shop
 * fits the tables.
 */
export async function checkDatabase(db: Database): Promise<Finding[]> {
  const client = await connectWithoutTimeouts(db);
  try {
    const { rows } = await client.query<{ number: string; version: string; trigrams: boolean }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as version,
        exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams`,
    );
    const [{ number, version, trigrams } = { number: '0', version: 'unknown', trigrams: false }] = rows;
    const server =
      Number(number) < OLDEST_POSTGRES
        ? wrong('Database', `PostgreSQL ${version} is too old. Use 14 or later.`)
        : trigrams
          ? good('Database', `PostgreSQL ${version} answers.`)
          : wrong(
              'Database',
              `PostgreSQL ${version} has no extension pg_trgm. Install it (postgresql-contrib).`,
            );
    const pooler = describePooler(await findPooler(db));
    return [server, ...pooler, describeTables(await compareMigrations(client))];
  } finally {
    await client.end();
  }
}

/** Without a finding where there is no pooler. */
export function describePooler(pooler: Pooler): Finding[] {
  const sentence = POOLER_SENTENCES[pooler];
  if (sentence === null) return [];
  const say = pooler === 'hidden' ? wrong : pooler === 'with names' ? good : note;
  return [say('Pooler', sentence)];
}

export function describeTables(tables: Awaited<ReturnType<typeof compareMigrations>>): Finding {
  if (tables === 'equal') return good('Tables', 'they are of this version of the shop.');
  if (tables === 'newer')
    return wrong('Tables', 'a newer version of the shop wrote them. Start that version again.');
  return note(
    'Tables',
    'they are of an earlier version. The next start brings them up to date; back up first.',
  );
}

type BackupSituation = {
  /** True if others reach the shop. */
  isPublic: boolean;
  now: Date;
};

/** Checks when the database was last saved, and whether the backups that the shop makes itself fail. */
export async function checkBackups(db: Database, situation: BackupSituation): Promise<Finding> {
  const own = await describeBackups(db).catch(() => null);
  if (own?.isFailing && own.lastFailed) return describeFailing(own.lastFailed);
  return describeBackup(await findLastBackup(db).catch(() => null), situation);
}

function describeFailing({ dueAt, problem }: { dueAt: Date; problem: string | null }): Finding {
  return wrong('Backups', `the one of ${dueAt.toISOString().slice(0, 10)} failed: ${problem}.`);
}

export function describeBackup(last: Date | null, { isPublic, now }: BackupSituation): Finding {
  const isOld = last === null || now.getTime() - last.getTime() > OLD_BACKUP;
  const when = last ? `the last one is of ${last.toISOString().slice(0, 10)}` : 'there is none yet';
  if (!isOld) return good('Backups', `${when}.`);
  const todo = 'Set BACKUP_TO and BACKUP_KEY, and the shop makes one each night (docs/operating.md).';
  return (isPublic ? wrong : note)('Backups', `${when}. ${todo}`);
}
