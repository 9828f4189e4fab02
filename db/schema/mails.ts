import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mail to be sent, written in the transaction of what it tells about; kept when sent. */
export const mails = pgTable(
  'mails',
  {
    /** What it is about, so that nothing is told twice: 'order:MG-…:confirmation'. */
    event: text().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** Everything its text needs, as it was when it happened. */
    facts: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** When to try next; null once it is sent or given up. */
    nextTryAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** Why it last failed, without addresses. */
    failure: text(),
  },
  (table) => [
    index('mails_newest').on(table.createdAt.desc(), table.event),
    index('mails_to').on(sql`lower(recipient)`, table.createdAt.desc(), table.event),
    index('mails_to_send').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
);
