import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a creating call answered, kept a day for the same request sent again. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** A digest of the call and its Idempotency-Key. */
    key: text().primaryKey(),
    /** A digest of the request. */
    request: text().notNull(),
    /** Text, not jsonb: repeated to the letter, in the order its fields had. */
    answer: json().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('idempotent_answers_oldest').on(table.createdAt)],
);

/** Random values all servers of this database share. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
