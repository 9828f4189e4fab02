import { existsSync } from 'node:fs';
import { mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type LockHolder, takeLock } from './lock-file.ts';
import { isFromAnotherContainer, readProcessIdentity } from './process-identity.ts';
import { isSocketAnswering, resolveSocket } from './socket-folder.ts';
import { StartupError } from './startup-error.ts';
import { errorCode, explainFolderError } from './system-errors.ts';

/**
 * Creates the folder of the server's files if needed (mode 0700), checks that it can be written and locks it
 * for this process until `release`. Resolves with its absolute `path`.
 * `owner.address` is what the server will serve, for the message that a second server prints.
 * Throws a StartupError that names the living holder, or the reason why the folder cannot be used.
 */
export async function openDataFolder(path: string, owner: { address: string }) {
  const folder = resolve(path);
  try {
    await makeFolder(folder);
    return await lock(await realpath(folder), owner.address);
  } catch (error) {
    throw explainFolderError(error, folder);
  }
}

/** Also makes its parents: Node's recursive mkdir never ends below /proc, which answers ENOENT. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}

async function lock(folder: string, address: string) {
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

/** A holder in another container is not visible as a process, but its database answers through the folder. */
async function isAlive(holder: LockHolder, folder: string): Promise<boolean> {
  if ((await readProcessIdentity(holder.pid)) === holder.identity) return true;
  return (await isFromAnotherContainer(holder.identity)) && (await isSocketAnswering(resolveSocket(folder)));
}
