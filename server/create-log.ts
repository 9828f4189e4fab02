import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Logger, pino } from 'pino';

/** Logs each event as a line of JSON. Other fields of errors are left out: they may hold credentials. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, serializers: { err: describeError } });
}

export function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, code, cause } = error;
  // Drizzle's message ends with the parameters of the query: names, addresses, secrets.
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const stack = error.stack?.replace(error.message, () => message);
  return { name, message, code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
