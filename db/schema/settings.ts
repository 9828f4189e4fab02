import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings changed by staff; any other setting has its default. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
