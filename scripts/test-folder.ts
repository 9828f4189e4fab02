import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps these files in memory, where the copy of a database costs far less of the processor. */
const IN_MEMORY = '/dev/shm';

/** Bytes. The databases and data folders that exist at one time need less than half. */
const ENOUGH = 2 * 2 ** 30;

/** A new folder for the temporary files of one test run: in memory if there is enough of it. */
export async function makeTestFolder(inMemory = IN_MEMORY, otherwise = tmpdir()): Promise<string> {
  const parent = (await hasRoom(inMemory)) ? inMemory : otherwise;
  await removeFoldersOfEndedRuns(parent);
  const folder = await mkdtemp(path.join(parent, `marigold-test-${process.pid}-`));
  // As /tmp: tests of root run programs as other accounts, which make folders of their own.
  await chmod(folder, 0o1777);
  return folder;
}

async function hasRoom(folder: string): Promise<boolean> {
  const space = await statfs(folder).catch(() => null);
  // A full memory would slow down more than the tests.
  return space !== null && Math.min(space.bavail * space.bsize, process.availableMemory() / 2) >= ENOUGH;
}

/** A killed run leaves its folder. */
async function removeFoldersOfEndedRuns(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid] = /^marigold-test-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another account may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
