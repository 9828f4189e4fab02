import { writeSync } from 'node:fs';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Logger, pino } from 'pino';
import { maskLogLine } from './mask-log-line.ts';

/** The beginning of Pino's lines, up to the first digit of their level, and that of a warning. */
const LEVEL_AT = '{"level":'.length;
const WARNING = '4'.charCodeAt(0);

/** Characters of lines that are written at once: a write costs more than answering from memory does. */
const BATCH = 16_384;

/**
 * Bytes that POSIX writes to a pipe in one piece, so that the lines of processes which share an output never
 * mix.
 */
export const UNMIXED_BATCH = 4_096;

/** Milliseconds after which lines are written that are no batch yet. */
const BATCH_TIME = 200;

/** Bytes of lines that wait for a slow reader; more are dropped rather than held in memory. */
const MAX_WAITING = 4_000_000;

/** The number of waits for a slow reader at the end, and the milliseconds of each. */
const MAX_TRIES = 100;
const PAUSE = 10;

type LogOptions = { base?: { worker: number } | null; batch?: number };

/**
 * Logs each event as a line of JSON. Lines are written in batches; a warning or an error is written at once,
 * with what waits before it. Other fields of errors are left out: they may hold credentials. Ids and tokens
 * that grant access are masked wherever they stand. `base` is a part of each line.
 */
export function createLog(level: string, { base = null, batch = BATCH }: LogOptions = {}): Logger {
  if (level === 'silent') return pino({ level });
  return pino(
    {
      level,
      base,
      serializers: { err: describeError },
    },
    openBatches(batch),
  );
}

/** Collects lines before pino's destination, which counts the bytes of each line that it is given. */
function openBatches(batch: number) {
  let waiting = '';
  let timer: NodeJS.Timeout | null = null;
  // Before those of the destination, which end it.
  for (const end of ['beforeExit', 'exit']) process.on(end, flushSync);
  const destination = pino.destination({
    sync: false,
    // Nothing is written before it is flushed.
    minLength: batch - 1,
    maxWrite: batch,
    maxLength: MAX_WAITING,
  });

  // True from a write until the destination has none left.
  let isWriting = false;
  destination.on('drain', () => {
    isWriting = false;
  });

  function take(): string {
    if (timer) clearTimeout(timer);
    timer = null;
    const lines = waiting;
    waiting = '';
    return lines;
  }

  function flush(): void {
    const lines = take();
    if (lines === '') return;
    isWriting = true;
    destination.write(lines);
    destination.flush();
  }

  function flushSync(): void {
    const lines = take();
    if (isWriting) {
      destination.write(lines);
      destination.flushSync();
    } else writeNow(lines);
  }

  return {
    write(written: string): void {
      const line = maskLogLine(written);
      if (waiting.length + line.length > batch) flush();
      waiting += line;
      if (line.charCodeAt(LEVEL_AT) >= WARNING) flushSync();
      else timer ??= setTimeout(flush, BATCH_TIME).unref();
    },
    flushSync,
  };
}

/** Writes to the output; gives up once its reader is gone, where `destination.flushSync` never ends. */
function writeNow(lines: string): void {
  let rest = Buffer.from(lines);
  for (let tries = 0; rest.length > 0 && tries < MAX_TRIES; )
    try {
      rest = rest.subarray(writeSync(process.stdout.fd, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      tries += 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
}

export function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, code, cause } = error;
  // Drizzle's message ends with the parameters of the query: names, addresses, secrets.
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const stack = error.stack?.replace(error.message, () => message);
  return { name, message, code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
