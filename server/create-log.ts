import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Logger, pino } from 'pino';

/**
 * One JSON line an event. Of errors only what tells where and why: their other fields may hold a connection's
 * settings.
 */
export function createLog(level: string): Logger {
  return pino({ level, base: null, serializers: { err: describeError } });
}

/** An error as it is logged. */
export function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, code, cause } = error;
  // Drizzle's message ends with the values of the query: names, addresses, secrets.
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const stack = error.stack?.replace(error.message, () => message);
  return { name, message, code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
