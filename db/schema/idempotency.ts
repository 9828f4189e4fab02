import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The uses of the keys of creating calls, with the answers, stored for a day and repeated. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Digest of the call and its Idempotency-Key. */
    key: text().primaryKey(),
    /** Digest of the request. */
    request: text().notNull(),
    /** Null until the request succeeds. json, not jsonb, which would reorder the fields. */
    answer: json(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('idempotent_answers_oldest').on(table.createdAt)],
);

/**
 * Random values that all servers of this database share and no copy of it: they are in no backup, and a start
 * on another database than `instance` names makes new ones.
 */
export const instanceSecrets = pgTable('instance_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Random values that all servers share, and that a restored backup needs. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
