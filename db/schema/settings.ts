import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What staff have set otherwise than the shop comes; a name that is not here has its default. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
