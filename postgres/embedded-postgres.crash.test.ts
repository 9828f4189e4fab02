import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostmasterOf } from './postmaster-process.ts';
import { readProcessIdentity } from './process-identity.ts';
import { createTestBench, eventually, kill, query, type TestServer } from './test-support.ts';

const bench = createTestBench();

// The same shop goes through all of it.
let shop: string;
beforeAll(async () => {
  shop = await bench.makeDataFolderPath();
  await mkdir(shop, { mode: 0o700 });
});

describe('after kill -9 of the server', () => {
  it('the next one starts while PostgreSQL still shuts down', async () => {
    const { server, connection } = await runServer(shop);
    await query(connection, "create table orders as select 'MG-1' as id");
    await kill(server.process);
    const { connection: again } = await runServer(shop);
    expect(await query(again, 'select id from orders')).toEqual([{ id: 'MG-1' }]);
  });

  it('a PostgreSQL that still runs is stopped', async () => {
    const first = await runServer(shop, await bench.makePathWithout('setpriv'));
    await kill(first.server.process);
    await delay(300);
    expect(await isPostmasterOf(join(shop, 'postgres'), first.pid)).toBe(true);
    const second = await runServer(shop);
    expect(await readProcessIdentity(first.pid)).toBeNull();
    expect(second.pid).not.toBe(first.pid);
  });

  it('during the first start, the next one starts over', async () => {
    const dataFolder = await bench.makeDataFolderPath();
    const server = bench.startServer(dataFolder);
    await eventually(async () => expect(await listUnfinished(dataFolder)).toContain('PG_VERSION'));
    server.report.catch(() => {});
    await kill(server.process);
    expect(await readdir(dataFolder)).not.toContain('postgres');
    const { connection } = await runServer(dataFolder);
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataFolder)).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('and of PostgreSQL, the next one starts and spares another program with its pid', async () => {
    const bystander = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000)'], { stdio: 'ignore' });
    try {
      await writePostmasterFile(shop, bystander);
      const database = await start(shop);
      expect(await query(database.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(bystander.signalCode).toBeNull();
      expect(bystander.exitCode).toBeNull();
    } finally {
      await kill(bystander);
    }
  });
});

describe('after kill -9 of PostgreSQL', () => {
  it('it restarts by itself, with all committed data', async () => {
    const log: string[] = [];
    const database = await start(shop, (line) => log.push(line));
    const { connection, pid } = database;
    await query(connection, "create table payments as select 'MG-1' as id");
    // A session that is busy when PostgreSQL dies holds its memory for a while.
    const busy = query(connection, 'select sum(i) from generate_series(1, 5000000) i').catch(() => 'cut off');
    await eventually(async () => expect(await query(connection, BUSY_SESSIONS)).not.toEqual([]));
    process.kill(pid, 'SIGKILL');
    await busy;
    const rows = await eventually(async () => query(connection, 'select id from payments'));
    expect(rows).toEqual([{ id: 'MG-1' }]);
    expect(database.pid).not.toBe(pid);
    expect(log).toContain(
      `PostgreSQL (process ${pid}) ended by signal SIGKILL; starting it again in 100 ms.`,
    );
  });

  it('it can be stopped during its restart', async () => {
    const database = await start(shop);
    process.kill(database.pid, 'SIGKILL');
    await eventually(async () => expect(await readProcessIdentity(database.pid)).toBeNull());
    await database.stop();
    await expect(query(database.connection, 'select 1')).rejects.toThrow();
    expect(await query((await start(shop)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('SIGTERM', () => {
  it('closes the database in order and frees the folder', async () => {
    const { server, pid } = await runServer(shop);
    server.process.kill('SIGTERM');
    await eventually(async () => expect(server.process.exitCode).toBe(0));
    expect(await readProcessIdentity(pid)).toBeNull();
    expect(await readdir(join(shop, 'postgres'))).not.toContain('postmaster.pid');
    (await openDataFolder(shop, { address: '' })).release();
  });
});

const BUSY_SESSIONS =
  "select 1 from pg_stat_activity where query like '%generate_series(%' and pid <> pg_backend_pid()";

async function runServer(
  dataFolder: string,
  path?: string,
): Promise<{ server: TestServer } & Pick<EmbeddedPostgres, 'pid' | 'connection'>> {
  const server = bench.startServer(dataFolder, { path });
  const report = await server.report;
  if (!report.ready) throw new Error(report.message);
  return { server, pid: report.pid, connection: report.connection };
}

async function start(
  dataFolder: string,
  onLog: (line: string) => void = () => {},
): Promise<EmbeddedPostgres> {
  return bench.stopLater(await startEmbeddedPostgres({ dataFolder, onLog }));
}

async function listUnfinished(dataFolder: string): Promise<string[]> {
  const [draft] = (await readdir(dataFolder)).filter((name) => name.startsWith('postgres.draft-'));
  return draft === undefined ? [] : readdir(join(dataFolder, draft, 'postgres'));
}

async function writePostmasterFile(dataFolder: string, { pid }: ChildProcess): Promise<void> {
  const cluster = join(dataFolder, 'postgres');
  const lines = [pid, cluster, 0, 5432, join(dataFolder, 'run'), '', '  1 1', 'ready   '];
  await writeFile(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  expect(await readFile(join(cluster, 'postmaster.pid'), 'utf8')).toContain(String(pid));
}
