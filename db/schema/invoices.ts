import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { refunds } from './refunds.ts';
import { creditNoteColumn, invoiceColumn } from './stored-lines.ts';

/** Issued invoices, numbered consecutively in the order of issue. A row never changes. */
export const invoices = pgTable('invoices', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id),
  number: integer().notNull().unique(),
  issuedAt: timestamp({ withTimezone: true }).notNull(),
  /** All that it says. */
  document: invoiceColumn().notNull(),
});

/**
 * Credit notes of refunds of invoiced orders, numbered consecutively in the order of issue. A row never
 * changes: a refund that fails later gets another row, which takes the first one back.
 */
export const creditNotes = pgTable(
  'credit_notes',
  {
    number: integer().primaryKey(),
    refundId: text()
      .notNull()
      .references(() => refunds.id),
    orderId: text()
      .notNull()
      .references(() => invoices.orderId),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The number of the credit note that it takes back. */
    reverses: integer().unique(),
    /** All that it says. */
    document: creditNoteColumn().notNull(),
  },
  (table) => [
    uniqueIndex('one_credit_note_per_refund').on(table.refundId).where(sql`reverses is null`),
    index('credit_notes_of_order').on(table.orderId),
    index('credit_notes_newest').on(table.issuedAt.desc(), table.number),
  ],
);

/** The last number issued, by series. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  last: integer().notNull(),
});
