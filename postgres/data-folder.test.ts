import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { isSocketAnswering, resolveSocket, resolveSocketFolder } from './socket-folder.ts';
import { StartupError } from './startup-error.ts';
import { createTestBench, fixturePath, kill } from './test-support.ts';

const owner = { address: 'http://127.0.0.1:4000' };
const bench = createTestBench();

describe('opening the data folder', () => {
  it('creates it for its owner only, with its parents', async () => {
    const path = join(await bench.makeDataFolderPath(), 'shop');
    const folder = await openDataFolder(path, owner);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect(folder.path).toBe(path);
    folder.release();
    expect(await readdir(path)).toEqual([]);
  });

  it('refuses a second server, naming the first', async () => {
    const path = await bench.makeDataFolderPath();
    const first = await openDataFolder(path, owner);
    const { startedAt } = JSON.parse(await readFile(join(path, 'server.lock'), 'utf8'));
    await expect(openDataFolder(path, owner)).rejects.toThrow(
      `process ${process.pid}, serving http://127.0.0.1:4000 since ${startedAt}`,
    );
    first.release();
    (await openDataFolder(path, owner)).release();
  });

  it('replaces a server that had this pid before a restart', async () => {
    const path = await bench.makeDataFolderPath();
    await writeLock(path, { identity: 'an-earlier-boot pid:[1] 77' });
    (await openDataFolder(path, owner)).release();
  });

  it.runIf(process.platform === 'linux')(
    'refuses while the database of a server in another container answers',
    async () => {
      const path = await bench.makeDataFolderPath();
      const first = await openDataFolder(path, owner);
      const { identity } = JSON.parse(await readFile(join(path, 'server.lock'), 'utf8'));
      first.release();
      await writeLock(path, { pid: 7, identity: identity.replace(/pid:\[\d+\]/, 'pid:[1]') });
      const listener = await listenOnDatabaseSocket(path);
      await expect(openDataFolder(path, owner)).rejects.toThrow('process 7');
      await kill(listener);
      expect(await isSocketAnswering(resolveSocket(path))).toBe(false);
      (await openDataFolder(path, owner)).release();
    },
  );

  it('admits exactly one of many concurrent servers after a crash', async () => {
    const path = await bench.makeDataFolderPath();
    await writeLock(path, { identity: 'an-earlier-boot pid:[1] 77' });
    const contenders = Array.from({ length: 12 }, () =>
      spawn(process.execPath, [fixturePath('test-lock-holder.ts'), path], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    try {
      const answers = await Promise.all(
        contenders.map(async ({ stdout }) => (await once(createInterface({ input: stdout }), 'line'))[0]),
      );
      expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
      expect(answers.filter((answer) => answer.includes('in use by another server'))).toHaveLength(11);
    } finally {
      for (const contender of contenders) await kill(contender);
    }
  });
});

describe('a folder that cannot be used', () => {
  it('names a file in the way', async () => {
    const path = await bench.makeDataFolderPath();
    await writeFile(path, '');
    await expectRefusal(path, 'a file is in the way');
    await expectRefusal(join(path, 'below'), 'a file is in the way');
  });

  it.runIf(process.platform === 'linux')('reports that it cannot be made there', async () => {
    await expectRefusal('/proc/shop/data', 'cannot be made there');
  });
});

async function expectRefusal(path: string, line: string): Promise<void> {
  const refusal = await openDataFolder(path, owner).then(
    () => null,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toContain(line);
  expect(String(refusal)).not.toContain('\n');
}

async function writeLock(path: string, holder: { pid?: number; identity: string }): Promise<void> {
  await mkdir(path, { recursive: true });
  const lock = { pid: process.pid, startedAt: new Date().toISOString(), ...owner, ...holder };
  await writeFile(join(path, 'server.lock'), JSON.stringify(lock));
}

/** A fake PostgreSQL of another container; killed, it leaves its socket, as PostgreSQL does. */
async function listenOnDatabaseSocket(path: string) {
  await mkdir(resolveSocketFolder(path));
  const script = `require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))`;
  const listener = spawn(process.execPath, ['-e', script, resolveSocket(path)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(listener.stdout, 'data');
  return listener;
}
