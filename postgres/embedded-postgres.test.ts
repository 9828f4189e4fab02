import { mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { StartupError } from './startup-error.ts';
import { createTestBench, query } from './test-support.ts';

const bench = createTestBench();

// Made by the first test and used by most; a first start is the slow one.
let shop: string;
beforeAll(async () => {
  shop = await makeDataFolder();
});

describe('a first start', () => {
  it('creates a durable database for this machine only, and a later start finds it', async () => {
    const progress: string[] = [];
    const first = await start(shop, (line) => progress.push(line));
    expect(progress[0]).toContain('first start');
    expect(await readSettings(first)).toMatchObject({
      listen_addresses: '',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
    });
    await query(first.connection, 'create extension pg_trgm');
    await query(first.connection, "create table orders as select 'MG-1' as id");
    expect((await query(first.connection, "select 'ÄPFEL' ilike 'äpfel' as same"))[0]).toEqual({
      same: true,
    });
    await first.stop();

    const second = await start(shop, (line) => progress.push(line));
    expect(progress.filter((line) => line.includes('first start'))).toHaveLength(1);
    expect(second.connection).toEqual(first.connection);
    expect(await query(second.connection, 'select id from orders')).toEqual([{ id: 'MG-1' }]);
  });

  it('denies access to others', async () => {
    const { connection, pid } = await start(shop);
    await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow('password');
    for (const private_ of ['postgres', 'run', 'secrets'])
      expect((await stat(join(shop, private_))).mode & 0o077).toBe(0);
    expect((await stat(join(shop, 'secrets', 'postgres-password'))).mode & 0o077).toBe(0);
    if (process.platform === 'linux') expect(await listTcpPorts(pid)).toEqual([]);
  });

  it('works with a path that is too long for a socket and has special characters', async () => {
    const dataFolder = await makeDataFolder(`${'deep, "wide" and \'wet\' – '.repeat(5)}data`);
    const database = await start(dataFolder);
    expect(database.connection.host.startsWith(dataFolder)).toBe(false);
    expect((await stat(database.connection.host)).mode & 0o777).toBe(0o700);
    await database.stop();
    await expect(stat(database.connection.host)).rejects.toThrow('ENOENT');
    const later = await start(dataFolder);
    expect(await query(later.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a lost password file', () => {
  it('is replaced, with another password', async () => {
    const first = await start(shop);
    await first.stop();
    await rm(join(shop, 'secrets'), { recursive: true });
    const second = await start(shop);
    expect(second.connection.password).not.toBe(first.connection.password);
    expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();

    await writeFile(join(shop, 'secrets', 'postgres-password'), 'from another shop\n');
    await expectRefusal(start(shop), 'is not the database');
  });
});

describe('a failed start', () => {
  it("contains PostgreSQL's reason", async () => {
    const refused = startEmbeddedPostgres({ dataFolder: shop, settings: { shared_buffers: 'plenty' } });
    await expectRefusal(refused, 'invalid value for parameter "shared_buffers"');
  });

  it('refuses a database of another major version, and a folder without a database', async () => {
    const dataFolder = await makeDataFolder();
    const cluster = join(dataFolder, 'postgres');
    await writeFile(cluster, '');
    await expectRefusal(start(dataFolder), 'is not a PostgreSQL database');
    await rm(cluster);
    await mkdir(cluster);
    await writeFile(join(cluster, 'PG_VERSION'), '17\n');
    await expectRefusal(start(dataFolder), 'made by PostgreSQL 17, but this is PostgreSQL 18');
    expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe('17\n');
  });
});

async function makeDataFolder(name?: string): Promise<string> {
  const path = await bench.makeDataFolderPath(name);
  await mkdir(path, { mode: 0o700 });
  return path;
}

async function start(dataFolder: string, onProgress: (line: string) => void = () => {}) {
  return bench.stopLater(await startEmbeddedPostgres({ dataFolder, onProgress }));
}

async function readSettings({ connection }: Awaited<ReturnType<typeof start>>) {
  const rows = await query(connection, 'select name, setting from pg_settings');
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

async function expectRefusal(attempt: Promise<unknown>, line: string): Promise<void> {
  const refusal = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toContain(line);
  expect(String(refusal)).not.toContain('\n');
}

/** The TCP sockets that a process has open, as lines of Linux' own table. */
async function listTcpPorts(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`;
  const files = await Promise.all((await readdir(folder)).map((name) => readlink(`${folder}/${name}`)));
  const sockets = files.map((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1]);
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')));
  const INODE = 9;
  return tables
    .flatMap((table) => table.trim().split('\n').slice(1))
    .filter((line) => sockets.includes(line.trim().split(/\s+/)[INODE]));
}
