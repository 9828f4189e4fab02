import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages sent by the contact form. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('messages_newest').on(table.createdAt.desc(), table.id),
    index('messages_of_email').on(sql`lower(email)`),
    index('messages_unread').on(table.createdAt).where(sql`read_at is null and archived_at is null`),
  ],
);

/** Answers by staff, sent by mail. */
export const messageAnswers = pgTable(
  'message_answers',
  {
    messageId: text()
      .notNull()
      .references(() => messages.id),
    position: integer().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
);
