import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DisputeStatus } from '#domain/disputes/dispute.ts';

/** Disputes of payments, as the provider has them; they are answered in its dashboard. Cents. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's. */
    id: text().primaryKey(),
    paymentIntentId: text().notNull(),
    /** Also the id of the order or membership, if there is one. */
    checkoutId: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** The provider's code. */
    reason: text().notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    /** True while the bank only asks. */
    isInquiry: boolean().notNull(),
    /** Until when evidence can be sent. */
    dueBy: timestamp({ withTimezone: true }),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** The time when the shop learned that the dispute is over. */
    closedAt: timestamp({ withTimezone: true }),
    withdrawnCents: integer().notNull(),
    reinstatedCents: integer().notNull(),
    /** The URL of the page where staff answer the dispute. */
    dashboardUrl: text().notNull(),
    /** The time when the provider was asked, by the database's clock; older answers are dropped. */
    readAt: timestamp({ withTimezone: true }).notNull(),
    /** The time when the provider is asked again; null once the dispute is over. */
    nextLookAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('disputes_of_payment').on(table.paymentIntentId, table.openedAt),
    index('disputes_open').on(table.paymentIntentId).where(sql`status in ('needs_response', 'under_review')`),
    index('disputes_to_look_at').on(table.nextLookAt).where(sql`next_look_at is not null`),
  ],
);
