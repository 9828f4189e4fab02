import { LRUCache } from 'lru-cache';
import { type Answer, createAnswer, encodedForm, measureSize, readResponse } from './answer.ts';
import type { Encoding } from './compress.ts';

/** Bytes of files in memory, in all their forms. */
const CAPACITY = 32_000_000;

/** Bytes of the largest file in memory. */
const MAX_FILE = 2_000_000;

/**
 * The paths of files: of the build, of its pictures and of uploads, whose names need no decoding. And the
 * health check, whose answer never changes either.
 */
const FILE_PATH = /^\/(?:(?:assets|pictures|uploads)\/[\w./-]+|[\w-]+\.(?:svg|png|ico)|healthz)$/;

/** Reads a file as it is sent to clients that accept `encoding`. */
export type ReadFile = (path: string, encoding: Encoding | 'identity') => Promise<Response>;

export type FileAnswers = ReturnType<typeof createFileAnswers>;

/** Keeps files in memory with the compressed copies that the build made. They never change: builds do. */
export function createFileAnswers(capacity = CAPACITY) {
  const files = new LRUCache<string, Answer>({
    maxSize: capacity,
    maxEntrySize: Math.min(MAX_FILE, capacity),
    sizeCalculation: measureSize,
  });
  const reads = new Map<string, Promise<Answer | null>>();

  /** Returns the file if it is in memory. */
  function peek(path: string): Answer | undefined {
    return files.get(path);
  }

  /** Returns the file; null if there is none. Requests for a file that is being read share that read. */
  async function get(path: string, read: ReadFile): Promise<Answer | null> {
    const cached = files.get(path);
    if (cached) return cached;
    const reading = reads.get(path) ?? readFile(path, read).finally(() => reads.delete(path));
    reads.set(path, reading);
    const answer = await reading;
    if (answer) files.set(path, answer);
    return answer;
  }

  return { peek, get };
}

/** True for the path of a file. */
export function isFilePath(path: string): boolean {
  return FILE_PATH.test(path) && !path.includes('..');
}

async function readFile(path: string, read: ReadFile): Promise<Answer | null> {
  const file = await read(path, 'identity');
  if (file.status !== 200) return null;
  const caching = ['Cache-Control', file.headers.get('Cache-Control') ?? 'no-cache'];
  const answer = createAnswer(await readResponse(file), caching);
  answer.isCompressible = false;
  for (const [name, encoding] of [
    ['gzip', 'gzip'],
    ['brotli', 'br'],
  ] as const) {
    const copy = await read(path, encoding);
    if (copy.headers.get('Content-Encoding') === encoding)
      answer[name] = encodedForm(answer, Buffer.from(await copy.arrayBuffer()), encoding);
    else await copy.body?.cancel();
  }
  return answer;
}
