import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RefundReason, RefundStatus } from '#domain/refunds/refund.ts';

/** At most one refund per payment, always of its whole amount. Cents. */
export const refunds = pgTable(
  'refunds',
  {
    paymentIntentId: text().primaryKey(),
    /** Also the order's id, if there is one. */
    checkoutId: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    providerRefundId: text(),
    doneAt: timestamp({ withTimezone: true }),
    /** When the provider last reported a failure. */
    failedAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    /** Null once no attempt is left. */
    nextTryAt: timestamp({ withTimezone: true }),
    /** The provider's last error. */
    failure: text(),
  },
  (table) => [
    index('refunds_newest').on(table.createdAt.desc()),
    index('refunds_unfinished').on(table.createdAt.desc()).where(sql`status <> 'succeeded'`),
    index('refunds_to_try').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
);
