import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectWithoutTimeouts } from '../connect-without-timeouts.ts';
import { connect, type Database, type DatabaseAddress } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { readBackup } from './read-backup.ts';

/** The names of databases that are there for a verification only. */
const PREFIX = 'marigold_check_';

/**
 * Restores a backup into a new database beside the shop's, which compares all rows, counts and sums, and
 * drops that database. Returns null, or why that cannot be done. Throws if the backup cannot be restored.
 */
export async function verifyBackup(db: Database, file: string): Promise<string | null> {
  const client = await connectWithoutTimeouts(db);
  try {
    if (!(await mayCreateDatabases(client))) return 'the role of the database may not create another one';
    await dropLeftovers(client);
    const name = PREFIX + randomBytes(6).toString('hex');
    await client.query(`create database ${name} template template0`);
    try {
      await restoreInto(db, name, file);
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
    return null;
  } finally {
    await client.end();
  }
}

async function restoreInto(db: Database, name: string, file: string): Promise<void> {
  const check = connect(besides(db, name), () => undefined);
  try {
    await migrate(check, async () => undefined);
    await readBackup(check, file);
  } finally {
    await check.$client.end();
  }
}

/** The address of another database of the same server. */
function besides(db: Database, database: string): DatabaseAddress {
  const { options } = db.$client;
  const { connectionString, host = 'localhost', port = 5432, user = '' } = options;
  if (connectionString) {
    const url = new URL(connectionString);
    url.pathname = `/${database}`;
    return { url: url.href };
  }
  // `password` is not enumerable in the pool's options.
  return { host, port, user, password: String(options.password), database };
}

async function mayCreateDatabases(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  );
  return rows[0]?.may === true;
}

/** Those of a server that ended meanwhile; only one makes backups at a time. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
      and datdba = (select oid from pg_roles where rolname = current_user)`,
    [PREFIX],
  );
  for (const { name } of rows)
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}
