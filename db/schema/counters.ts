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
 * What happened to orders and is not in the tallies yet: a row for what an order was (sign -1) and one for
 * what it became (1), written in the transaction of the change. Only ever appended to, so that orders do not
 * wait for each other, and emptied into the tallies every few seconds.
 */
export const orderCounterEntries = pgTable('order_tally_entries', {
  id: text().primaryKey(),
  sign: smallint().notNull(),
  /** When it happened. */
  at: timestamp({ withTimezone: true }).notNull(),
  emailKey: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  status: text().$type<OrderStatus>().notNull(),
  paymentStatus: text().$type<PaymentStatus>().notNull(),
  totalCents: integer().notNull(),
});

/**
 * How many orders there are and what they come to, deleted ones left out, by what staff filter and by when
 * they were placed: `period` is 'all', a month (2026-11) or a day (2026-11-26) in UTC.
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

/** Everyone with an order that is not deleted, by e-mail address in lower case. */
export const customers = pgTable(
  'customers',
  {
    emailKey: text().primaryKey(),
    orders: integer().notNull(),
    /** When the first of these orders was placed. */
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('customers_newest').on(table.since.desc(), table.emailKey)],
);

/**
 * Other counts, by name and period.
 * - customers: how many there are ('all'), and how many came on a day
 * - pending: by how much the number of pending orders changed on a day, whenever those orders were placed
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

/** How many reviews there are; written in the transaction that changes a review. */
export const reviewCounters = pgTable(
  'review_tallies',
  { verified: boolean().notNull(), rating: integer().notNull(), reviews: integer().notNull() },
  (table) => [primaryKey({ columns: [table.verified, table.rating] })],
);
