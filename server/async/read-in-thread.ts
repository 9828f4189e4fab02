import { Worker } from 'node:worker_threads';

/** Milliseconds and megabytes that a thread may take for a file of 10 MB. */
const MOST_TIME = 60_000;
const MOST_MEMORY = 1_024;

/**
 * Reads a text in a thread of its own, by a module that posts what it read: whatever is in the text, the shop
 * goes on answering. A text that takes too much time or memory is refused.
 */
export async function readInThread<Read>(
  module: string,
  text: string,
): Promise<Read | { ok: false; message: string }> {
  const worker = new Worker(new URL(import.meta.resolve(module)), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Read | { ok: false; message: string }>();
  const tooMuch = { ok: false as const, message: 'The file takes too long to read: split it' };
  const timer = setTimeout(() => resolve(tooMuch), MOST_TIME);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(error),
  );
  worker.once('exit', (code) => reject(new Error(`The thread of a file ended with ${code}`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
