import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Searches of shoppers that found nothing, by their words alone: nothing says who searched. */
export const emptySearches = pgTable('empty_searches', {
  words: text().primaryKey(),
  count: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull(),
  /** Staff do not want to see it. */
  isIgnored: boolean().notNull().default(false),
});
