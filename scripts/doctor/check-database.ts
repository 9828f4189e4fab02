import { findLastBackup } from '#db/backup/last-backup.ts';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import type { Database } from '#db/connection.ts';
import { findPooler, POOLER_SENTENCES, type Pooler } from '#db/find-pooler.ts';
import { compareMigrations } from '#db/migrate.ts';
import { DAY } from '#domain/time-units.ts';
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

/** Checks when `npm run backup` last saved the database. */
export async function checkBackups(db: Database, situation: BackupSituation): Promise<Finding> {
  return describeBackup(await findLastBackup(db).catch(() => null), situation);
}

export function describeBackup(last: Date | null, { isPublic, now }: BackupSituation): Finding {
  const isOld = last === null || now.getTime() - last.getTime() > OLD_BACKUP;
  const when = last ? `the last one is of ${last.toISOString().slice(0, 10)}` : 'there is none yet';
  if (!isOld) return good('Backups', `${when}.`);
  const todo = 'Run `npm run backup -- FILE` each night, and copy DATA_DIR/uploads (docs/operating.md).';
  return (isPublic ? wrong : note)('Backups', `${when}. ${todo}`);
}
