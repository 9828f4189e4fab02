import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, vi } from 'vitest';
import { resolveClusterFolder } from './cluster.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import type { Connection } from './ensure-database.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { endPostmaster, isPostmasterOf } from './postmaster-process.ts';
import { removeOutsideSocketFolder } from './socket-folder.ts';

export type Report =
  | { ready: true; pid: number; connection: Connection }
  | { ready: false; name: string; message: string };

export type TestServer = { process: ChildProcess; report: Promise<Report> };

/** Processes that end with each test, and folders that are removed after the file. Call it once per file. */
export function createTestBench() {
  const roots: string[] = [];
  const dataFolders: string[] = [];
  const servers: ChildProcess[] = [];
  const databases: EmbeddedPostgres[] = [];

  afterEach(async () => {
    for (const server of servers.splice(0)) await kill(server);
    for (const database of databases.splice(0)) await database.stop();
    for (const folder of dataFolders) await endDatabaseOf(folder);
  });
  afterAll(async () => {
    for (const root of roots) await rm(root, { recursive: true, force: true, maxRetries: 10 });
  });

  return {
    /** A data folder that does not exist yet. */
    async makeDataFolderPath(name = 'data'): Promise<string> {
      const root = await realpath(await mkdtemp(join(tmpdir(), 'marigold-test-')));
      roots.push(root);
      dataFolders.push(join(root, name));
      return join(root, name);
    },
    /** A PATH without one of the two optional programs. */
    async makePathWithout(missing: 'unshare' | 'setpriv'): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'marigold-test-'));
      roots.push(folder);
      await chmod(folder, 0o755);
      for (const program of ['unshare', 'setpriv']) {
        const found = program === missing ? undefined : await findProgram(program);
        if (found !== undefined) await symlink(found, join(folder, program));
      }
      return folder;
    },
    startServer(
      dataFolder: string,
      how: { uid?: number; gid?: number; path?: string | undefined } = {},
    ): TestServer {
      const { path = process.env.PATH, ...account } = how;
      const server = spawn(process.execPath, [fixturePath('test-server.ts'), dataFolder], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, PATH: path, NODE_OPTIONS: '' },
        ...account,
      });
      servers.push(server);
      return { process: server, report: readReport(server) };
    },
    /** Stops the database after the test. */
    stopLater(database: EmbeddedPostgres): EmbeddedPostgres {
      databases.push(database);
      return database;
    },
  };
}

export function fixturePath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Ends the process with SIGKILL and waits until it has. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

export async function query(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  // The database may be killed; the query fails then.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Tries again until `attempt` does not throw; fails after ten seconds. */
export function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: 10_000, interval: 20 });
}

async function readReport(server: ChildProcess): Promise<Report> {
  if (server.stdout === null) throw new Error('The test server has no output.');
  for await (const line of createInterface({ input: server.stdout })) return JSON.parse(line);
  throw new Error('The test server ended without a report.');
}

async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile()) return join(folder, name);
  }
  return undefined;
}

async function endDatabaseOf(dataFolder: string): Promise<void> {
  const left = await readPostmasterFile(resolveClusterFolder(dataFolder));
  if (left !== null && (await isPostmasterOf(resolveClusterFolder(dataFolder), left.pid)))
    await endPostmaster(await findPostgresBinaries(), left.pid, 5_000);
  await removeOutsideSocketFolder(dataFolder);
}
