import { sql } from 'drizzle-orm';

/**
 * Returned by a statement, this has its transaction commit without waiting for the disk: a crash of
 * PostgreSQL may lose it, with everything else of its transaction, until the next commit that waits, on any
 * connection. For what can be done again, and what nobody has heard of (decision 061).
 */
export const ASYNCHRONOUSLY = {
  asynchronously: sql<string>`set_config('synchronous_commit', 'off', true)`.as('asynchronously'),
};
