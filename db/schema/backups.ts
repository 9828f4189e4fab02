import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The backups that the shop made by itself, and those that failed. */
export const backups = pgTable('backups', {
  /** The moment it was due: of several servers one inserts the row, and makes it. */
  dueAt: timestamp({ withTimezone: true }).primaryKey(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null while it is made. */
  finishedAt: timestamp({ withTimezone: true }),
  /** The name of its file; null if it failed. */
  name: text(),
  bytes: bigint({ mode: 'number' }),
  /** True if it was restored into an empty database. */
  isVerified: boolean().notNull().default(false),
  /** Why it failed, or why it could not be verified. */
  problem: text(),
});
