import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** When `npm run backup` last saved this database; no row while it never has. */
export const lastBackup = pgTable(
  'last_backup',
  {
    id: integer().primaryKey().default(1),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('last_backup_is_one', sql`${table.id} = 1`)],
);
