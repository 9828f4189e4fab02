import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from './child.ts';

/** A file system with little room, which only programs started `within` see under `folder`. */
export type SmallDisk = {
  folder: string;
  within: string[];
  /** The same folder, as this process sees it. */
  seenFromHere: string;
  /** Fills it up, as far as it goes or until so many bytes are left. */
  fill(leave?: number): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
};

/**
 * What makes a file system of one's own: as root, or as root of a user namespace. Null where neither is
 * allowed.
 */
function findNamespace(): string[] | null {
  if (process.platform !== 'linux') return null;
  const test = ['sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /tmp'];
  for (const flags of [['--mount'], ['--user', '--map-root-user', '--mount']])
    if (spawnSync('unshare', [...flags, ...test]).status === 0) return flags;
  return null;
}

const namespace = findNamespace();

/** Why there can be no small disk on this machine; null where there can. */
export const whyNoSmallDisk = namespace ? null : 'this machine does not let us mount a file system';

/** It lives as long as the process that holds it, which ends with this one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  if (!namespace) throw new Error('There can be no small disk');
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-disk-'));
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=0755 tmpfs "$1" && shift && exec "$@"`;
  const keeper = startChild(
    'The keeper of the disk',
    ['-e', "console.log('mounted'); setInterval(() => {}, 1e6)"],
    {},
    ['unshare', ...namespace, 'sh', '-c', mount, 'sh', folder],
  );
  await keeper.printed(/mounted/);
  const user = namespace.includes('--user') ? ['--user', '--preserve-credentials'] : [];
  const seenFromHere = `/proc/${keeper.pid}/root${folder}`;
  const ballast = path.join(seenFromHere, 'ballast');
  return {
    folder,
    within: ['nsenter', '--target', String(keeper.pid), ...user, '--mount', '--'],
    seenFromHere,
    async fill(leave = 0) {
      const file = await open(ballast, 'a');
      try {
        while ((await roomOf(seenFromHere)) > leave) await file.write(Buffer.alloc(PIECE));
      } catch (error) {
        if (!isFull(error)) throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    async close() {
      await keeper.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const PIECE = 64 * 1_024;

async function roomOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
