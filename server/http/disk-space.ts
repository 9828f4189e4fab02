import { statfs } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { refuse, STATUS_OF } from './answer.ts';
import type { Environment } from './bind.ts';

type Options = {
  folder: string;
  /** Bytes that must stay free. */
  reserve: number;
  log: Logger;
  /** How many bytes are free in a folder. */
  readFree?: (folder: string) => Promise<number>;
};

/** Milliseconds between two looks at the disk. */
const EVERY = 1_000;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what would have to be saved while the disk is nearly full: what the database keeps in reserve lets
 * it go on reading, and end and start again cleanly. Requests never wait for the look at the disk; the last
 * one counts.
 */
export function diskSpace({
  folder,
  reserve,
  log,
  readFree = freeBytes,
}: Options): MiddlewareHandler<Environment> {
  let isFull = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const free = await readFree(folder).catch(() => null);
    // A disk that cannot be looked at is not known to be full.
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
    if (now - lookedAt >= EVERY) {
      const isFirst = lookedAt === Number.NEGATIVE_INFINITY;
      lookedAt = now;
      const looking = look();
      if (isFirst || isFull) await looking;
    }
    if (!isFull) return await next();
    const { refusal } = refuse(
      'unavailable',
      'The shop cannot save anything at the moment. Please try again later.',
    );
    return context.json(refusal, STATUS_OF[refusal.code], {
      'Retry-After': '60',
      'Cache-Control': 'no-store',
    });
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
