import { type Logger, pino } from 'pino';

/** One JSON line an event. Of errors only what tells where and why: their other fields may hold a connection's settings. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, serializers: { err: describeError } });
}

function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, message, stack, code, cause } = error;
  return { name, message, code, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
