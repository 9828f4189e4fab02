import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from './system-errors.ts';

/** Who holds a lock; `startedAt` is an ISO time, `identity` comes from process-identity. */
export type LockHolder = { pid: number; startedAt: string; address: string; identity: string };

export type LockOutcome = { taken: true; release(): void } | { taken: false; holder: LockHolder };

type IsAlive = (holder: LockHolder) => Promise<boolean>;

/**
 * Takes the lock file at `path` unless a living holder has it. Of any number of processes that try at once,
 * also over the file of a dead holder, exactly one takes it.
 */
export async function takeLock(path: string, holder: LockHolder, isAlive: IsAlive): Promise<LockOutcome> {
  // The id makes every content unique, so that a content once read as dead never comes back.
  const content = `${JSON.stringify({ ...holder, id: randomUUID() })}\n`;
  const rival = await acquire(path, content, isAlive);
  if (rival !== null) return { taken: false, holder: rival };
  await removeLitter(path, isAlive);
  return { taken: true, release: () => releaseOwn(path, content) };
}

/** The name of the right to replace a dead holder's lock file; it follows from the file's content. */
export function claimPathOf(path: string, content: string): string {
  return `${path}.after-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}

/**
 * Answers null when taken, else the living holder. The file of a dead holder is replaced only by who holds
 * the claim to it: while the claim is held nobody else may replace that content, and moving the claim onto
 * the lock replaces the content and gives up the claim in one step. A claim is itself a lock that can outlive
 * its holder.
 */
async function acquire(path: string, content: string, isAlive: IsAlive): Promise<LockHolder | null> {
  while (true) {
    if (await createWhole(path, content)) return null;
    const found = await readIfThere(path);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder !== null && (await isAlive(holder))) return holder;
    const claim = claimPathOf(path, found);
    const rival = await acquire(claim, content, isAlive);
    if (rival !== null) return rival;
    if ((await readIfThere(path)) === found) {
      await rename(claim, path);
      return null;
    }
    await rm(claim, { force: true });
  }
}

/** Creates the file with all of its content or not at all: a reader never sees half of it. */
async function createWhole(path: string, content: string): Promise<boolean> {
  const partial = `${path}.${randomUUID()}`;
  try {
    await writeFile(partial, content, { flag: 'wx', mode: 0o600 });
    await link(partial, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Null for anything that is no lock of ours; a power cut can leave an empty file. */
function parseHolder(content: string): LockHolder | null {
  try {
    const { pid, startedAt, address, identity } = JSON.parse(content);
    const isHolder =
      Number.isInteger(pid) && [startedAt, address, identity].every((v) => typeof v === 'string');
    return isHolder ? { pid, startedAt, address, identity } : null;
  } catch {
    return null;
  }
}

/** Removes unfinished files and claims of killed processes. */
async function removeLitter(path: string, isAlive: IsAlive): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`)) continue;
    const litter = join(dirname(path), name);
    const holder = parseHolder((await readIfThere(litter)) ?? '');
    if (holder !== null && !(await isAlive(holder))) await rm(litter, { force: true });
  }
}

function releaseOwn(path: string, content: string): void {
  try {
    if (readFileSync(path, 'utf8') === content) rmSync(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
