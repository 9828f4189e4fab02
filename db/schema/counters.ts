import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PaymentStatus } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/status.ts';

/**
 * Changes of orders that are not in the counters yet: a row for the old state (sign -1) and one for the new
 * (1), written in the transaction of the change. Append-only, so that orders never wait for each other;
 * applied to the counters every few seconds.
 */
export const orderCounterEntries = pgTable('order_tally_entries', {
  id: text().primaryKey(),
  sign: smallint().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  emailKey: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  status: text().$type<OrderStatus>().notNull(),
  paymentStatus: text().$type<PaymentStatus>().notNull(),
  totalCents: integer().notNull(),
  /** The cents that refunds returned and banks took back. */
  returnedCents: integer('refunded_cents').notNull().default(0),
});

/**
 * Number of orders that are not deleted, and their totals less what was returned, by filter and period of
 * placement: 'all', a month (2026-11) or a day (2026-11-26), in UTC.
 */
export const orderCounters = pgTable(
  'order_tallies',
  {
    period: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    highValue: boolean().notNull(),
    orders: integer().notNull(),
    totalCents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.status, table.paymentStatus, table.highValue] })],
);

/** Customers with an order that is not deleted, by lower-case email address. */
export const customers = pgTable(
  'customers',
  {
    emailKey: text().primaryKey(),
    orders: integer().notNull(),
    /** The time when the first of these orders was placed. */
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('customers_newest').on(table.since.desc(), table.emailKey)],
);

/**
 * Other counts by name and period.
 * - customers: their number ('all'), and how many were new on a day
 * - pending: the change of the number of pending orders on a day
 */
export const tallies = pgTable(
  'tallies',
  {
    name: text().$type<CounterName>().notNull(),
    period: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.period] })],
);

export type CounterName = 'customers' | 'pending';

/** Number of published reviews; written in the transaction that changes a review. */
export const reviewCounters = pgTable(
  'review_tallies',
  { verified: boolean().notNull(), rating: integer().notNull(), reviews: integer().notNull() },
  (table) => [primaryKey({ columns: [table.verified, table.rating] })],
);
