import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '#postgres/startup-error.ts';
import { connectWithoutTimeouts } from './connect-without-timeouts.ts';
import { type Database, IDLE_IN_TRANSACTION_TIMEOUT } from './connection.ts';
import { MIGRATIONS, mayRunOnNewer, recordOldest } from './oldest-version.ts';
import { limitIdle } from './pooled-connections.ts';

/** The version whose tables the first migration makes. Databases of earlier versions pass through it. */
const FIRST_VERSION = '40d45574';

/** Milliseconds between keep-alive queries of the lock holder; far below IDLE_IN_TRANSACTION_TIMEOUT. */
const KEEP_ALIVE_INTERVAL = 500;

/**
 * Migrates the database, then runs `afterwards` (the demo seed), holding a row lock: of several servers that
 * start together one does the work and the others wait. A row lock, because not every PostgreSQL-compatible
 * database has advisory locks.
 */
export async function migrate(db: Database, afterwards: () => Promise<void>): Promise<void> {
  await createLockTable(db);
  const holder = await connectWithoutTimeouts(db);
  // The next query reports the error; an 'error' event without a listener would end the process.
  holder.on('error', () => undefined);
  let signs: NodeJS.Timeout | undefined;
  // A connection takes one query at a time, and a busy database may need longer than the interval for it.
  let sign: Promise<unknown> | null = null;
  const giveSign = () => {
    sign ??= holder
      .query('select 1')
      .catch(() => undefined)
      .finally(() => {
        sign = null;
      });
  };
  try {
    await holder.query(`begin; ${limitIdle(IDLE_IN_TRANSACTION_TIMEOUT)}`);
    await holder.query(`select 1 from startup_lock where id = 1 for update`);
    // The database ends idle transactions, so that a server without power blocks no other.
    signs = setInterval(giveSign, KEEP_ALIVE_INTERVAL);
    await bringUpToDate(db);
    await afterwards();
    clearInterval(signs);
    await sign;
    await holder.query('commit');
  } finally {
    clearInterval(signs);
    await holder.end();
  }
}

/** Without the time limits of requests: in a large shop a migration may take minutes. */
async function bringUpToDate(db: Database): Promise<void> {
  const client = await connectWithoutTimeouts(db);
  client.on('error', () => undefined);
  try {
    await refuseEarlier(client);
    await refuseNewer(client);
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    await recordOldest(client);
  } finally {
    await client.end();
  }
}

/**
 * The first migration makes the tables of a version that itself was reached by 67 migrations, and has the
 * time of the last of these: Drizzle does not run it where that one ran (decision 116).
 */
async function refuseEarlier(client: pg.Client): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const at = await findNewestTime(client);
  if (first && at !== null && at < first.folderMillis)
    throw new StartupError(
      `The database is of a version before ${FIRST_VERSION}. Start that version with it once, then this one.`,
    );
}

/**
 * An older version may write what the newer one does not see, such as stock of its former column. It may run
 * if the newer one says so (decision 155).
 */
async function refuseNewer(client: pg.Client): Promise<void> {
  if ((await compareMigrations(client)) === 'newer' && !(await mayRunOnNewer(client)))
    throw new StartupError(
      'The database is of a newer version of the shop. Start that version, or restore a backup of before the upgrade.',
    );
}

type Client = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** The time of this version's newest migration, whose files do not change while it runs. */
let newest: number | null = null;

/** Says whether the tables are those of this version of the shop, or of an `older` or `newer` one. */
export async function compareMigrations(client: Client): Promise<'equal' | 'older' | 'newer'> {
  newest ??= readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  const at = (await findNewestTime(client)) ?? 0;
  return at === newest ? 'equal' : at < newest ? 'older' : 'newer';
}

/** Returns the time of the newest migration that ran, in milliseconds; null if none did. */
async function findNewestTime(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ ran: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as ran`,
  );
  if (!rows[0]?.ran) return null;
  const latest = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  const at = latest.rows[0]?.at ?? null;
  return at === null ? null : Number(at);
}

/** `create table if not exists` can collide with another server's; a retry finds the table. */
async function createLockTable(db: Database): Promise<void> {
  const statements = `
    create table if not exists startup_lock (id integer primary key);
    insert into startup_lock (id) values (1) on conflict do nothing`;
  for (let attempt = 1; ; attempt++) {
    try {
      await db.$client.query(statements);
      return;
    } catch (error) {
      const collided =
        error instanceof pg.DatabaseError && ['23505', '42P07', '42710'].includes(error.code ?? '');
      if (!collided || attempt >= 5) throw error;
    }
  }
}
