import { mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type LockHolder, takeLock } from './lock-file.ts';
import { isFromAnotherContainer, readProcessIdentity } from './process-identity.ts';
import { isSocketAnswering, socketOf } from './socket-folder.ts';
import { StartupError } from './startup-error.ts';
import { errorCode, explainFolderError } from './system-errors.ts';

/**
 * The folder that holds everything the server keeps, locked for this process until `release`. `path` is
 * absolute.
 */
export type DataFolder = { path: string; release(): void };

/**
 * Creates the folder if needed (mode 0700), checks that it can be written and locks it.
 * `owner.address` is what the server will serve, for the message a second server gets.
 * Throws a StartupError that names the living holder, or says what keeps the folder from being used.
 */
export async function openDataFolder(path: string, owner: { address: string }): Promise<DataFolder> {
  const folder = resolve(path);
  try {
    await makeFolder(folder);
    const realFolder = await realpath(folder);
    return await lock(realFolder, owner.address);
  } catch (error) {
    throw explainFolderError(error, folder);
  }
}

/**
 * With its parents. Node's own recursive mkdir never returns where a file system answers ENOENT, as /proc
 * does.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || (await isThere(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

async function lock(folder: string, address: string): Promise<DataFolder> {
  const identity = await readProcessIdentity(process.pid);
  if (identity === null) throw new Error('The server cannot find its own process.');
  const holder: LockHolder = { pid: process.pid, startedAt: new Date().toISOString(), address, identity };
  const outcome = await takeLock(join(folder, 'server.lock'), holder, (other) => isAlive(other, folder));
  if (outcome.taken) return { path: folder, release: outcome.release };
  throw new StartupError(
    `The data folder ${folder} is in use by another server: process ${outcome.holder.pid}, serving ` +
      `${outcome.holder.address} since ${outcome.holder.startedAt}. Stop that one, or set DATA_DIR to another folder.`,
  );
}

/**
 * A holder in another container cannot be seen as a process, but its database answers through the shared
 * folder.
 */
async function isAlive(holder: LockHolder, folder: string): Promise<boolean> {
  if ((await readProcessIdentity(holder.pid)) === holder.identity) return true;
  return (await isFromAnotherContainer(holder.identity)) && (await isSocketAnswering(socketOf(folder)));
}
