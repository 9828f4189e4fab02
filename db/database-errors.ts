/** True for a serialization failure or a deadlock: the transaction should be retried. */
export function isSerializationFailure(error: unknown): boolean {
  return ['40001', '40P01'].includes(readCode(error));
}

/** True if the unique constraint of that name was violated. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const cause = findCause(error);
  return readCode(error) === '23505' && 'constraint' in cause && cause.constraint === constraint;
}

/**
 * True if the database is down, starting, stopping, full, overloaded or no primary any more: the answer is
 * 503. Classes 08 connection, 53 resources, 57 operator intervention; 25006 is a change in a database that
 * only reads; the others are codes of network failures.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = readCode(error);
  if (/^(08|53|57P|58)/.test(code) || isReadOnly(error)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return isFromDriver(error);
  return /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/.test(
    String(findCause(error).message ?? ''),
  );
}

/**
 * True for a change in a database that only reads: one that starts again, or is a standby by now. Another
 * connection may lead to the primary.
 */
export function isReadOnly(error: unknown): boolean {
  return readCode(error) === '25006';
}

/** True for a statement timeout or a cancellation. */
export function isStatementTimeout(error: unknown): boolean {
  return readCode(error) === '57014';
}

type Cause = { code?: unknown; message?: unknown };

/** Finds the driver's own error; Drizzle wraps it. */
function findCause(error: unknown): Cause {
  if (typeof error !== 'object' || error === null) return {};
  return 'cause' in error && error.cause instanceof Error ? (error.cause as Cause) : (error as Cause);
}

function readCode(error: unknown): string {
  const { code } = findCause(error);
  return typeof code === 'string' ? code : '';
}

/** ENOENT of a file is a bug; of a socket it means that the database is down. */
function isFromDriver(error: unknown): boolean {
  const cause = findCause(error);
  return 'syscall' in cause
    ? ['connect', 'read', 'write', 'getaddrinfo'].includes(String(cause.syscall))
    : true;
}
