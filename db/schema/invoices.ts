import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ShippingAddress } from '#domain/orders/order.ts';
import { orders } from './orders.ts';

/**
 * The number an order's invoice got when it was first asked for: without gaps, in the order they were asked
 * for.
 */
export const invoices = pgTable('invoices', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id),
  number: integer().notNull().unique(),
  issuedAt: timestamp({ withTimezone: true }).notNull(),
  /**
   * The shipping address as it was when the invoice was issued; null while the order's has not been corrected
   * since.
   */
  shippingAddress: jsonb().$type<ShippingAddress>(),
  /** The shop's time zone when it was issued: the day on an invoice stays, whatever the shop sets later. */
  timeZone: text().notNull().default('UTC'),
});

/** The last number that was given out, by the name of what is numbered. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  last: integer().notNull(),
});
