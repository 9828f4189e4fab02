import { chmod, lstat, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { currentAccount } from './account.ts';
import {
  prepareSocketFolder,
  removeOutsideSocketFolder,
  resolveSocket,
  resolveSocketFolder,
} from './socket-folder.ts';
import { StartupError } from './startup-error.ts';

// The folder is only named after, never made.
const FAR_AWAY = `/${'a-long-way-down/'.repeat(8)}${process.pid}`;

afterEach(() => removeOutsideSocketFolder(FAR_AWAY));

describe('the path of the socket', () => {
  it('is in the data folder if that is short enough', () => {
    expect(resolveSocketFolder('/srv/shop/data')).toBe('/srv/shop/data/run');
  });

  it('is otherwise in a separate folder for each data folder', () => {
    expect(resolveSocketFolder(FAR_AWAY).startsWith(tmpdir())).toBe(true);
    expect(resolveSocketFolder(FAR_AWAY)).not.toBe(resolveSocketFolder(`${FAR_AWAY}2`));
  });

  it.each([80, 85, 86, 87, 88, 89, 90, 120])('always fits a socket address (%i letters)', (length) => {
    expect(Buffer.byteLength(resolveSocket(`/${'ä'.repeat(length / 2)}`))).toBeLessThanOrEqual(103);
  });
});

describe.skipIf(process.platform === 'win32')('the folder of the socket', () => {
  it('is created private', async () => {
    await prepareSocketFolder(FAR_AWAY, currentAccount());
    expect((await lstat(resolveSocketFolder(FAR_AWAY))).mode & 0o777).toBe(0o700);
  });

  it('is refused if others can enter it', async () => {
    await mkdir(resolveSocketFolder(FAR_AWAY));
    await chmod(resolveSocketFolder(FAR_AWAY), 0o755);
    await expect(prepareSocketFolder(FAR_AWAY, currentAccount())).rejects.toThrow(StartupError);
  });

  it('is refused if it is a link', async () => {
    await symlink(tmpdir(), resolveSocketFolder(FAR_AWAY));
    await expect(prepareSocketFolder(FAR_AWAY, currentAccount())).rejects.toThrow(StartupError);
    await rm(resolveSocketFolder(FAR_AWAY));
  });
});
