import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config/config.ts';
import { type Finding, good, note, wrong } from './finding.ts';

/** Bytes; a shop with less soon refuses to save anything. */
const LITTLE = 1_000_000_000;

/** The major version that package.json asks for. */
const OLDEST_NODE = 20;

export function checkNode(version: string): Finding {
  const [major = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major >= OLDEST_NODE) return good('Node', `version ${version.replace(/^v/, '')}.`);
  return wrong('Node', `version ${version} is too old. Install Node ${OLDEST_NODE} or later.`);
}

/** Compares the free space of the data folder's disk with what the shop keeps free. */
export async function checkDisk({ dataDir, diskReserve }: Pick<Config, 'dataDir' | 'diskReserve'>) {
  const folder = await findExisting(dataDir);
  const { bavail, bsize } = await statfs(folder);
  return describeDisk(bavail * bsize, { dataDir, diskReserve });
}

export function describeDisk(
  free: number,
  { dataDir, diskReserve }: Pick<Config, 'dataDir' | 'diskReserve'>,
): Finding {
  const where = `${toMegabytes(free)} MB are free on the disk of ${dataDir}`;
  if (free < diskReserve)
    return wrong('Disk', `${where}, less than DISK_RESERVE_MB: the shop saves nothing. Make room.`);
  return free < LITTLE ? note('Disk', `${where}. Make room soon.`) : good('Disk', `${where}.`);
}

function toMegabytes(bytes: number): string {
  return Math.floor(bytes / 1_000_000).toLocaleString('en-US');
}

/** The folder, or the nearest one above it before the first start. */
async function findExisting(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere ? folder : await findExisting(path.dirname(folder));
}
