import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ShippingAddress } from '#domain/orders/order.ts';
import { orders } from './orders.ts';

/** Invoice numbers: consecutive, in the order of issue. */
export const invoices = pgTable('invoices', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id),
  number: integer().notNull().unique(),
  issuedAt: timestamp({ withTimezone: true }).notNull(),
  /** The shipping address at the time of issue; null until the order's address is corrected. */
  shippingAddress: jsonb().$type<ShippingAddress>(),
  /** The shop's time zone at the time of issue: the date on an invoice never changes. */
  timeZone: text().notNull().default('UTC'),
});

/** The last number issued, by series. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  last: integer().notNull(),
});
