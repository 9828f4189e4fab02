import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildClaimPath, type LockHolder, takeLock } from './lock-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marigold-test-'));
  path = join(folder, 'server.lock');
});

afterEach(() => rm(folder, { recursive: true }));

describe('a free lock', () => {
  it('is taken and released', async () => {
    const outcome = await takeLock(path, holder(1), isAlive);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject(holder(1));
    if (outcome.taken) outcome.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken from a dead holder', async () => {
    await takeLock(path, holder(DEAD), isAlive);
    expect(await takeLock(path, holder(2), isAlive)).toMatchObject({ taken: true });
    expect(await readdir(folder)).toEqual(['server.lock']);
  });

  it('is taken despite a file emptied by a power cut', async () => {
    await writeFile(path, '');
    expect(await takeLock(path, holder(2), isAlive)).toMatchObject({ taken: true });
  });

  it('is taken after a process died during a takeover', async () => {
    await takeLock(path, holder(DEAD), isAlive);
    const claim = buildClaimPath(path, await readFile(path, 'utf8'));
    await writeFile(claim, JSON.stringify(holder(DEAD)));
    expect(await takeLock(path, holder(2), isAlive)).toMatchObject({ taken: true });
    expect(await readdir(folder)).toEqual(['server.lock']);
  });
});

describe('a held lock', () => {
  it('is refused, naming the holder', async () => {
    await takeLock(path, holder(1), isAlive);
    expect(await takeLock(path, holder(2), isAlive)).toEqual({ taken: false, holder: holder(1) });
    expect(await readdir(folder)).toEqual(['server.lock']);
  });

  it('is not released by a holder that lost it', async () => {
    const lost = await takeLock(path, holder(1), isAlive);
    await takeLock(path, holder(2), async () => false);
    if (lost.taken) lost.release();
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject(holder(2));
  });
});

describe('many concurrent processes', () => {
  it.each(['nobody', 'a dead holder'])('exactly one takes the lock of %s', async (before) => {
    for (let round = 0; round < 40; round += 1) {
      if (before === 'a dead holder') await takeLock(path, holder(DEAD), isAlive);
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) => takeLock(path, holder(index + 1), isAlive)),
      );
      const winners = outcomes.filter((outcome) => outcome.taken);
      expect(winners).toHaveLength(1);
      for (const winner of winners) winner.release();
    }
    expect(await readdir(folder)).toEqual([]);
  });
});

const DEAD = 0;

function holder(pid: number): LockHolder {
  return { pid, startedAt: '2026-01-01T00:00:00.000Z', address: 'http://127.0.0.1:3000', identity: `${pid}` };
}

async function isAlive(other: LockHolder): Promise<boolean> {
  return other.pid !== DEAD;
}
