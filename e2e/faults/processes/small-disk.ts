import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from './child.ts';

/** A small file system, visible only to programs started `within` it. */
export type SmallDisk = {
  folder: string;
  within: string[];
  /** The path of the folder for this process. */
  seenFromHere: string;
  /** Fills it completely, or until `leave` bytes are free. */
  fill(leave?: number): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
};

/** The command that mounts it, as root or in a user namespace; null if neither works. */
function findNamespace(): string[] | null {
  if (process.platform !== 'linux') return null;
  const test = ['sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /tmp'];
  for (const flags of [['--mount'], ['--user', '--map-root-user', '--mount']])
    if (spawnSync('unshare', [...flags, ...test]).status === 0) return flags;
  return null;
}

const namespace = findNamespace();

/** Why it is unavailable; null if it works. */
export const whyNoSmallDisk = namespace ? null : 'this machine does not let us mount a file system';

/** The file system exists as long as its keeper process, which ends with this process. */
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
        while ((await measureRoom(seenFromHere)) > leave) await file.write(Buffer.alloc(PIECE));
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

async function measureRoom(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
