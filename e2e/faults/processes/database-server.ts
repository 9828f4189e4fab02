import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { resolveClusterFolder } from '#postgres/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#postgres/embedded-postgres.ts';
import type { Connection } from '#postgres/ensure-database.ts';
import { savePassword } from '#postgres/password.ts';

/** A PostgreSQL for many databases. */
export type DatabaseServer = {
  connection: Connection;
  /** Its address for a proxy. */
  target: NetConnectOpts;
  /** Name of a database to copy: a shop after its first start. Undefined without one. */
  filled?: string | undefined;
};

/** A PostgreSQL that a test may break, because no other test uses it. */
export type BreakableDatabaseServer = DatabaseServer & {
  dataFolder: string;
  /** kill -9. */
  kill(): Promise<void>;
  /** A regular stop that ends the sessions. */
  stop(): Promise<void>;
  /** Starts it again after `kill` or `stop`. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** A test's own database, with its address without a proxy. */
export type TestDatabase = {
  name: string;
  url: string;
  drop(): Promise<void>;
  /** Ends its sessions, and makes an empty database of it. */
  empty(): Promise<void>;
};

/** Nothing reaches the disk in time: for a database that no test breaks. */
export const WITHOUT_DURABILITY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts PostgreSQL with the shop's settings except `settings`, and connections for several servers and the
 * auditor.
 */
export async function startDatabaseServer(
  settings: Record<string, string> = {},
): Promise<BreakableDatabaseServer> {
  return await runDatabaseServer(await makeDataFolder(), settings);
}

/** Starts a streaming replica: a copy of the files of a running PostgreSQL, as `pg_basebackup` makes it. */
export async function startReplica(
  primary: BreakableDatabaseServer,
  settings: Record<string, string> = {},
): Promise<BreakableDatabaseServer> {
  const { host, port, user, password } = primary.connection;
  const source = `host=${host} port=${port} user=${user} password=${password}`;
  return await startCopy(primary, 'standby.signal', async () => ({ primary_conninfo: source, ...settings }));
}

/**
 * Copies the files of a running PostgreSQL and starts the copy, which recovers as its `signal` and its
 * settings say; these are asked for once the copy is made.
 */
export async function startCopy(
  primary: BreakableDatabaseServer,
  signal: 'standby.signal' | 'recovery.signal',
  settings: () => Promise<Record<string, string>>,
): Promise<BreakableDatabaseServer> {
  const dataFolder = await makeDataFolder();
  const [from, to] = [resolveClusterFolder(primary.dataFolder), resolveClusterFolder(dataFolder)];
  const isCopied = (file: string) => !NOT_COPIED.test(path.relative(from, file));
  const client = new pg.Client({ ...primary.connection, database: 'postgres' });
  try {
    await client.connect();
    await client.query("select pg_backup_start('copy', true)");
    await cp(from, to, { recursive: true, filter: isCopied });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await mkdir(path.join(to, 'pg_wal'));
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(path.join(to, signal), '');
    await savePassword(dataFolder, primary.connection.password);
    return await runDatabaseServer(dataFolder, await settings());
  } catch (error) {
    // A file may be gone before it is copied.
    await rm(dataFolder, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Files of the process, and what the primary streams. */
const NOT_COPIED = /^(postmaster\.|pg_wal|pg_replslot\/)/;

const makeDataFolder = () => mkdtemp(path.join(tmpdir(), 'marigold-faults-'));

async function runDatabaseServer(
  dataFolder: string,
  settings: Record<string, string>,
): Promise<BreakableDatabaseServer> {
  const open = () => startEmbeddedPostgres({ dataFolder, settings: { max_connections: '300', ...settings } });
  let postgres: EmbeddedPostgres | null = await open();
  const { connection } = postgres;
  return {
    ...reaching(connection),
    dataFolder,
    async kill() {
      if (postgres) process.kill(postgres.pid, 'SIGKILL');
      // Stops the supervisor from restarting it.
      await postgres?.stop();
      postgres = null;
    },
    async stop() {
      await postgres?.stop();
      postgres = null;
    },
    async start() {
      postgres ??= await open();
    },
    async close() {
      await postgres?.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export function reaching(connection: Connection): DatabaseServer {
  const { host, port } = connection;
  const target = isFolder(host) ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port };
  return { connection, target };
}

/** Creates an empty database, or a copy of one without connections. */
export async function createDatabase(
  { connection }: DatabaseServer,
  { template = 'template1' }: { template?: string | undefined } = {},
): Promise<TestDatabase> {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  await administer(connection, `create database ${name} template ${template}`);
  const drop = () => administer(connection, `drop database ${name} with (force)`);
  return {
    name,
    url: formatUrl({ ...connection, database: name }),
    drop,
    async empty() {
      await drop();
      await administer(connection, `create database ${name}`);
    },
  };
}

/** The connection as a DATABASE_URL. */
export function formatUrl({ host, port, user, password, database }: Connection): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return isFolder(host)
    ? `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${login}@${host}:${port}/${database}`;
}

async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function isFolder(host: string): boolean {
  return path.isAbsolute(host);
}

/**
 * Runs statements in the database `postgres` of a server, each in a transaction of its own; returns the rows
 * of the last.
 */
export async function askServer({ connection }: DatabaseServer, ...statements: string[]) {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const results = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}
