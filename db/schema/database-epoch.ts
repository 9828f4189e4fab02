import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * Names the course of transactions that the database follows. The table is unlogged, which its migration
 * says: PostgreSQL empties it after a crash, and no standby has its row. A database that was promoted or
 * repaired gives ids to transactions that others had before, so that snapshots of two epochs cannot be
 * compared (model R1).
 */
export const databaseEpoch = pgTable(
  'database_epoch',
  {
    /** At most one row. */
    isOnly: boolean().primaryKey().default(true),
    id: uuid().notNull().defaultRandom(),
  },
  (table) => [check('database_epoch_is_only', sql`${table.isOnly}`)],
);
