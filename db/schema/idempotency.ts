import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers of creating calls, stored for a day and repeated for the same request. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Digest of the call and its Idempotency-Key. */
    key: text().primaryKey(),
    /** Digest of the request. */
    request: text().notNull(),
    /** json, not jsonb, which would reorder the fields. */
    answer: json().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('idempotent_answers_oldest').on(table.createdAt)],
);

/** Random values that all servers share. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
