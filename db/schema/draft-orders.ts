import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CreditLine } from '#domain/draft-orders/draft-order.ts';
import { orders } from './orders.ts';
import { returns } from './returns.ts';
import { draftColumn } from './stored-lines.ts';

/** Orders that staff prepare. A deleted one keeps its row, so that its link says what became of it. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: text().primaryKey(),
    content: draftColumn().notNull(),
    /** The total in cents when the draft was last saved, for its list; null if it could not be priced. */
    totalCents: integer(),
    /** Increased by every change by staff, to detect conflicts. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    createdBy: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Digest of the token of its link to pay. */
    linkDigest: text(),
    linkMadeAt: timestamp({ withTimezone: true }),
    linkSentAt: timestamp({ withTimezone: true }),
    linkExpiresAt: timestamp({ withTimezone: true }),
    /** The order it became; set once. */
    orderId: text(),
    paidAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
    /** Searched by staff, folded by the application. */
    searchText: text().notNull(),
  },
  (table) => [
    unique('one_draft_order_per_link').on(table.linkDigest),
    unique('one_draft_order_per_order').on(table.orderId),
    index('draft_orders_newest').on(table.createdAt.desc(), table.id).where(sql`deleted_at is null`),
  ],
);

/**
 * The price of returned pieces that counts towards the order of a draft. It is taken when the draft is made,
 * so that no refund returns it too, and freed with a draft that is deleted, or an order that is rejected.
 */
export const exchangeCredits = pgTable(
  'exchange_credits',
  {
    draftOrderId: text()
      .primaryKey()
      .references(() => draftOrders.id),
    returnId: text()
      .notNull()
      .references(() => returns.id),
    /** The order that the pieces are of. */
    orderId: text()
      .notNull()
      .references(() => orders.id),
    lines: jsonb().$type<CreditLine[]>().notNull(),
    /** The cents that its order did not use; they were recorded as due when it was placed. */
    restCents: integer().notNull().default(0),
    /** The cost in cents of pieces that never came back though their price was spent; staff look at it. */
    shortCents: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    freedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_exchange_per_return').on(table.returnId).where(sql`freed_at is null`),
    index('exchange_credits_of_order').on(table.orderId),
  ],
);
