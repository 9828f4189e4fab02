import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Logger, pino } from 'pino';

/** Pino's number of the level `warn`. */
const WARNING = 40;

/** Bytes of lines that are written at once, and milliseconds after which fewer are. */
const BATCH = 3_072;
const BATCH_TIME = 200;

/** Bytes that POSIX writes to a pipe in one piece: the lines of several processes never mix. */
const MAX_WRITE = 4_096;

/** Bytes of lines that wait for a slow reader; more are dropped rather than held in memory. */
const MAX_WAITING = 4_000_000;

/**
 * Logs each event as a line of JSON. Lines are written in batches, since a write per request costs more than
 * answering from memory does; a warning or an error is written at once, with what waits before it. Other
 * fields of errors are left out: they may hold credentials. `base` is a part of each line.
 */
export function createLog(level: string, base: { worker: number } | null = null): Logger {
  if (level === 'silent') return pino({ level });
  const destination = pino.destination({
    sync: false,
    minLength: BATCH,
    maxWrite: MAX_WRITE,
    periodicFlush: BATCH_TIME,
    maxLength: MAX_WAITING,
  });
  return pino(
    {
      level,
      base,
      serializers: { err: describeError },
      hooks: {
        logMethod(line, log, severity) {
          log.apply(this, line);
          if (severity >= WARNING) destination.flushSync();
        },
      },
    },
    destination,
  );
}

export function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, code, cause } = error;
  // Drizzle's message ends with the parameters of the query: names, addresses, secrets.
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const stack = error.stack?.replace(error.message, () => message);
  return { name, message, code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
