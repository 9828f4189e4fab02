import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectWithoutTimeouts } from '../connect-without-timeouts.ts';
import { connect, type Database, type DatabaseAddress } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { PooledConnections } from '../pooled-connections.ts';
import { readBackup } from './read-backup.ts';

/** The names of databases that are there for a verification only. */
const CHECK = 'marigold_check_';

/**
 * Restores a backup into a new database beside the shop's, which compares all rows, counts and sums, and
 * drops that database. Returns null, or why that cannot be done. Throws if the backup cannot be restored.
 */
export async function verifyBackup(db: Database, file: string): Promise<string | null> {
  // Which databases it leads to is in its settings.
  if (db.$client instanceof PooledConnections) return 'the pooler leads to the database of the shop alone';
  const client = await connectWithoutTimeouts(db);
  try {
    if (!(await mayCreateDatabases(client))) return 'the role of the database may not create another one';
    const prefix = await findPrefix(client);
    await dropLeftovers(client, prefix);
    const name = prefix + randomBytes(6).toString('hex');
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

/** Another shop on the same database server verifies its backups, too. */
async function findPrefix(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database');
  const shop = createHash('sha256').update(rows[0]?.database ?? '');
  return `${CHECK}${shop.digest('hex').slice(0, 8)}_`;
}

/** Those of a server that ended meanwhile; only one of a shop makes backups at a time. */
async function dropLeftovers(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
      and datdba = (select oid from pg_roles where rolname = current_user)`,
    [prefix],
  );
  for (const { name } of rows)
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}
