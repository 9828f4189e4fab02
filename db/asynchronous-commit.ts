import { sql } from 'drizzle-orm';

/**
 * Returned by a statement, makes its transaction commit without waiting for the disk. A crash of PostgreSQL
 * may lose the transaction until the next commit that waits, on any connection. Only for work that can be
 * repeated and whose result is not reported to anyone yet (decision 061).
 */
export const ASYNCHRONOUSLY = {
  asynchronously: sql<string>`set_config('synchronous_commit', 'off', true)`.as('asynchronously'),
};
