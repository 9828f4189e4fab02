import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RefundLine } from '#domain/refunds/refund.ts';
import type { RefundReason } from '#domain/refunds/refund-reason.ts';
import type { RefundStatus } from '#domain/refunds/refund-status.ts';

/**
 * Refunds, any number of a payment; each is one refund at the provider, made there or here. Their sum,
 * without those that failed, never exceeds the payment: it is checked under the lock of the checkout. Cents.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** The provider's idempotency key derives from it, and its refund carries it. */
    id: text().primaryKey(),
    /** The id of the order instead, of one that was paid another way. */
    paymentIntentId: text().notNull(),
    /** Also the order's id, if there is one. */
    checkoutId: text().notNull(),
    /** All of it; the tax in it, the shipping and the adjustment are parts of it. */
    amountCents: integer().notNull(),
    taxCents: integer().notNull().default(0),
    shippingCents: integer().notNull().default(0),
    adjustmentCents: integer().notNull().default(0),
    /** The tax on the shipping, a part of `tax_cents`. */
    shippingTaxCents: integer().notNull().default(0),
    /** Empty: a refund of the whole payment or of an amount only. */
    lines: jsonb().$type<RefundLine[]>().notNull().default([]),
    currency: text().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** The note of staff. */
    note: text(),
    /**
     * The way in which staff returned the money themselves ('Bank transfer'); null: the payment provider
     * returns it.
     */
    way: text(),
    /** The member of staff who requested the refund. */
    staff: text(),
    /** True if the customer gets an email. */
    notify: boolean().notNull().default(true),
    status: text().$type<RefundStatus>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    providerRefundId: text(),
    doneAt: timestamp({ withTimezone: true }),
    /** The time when the provider reported the failure. */
    failedAt: timestamp({ withTimezone: true }),
    /** The first attempt, of a refund that was tried again. */
    attemptOf: text(),
    /** The refund that took the place of this failed one. */
    replacedBy: text(),
    /** The time when the reconciler is due; null once the state is final. */
    nextTryAt: timestamp({ withTimezone: true }),
    /** The provider's last error. */
    failure: text(),
  },
  (table) => [
    uniqueIndex('one_refund_per_provider_refund').on(table.providerRefundId),
    index('refunds_newest').on(table.createdAt.desc()),
    index('refunds_of_payment').on(table.paymentIntentId, table.createdAt),
    index('refunds_unsettled')
      .on(table.paymentIntentId)
      .where(sql`status <> 'succeeded' and replaced_by is null`),
    index('refunds_to_try').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
);
