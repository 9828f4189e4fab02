import { constants } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeInstallation, findPostgresBinaries } from './postgres-binaries.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'marigold-test-'));
});

afterEach(() => rm(root, { recursive: true }));

describe('the installed PostgreSQL', () => {
  it('runs and knows its version', async () => {
    expect((await findPostgresBinaries()).version).toMatch(/^18\.\d+/);
  });
});

describe.skipIf(process.platform === 'win32')('an installation made without scripts', () => {
  it('gets executable programs and the links between libraries, any number of times', async () => {
    const native = join(root, 'native');
    const program = join(native, 'bin', 'postgres');
    await mkdir(join(native, 'bin'), { recursive: true });
    await mkdir(join(native, 'lib'));
    await writeFile(program, '');
    await chmod(program, 0o644);
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));

    for (let times = 0; times < 2; times += 1) await completeInstallation(native, [program]);

    await access(program, constants.X_OK);
    expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  });
});
