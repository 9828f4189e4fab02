import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * Since when the shop knows that more than its own machine reaches it; no row while it knows nothing of it.
 */
export const reachedByOthers = pgTable(
  'reached_by_others',
  {
    id: integer().primaryKey().default(1),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('reached_by_others_is_one', sql`${table.id} = 1`)],
);
