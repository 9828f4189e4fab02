import { createHash } from 'node:crypto';
import { lstat, mkdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, giveTo } from './account.ts';
import { StartupError } from './startup-error.ts';
import { errorCode } from './system-errors.ts';

/** Part of the socket's name; no TCP port is opened. */
export const SOCKET_PORT = 5432;

/** macOS allows 103 bytes for the path of a socket, Linux 107. */
const LONGEST_SOCKET_PATH = 103;

/** The folder of the socket: in the data folder, or a private temporary folder if that path is too long. */
export function resolveSocketFolder(dataFolder: string): string {
  const inside = join(dataFolder, 'run');
  if (fitsSocketAddress(inside)) return inside;
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const name = `marigold-${process.getuid?.() ?? 0}-${hash}`;
  const outside = join(tmpdir(), name);
  return fitsSocketAddress(outside) ? outside : join('/tmp', name);
}

export function resolveSocket(dataFolder: string): string {
  return socketPath(resolveSocketFolder(dataFolder));
}

/**
 * Makes the folder (mode 0700) for the owner of PostgreSQL's files, and removes the socket of a killed
 * PostgreSQL. Call it only when no PostgreSQL of this data folder runs. Refuses a temporary folder of another
 * user.
 */
export async function prepareSocketFolder(dataFolder: string, owner: Account | null): Promise<void> {
  if (owner === null) return;
  const folder = resolveSocketFolder(dataFolder);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (isOutside(folder, dataFolder)) await refuseForeignFolder(folder, owner);
  }
  await rm(socketPath(folder), { force: true });
  await rm(`${socketPath(folder)}.lock`, { force: true });
  await giveTo(folder, owner);
}

/** Removes the folder if it is outside the data folder. */
export async function removeOutsideSocketFolder(dataFolder: string): Promise<void> {
  const folder = resolveSocketFolder(dataFolder);
  if (isOutside(folder, dataFolder)) await rm(folder, { recursive: true, force: true });
}

/** True if a process listens on the socket, including one in another container that shares the folder. */
export function isSocketAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // EAGAIN: a process listens, but is too busy to accept.
    socket.once('error', (error) => resolve(errorCode(error) === 'EAGAIN'));
  });
}

function socketPath(folder: string): string {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}`);
}

function isOutside(folder: string, dataFolder: string): boolean {
  return folder !== join(dataFolder, 'run');
}

function fitsSocketAddress(folder: string): boolean {
  return Buffer.byteLength(socketPath(folder)) <= LONGEST_SOCKET_PATH;
}

/** Another user could have made the temporary folder first, to listen on the socket. */
async function refuseForeignFolder(folder: string, owner: Account): Promise<void> {
  const found = await lstat(folder);
  const isOwner = found.uid === process.getuid?.() || found.uid === owner.uid;
  if (found.isDirectory() && isOwner && (found.mode & 0o077) === 0) return;
  throw new StartupError(
    `${folder} must be a private folder of this server, and is not: remove it, or set DATA_DIR to another folder.`,
  );
}
