import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createTestBench, query, type Report } from './test-support.ts';

const run = promisify(execFile);
const bench = createTestBench();

const NOBODY = { uid: 65534, gid: 65534 };
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
const nobodyReadsUs = isLinuxRoot && (await canNobodyRead());

describe.runIf(isLinuxRoot)('root', () => {
  it('starts PostgreSQL in a folder that only root can enter', async () => {
    const dataFolder = await makeDataFolder({ reachable: false });
    await expectWorking(await startAndStop(dataFolder));
    expect((await stat(join(dataFolder, 'postgres'))).uid).toBe(0);
  });

  it("uses an unprivileged account where user namespaces are forbidden, also for files that were root's", async () => {
    const dataFolder = await makeDataFolder({ reachable: true });
    await expectWorking(await startAndStop(dataFolder));
    const path = await bench.makePathWithout('unshare');
    await expectWorking(await startAndStop(dataFolder, { path }));
    const { uid } = await stat(join(dataFolder, 'postgres'));
    expect(uid).not.toBe(0);
    expect((await stat(dataFolder)).mode & 0o007).toBe(0);

    await expectWorking(await startAndStop(dataFolder));
    expect((await stat(join(dataFolder, 'postgres'))).uid).toBe(uid);
  });

  it('names the three solutions if nothing works', async () => {
    const dataFolder = await makeDataFolder({ reachable: false });
    const report = await startAndStop(dataFolder, { path: await bench.makePathWithout('unshare') });
    expectRefusal(report, /ordinary user.*DATA_DIR.*DATABASE_URL/);
    expect((await stat(dataFolder)).mode & 0o777).toBe(0o700);
  });
});

// Skipped where the checkout lies in a folder that other users cannot enter: node could not read the server.
describe.runIf(nobodyReadsUs)('an ordinary user', () => {
  it('starts PostgreSQL in its own folder, with and without setpriv', async () => {
    const dataFolder = await makeDataFolder({ reachable: true });
    await chown(dataFolder, NOBODY.uid, NOBODY.gid);
    await expectWorking(await startAndStop(dataFolder, NOBODY));
    expect((await stat(join(dataFolder, 'postgres'))).uid).toBe(NOBODY.uid);
    await expectWorking(
      await startAndStop(dataFolder, { ...NOBODY, path: await bench.makePathWithout('setpriv') }),
    );
  });

  it('starts PostgreSQL without a user name', async () => {
    const dataFolder = await makeDataFolder({ reachable: true });
    await chown(dataFolder, 54321, 54321);
    await expectWorking(await startAndStop(dataFolder, { uid: 54321, gid: 54321 }));
  });

  it('is refused a folder that it cannot write', async () => {
    const dataFolder = await makeDataFolder({ reachable: true });
    await chmod(dataFolder, 0o755);
    expectRefusal(await startAndStop(dataFolder, NOBODY), /cannot be written by user nobody \(uid 65534\)/);
  });

  it('is refused the database of another user', async () => {
    const dataFolder = await makeDataFolder({ reachable: true });
    await mkdir(join(dataFolder, 'postgres'), { mode: 0o700 });
    await chown(dataFolder, NOBODY.uid, NOBODY.gid);
    expectRefusal(await startAndStop(dataFolder, NOBODY), /belongs to uid 0/);
  });
});

/** In a folder that everybody, or only root, can enter. */
async function makeDataFolder({ reachable }: { reachable: boolean }): Promise<string> {
  const dataFolder = await bench.makeDataFolderPath();
  await chmod(dirname(dataFolder), reachable ? 0o755 : 0o700);
  await mkdir(dataFolder, { mode: 0o700 });
  return dataFolder;
}

/** Starts a server, asks the database something, and stops it. */
async function startAndStop(
  dataFolder: string,
  how: { uid?: number; gid?: number; path?: string } = {},
): Promise<Report & { answer?: unknown }> {
  const server = bench.startServer(dataFolder, how);
  const report = await server.report;
  if (!report.ready) return report;
  const answer = await query(report.connection, 'select 1 as one');
  const exited = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGTERM');
  expect(await exited).toBe(0);
  return { ...report, answer };
}

async function expectWorking(report: Report & { answer?: unknown }): Promise<void> {
  expect(report).toMatchObject({ ready: true, answer: [{ one: 1 }] });
}

function expectRefusal(report: Report, line: RegExp): void {
  expect(report).toMatchObject({ ready: false, name: 'StartupError', message: expect.stringMatching(line) });
  expect(report).not.toMatchObject({ message: expect.stringContaining('\n') });
}

async function canNobodyRead(): Promise<boolean> {
  try {
    await run(process.execPath, ['--check', new URL('test-server.ts', import.meta.url).pathname], {
      ...NOBODY,
      cwd: '/',
    });
    return true;
  } catch {
    return false;
  }
}
