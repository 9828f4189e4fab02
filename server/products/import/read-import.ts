import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { MINUTE } from '#domain/time-units.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import type { ParsedImport, ReadImport } from './parse-import.ts';

/** Milliseconds and megabytes that a thread may take for a file of 10 MB. */
const MOST_TIME = 60_000;
const MOST_MEMORY = 1_024;

/** The file of the last requests: an import sends it with each of its parts. */
const lastFile = new LRUCache<string, Promise<ParsedImport>>({ max: 1, ttl: MINUTE, ttlAutopurge: true });

/**
 * Reads a file of products in a thread of its own: whatever is in the file, the shop goes on answering. A
 * file that takes too much time or memory is refused.
 */
export async function readImport(csv: string): Promise<({ ok: true } & ReadImport) | Refusal> {
  const parsed = await parseOnce(csv);
  if (parsed.ok) return parsed;
  return refuse('invalid', parsed.message, { fields: { csv: parsed.message } });
}

async function parseOnce(csv: string): Promise<ParsedImport> {
  const digest = createHash('sha256').update(csv).digest('base64');
  const parsing = lastFile.get(digest) ?? parseInThread(csv);
  lastFile.set(digest, parsing);
  try {
    return await parsing;
  } catch (error) {
    lastFile.delete(digest);
    throw error;
  }
}

async function parseInThread(csv: string): Promise<ParsedImport> {
  const worker = new Worker(new URL(import.meta.resolve('#server/products/import/import-worker.ts')), {
    workerData: csv,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ParsedImport>();
  const tooMuch = { ok: false as const, message: 'The file takes too long to read: split it' };
  const timer = setTimeout(() => resolve(tooMuch), MOST_TIME);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(error),
  );
  worker.once('exit', (code) => reject(new Error(`The thread of an import ended with ${code}`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
