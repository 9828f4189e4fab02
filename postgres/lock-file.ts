import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readIfExists } from './read-if-exists.ts';
import { errorCode } from './system-errors.ts';

/** The holder of a lock; `startedAt` is an ISO time, `identity` comes from process-identity.ts. */
export type LockHolder = { pid: number; startedAt: string; address: string; identity: string };

type LockOutcome = { taken: true; release(): void } | { taken: false; holder: LockHolder };

type IsAlive = (holder: LockHolder) => Promise<boolean>;

/**
 * Takes the lock file at `path` unless a living holder has it. Of any number of concurrent processes, also
 * over the file of a dead holder, exactly one takes it.
 */
export async function takeLock(path: string, holder: LockHolder, isAlive: IsAlive): Promise<LockOutcome> {
  // The id makes every content unique, so that the content of a dead holder is never written again.
  const content = `${JSON.stringify({ ...holder, id: randomUUID() })}\n`;
  const rival = await acquire(path, content, isAlive);
  if (rival !== null) return { taken: false, holder: rival };
  await removeLitter(path, isAlive);
  return { taken: true, release: () => releaseOwn(path, content) };
}

/** The lock on replacing a dead holder's lock file; its name follows from the file's content. */
export function buildClaimPath(path: string, content: string): string {
  return `${path}.after-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}

/**
 * Resolves with null when taken, else with the living holder. The file of a dead holder is replaced only
 * under the claim to it: moving the claim onto the lock replaces the content and ends the claim in one step.
 * A claim is itself a lock that can outlive its holder.
 */
async function acquire(path: string, content: string, isAlive: IsAlive): Promise<LockHolder | null> {
  while (true) {
    if (await createWhole(path, content)) return null;
    const found = await readIfExists(path);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder !== null && (await isAlive(holder))) return holder;
    const claim = buildClaimPath(path, found);
    const rival = await acquire(claim, content, isAlive);
    if (rival !== null) return rival;
    if ((await readIfExists(path)) === found) {
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

/** Null for anything that is no lock; a power cut can leave an empty file. */
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
    const holder = parseHolder((await readIfExists(litter)) ?? '');
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
