import { statfs } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { refuse, sendRefusal } from './answer.ts';
import type { Environment } from './bind.ts';
import { SAFE_METHODS } from './same-site.ts';

type Options = {
  folder: string;
  /** Bytes that must stay free. */
  reserve: number;
  log: Logger;
  /** Resolves with the free bytes of a folder. */
  readFree?: (folder: string) => Promise<number>;
};

/** Milliseconds between two checks of the disk. */
const EVERY = 1_000;

/**
 * Refuses requests that write while the disk is nearly full: the reserve lets the database continue reading,
 * stop and start cleanly. While there is room, requests use the last check and do not wait for the next.
 */
export function diskSpace({
  folder,
  reserve,
  log,
  readFree = freeBytes,
}: Options): MiddlewareHandler<Environment> {
  let isFull = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    // A disk whose free space cannot be read is not known to be full.
    const free = await readFree(folder).catch(() => null);
    const isFullNow = free !== null && free < reserve;
    if (isFullNow !== isFull)
      log[isFullNow ? 'error' : 'info'](
        { free, reserve },
        isFullNow ? 'the disk is full: nothing is saved' : 'the disk has room again',
      );
    isFull = isFullNow;
  }

  return async (context, next) => {
    if (SAFE_METHODS.includes(context.req.method)) return await next();
    const now = performance.now();
    if (now - checkedAt >= EVERY) {
      const isFirst = checkedAt === Number.NEGATIVE_INFINITY;
      checkedAt = now;
      const checking = check();
      if (isFirst || isFull) await checking;
    }
    return isFull ? sendRefusal(context, FULL) : await next();
  };
}

const FULL = {
  ...refuse('unavailable', 'The shop cannot save anything at the moment. Please try again later.'),
  retryAfter: 60,
};

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
