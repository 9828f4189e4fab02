import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from './test-folder.ts';

describe('the folder of a test run', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'test-folder-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('is elsewhere on a machine without files in memory', async () => {
    const folder = await makeTestFolder(path.join(parent, 'missing'), parent);
    expect(path.dirname(folder)).toBe(parent);
  });

  it('is one in which other accounts make theirs, as in /tmp', async () => {
    const { mode } = await stat(await makeTestFolder(parent, parent));
    expect(mode & 0o7777).toBe(0o1777);
  });

  it('replaces those of runs that have ended, and no others', async () => {
    const ended = execFileSync(process.execPath, ['-p', 'process.pid']).toString().trim();
    for (const name of [`marigold-test-${ended}-a`, `marigold-test-${process.ppid}-b`, 'marigold-else'])
      await mkdir(path.join(parent, name));
    const own = path.basename(await makeTestFolder(parent, parent));
    const expected = [`marigold-test-${process.ppid}-b`, 'marigold-else', own];
    expect((await readdir(parent)).sort()).toEqual(expected.sort());
  });
});
