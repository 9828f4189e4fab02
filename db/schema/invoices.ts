import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredInvoice } from '#domain/invoices/invoice-document.ts';
import { orders } from './orders.ts';

/** Issued invoices, numbered consecutively in the order of issue. A row never changes. */
export const invoices = pgTable('invoices', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id),
  number: integer().notNull().unique(),
  issuedAt: timestamp({ withTimezone: true }).notNull(),
  /** All that it says. */
  document: jsonb().$type<StoredInvoice>().notNull(),
});

/** The last number issued, by series. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  last: integer().notNull(),
});
