import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A transaction id that is never reused, as text. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The tags that changes have invalidated in the caches of all servers. Rows are deleted after an hour. */
export const cacheInvalidations = pgTable(
  'cache_invalidations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    tags: text().array().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('cache_invalidations_transaction').on(table.transaction),
    index('cache_invalidations_at').on(table.at),
  ],
);
