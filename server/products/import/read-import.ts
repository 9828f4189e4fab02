import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MINUTE } from '#domain/time-units.ts';
import { readInThread } from '../../async/read-in-thread.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import type { ParsedImport, ReadImport } from './parse-import.ts';

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
  const parsing =
    lastFile.get(digest) ?? readInThread<ParsedImport>('#server/products/import/import-worker.ts', csv);
  lastFile.set(digest, parsing);
  try {
    return await parsing;
  } catch (error) {
    lastFile.delete(digest);
    throw error;
  }
}
