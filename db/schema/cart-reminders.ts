import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { linesColumn } from './stored-lines.ts';

/**
 * The reminder of an unfinished checkout, one row for each email address that allowed it. Deleted with the
 * life of a cart, unless its owner has stopped reminders.
 */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    /** The email, normalized by `normalizeEmail`. */
    emailKey: text().primaryKey(),
    /** The cart that was about to be ordered; null for `lines`. */
    cartId: text(),
    /** The lines that Buy Now was about to order; empty for a cart. */
    lines: linesColumn().notNull(),
    /** The time when the email was typed. */
    typedAt: timestamp({ withTimezone: true }).notNull(),
    /** The time when the reminder is due; null if none is. */
    dueAt: timestamp({ withTimezone: true }),
    /** The time when the last mail was written. */
    remindedAt: timestamp({ withTimezone: true }),
    /** The lines of the last mail, for its link. */
    remindedLines: linesColumn().notNull(),
    /** The time when the owner stopped reminders. */
    stoppedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('cart_reminders_due').on(table.dueAt).where(sql`due_at is not null`),
    index('cart_reminders_oldest').on(table.typedAt),
  ],
);
