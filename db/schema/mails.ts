import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Outgoing mail, written in the transaction of its cause; sent mail stays. */
export const mails = pgTable(
  'mails',
  {
    /** Deduplication key: 'order:MG-…:confirmation'. */
    event: text().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The data of its text at the time of the event. */
    facts: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** Null once it is sent or has failed for good. */
    nextTryAt: timestamp({ withTimezone: true }),
    /** The time when the mail becomes too old to be sent by itself; null: never, or staff requested it. */
    expiresAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    /** The last error, without addresses. */
    failure: text(),
  },
  (table) => [
    index('mails_newest').on(table.createdAt.desc(), table.event),
    index('mails_to').on(sql`lower(recipient)`, table.createdAt.desc(), table.event),
    index('mails_expired')
      .on(table.createdAt.desc(), table.event)
      .where(sql`next_try_at is null and sent_at is null and failure is null and expires_at is not null`),
    index('mails_with_secrets').on(table.expiresAt).where(sql`facts ?| array['token', 'code']`),
    // Their content is forgotten.
    index('mails_named').on(table.createdAt).where(sql`recipient <> ''`),
    index('mails_to_send').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
);
