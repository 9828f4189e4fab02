import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts in the current window, shared by all server processes. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_ended').on(table.endsAt)],
);
