import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RefundReason, RefundStatus } from '#domain/refunds/refund.ts';

/** Money that goes back: at most one refund for a payment, always of all of it. Cents. */
export const refunds = pgTable(
  'refunds',
  {
    paymentIntentId: text().primaryKey(),
    /** The checkout's id, which is the order's where there is one. */
    checkoutId: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    providerRefundId: text(),
    doneAt: timestamp({ withTimezone: true }),
    /** When the provider last said that it could not; null while it has not. */
    failedAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    /** When to try next; null once nothing is left to try. */
    nextTryAt: timestamp({ withTimezone: true }),
    /** What the provider said when it last refused. */
    failure: text(),
  },
  (table) => [
    index('refunds_newest').on(table.createdAt.desc()),
    index('refunds_unfinished').on(table.createdAt.desc()).where(sql`status <> 'succeeded'`),
    index('refunds_to_try').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
);
