import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { CheckoutOutcome } from '#domain/checkout/settle.ts';
import type { NewMembership } from '#domain/members/membership.ts';
import type { NewOrder } from '#domain/orders/order.ts';

/**
 * A payment the shop started, stored before the provider hears of it: what was priced, for how much, and the
 * id of the order or membership it becomes. `newOrder` is null for a payment started without its order.
 * Cents.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Also the id of the order or membership to come, and says which (domain/checkout/purpose.ts). */
    id: text().primaryKey(),
    paymentIntentId: text(),
    totalCents: integer().notNull(),
    currency: text().notNull(),
    email: text().notNull(),
    wanted: jsonb().$type<WantedLine[]>(),
    newOrder: jsonb('draft').$type<NewOrder>(),
    /** What is bought where that is no order. */
    membership: jsonb().$type<NewMembership>(),
    buyerDigest: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Until when its pieces are kept for it; null without counted pieces, and once they were taken or
     * returned.
     */
    heldUntil: timestamp({ withTimezone: true }),
    /** How it ended; null while it is open. */
    outcome: text().$type<CheckoutOutcome>(),
    /** When the reconciler looks at it next; null once there is nothing to look for. */
    nextLookAt: timestamp({ withTimezone: true }),
    looks: integer().notNull().default(0),
    /** What the last look saw: the provider's status of the payment, or why there was none. */
    lastSeen: text(),
  },
  (table) => [
    unique('one_checkout_per_payment').on(table.paymentIntentId),
    index('checkouts_newest').on(table.createdAt.desc(), table.id),
    index('checkouts_by_amount').on(table.totalCents.desc(), table.id),
    // Staff search by parts of it.
    index('checkouts_search').using(
      'gin',
      sql`lower(id || chr(1) || email || chr(1) || coalesce(payment_intent_id, '')) gin_trgm_ops`,
    ),
    index('checkouts_to_look_at').on(table.nextLookAt).where(sql`next_look_at is not null`),
    index('checkouts_unsettled')
      .on(table.createdAt.desc(), table.id)
      .where(sql`outcome = 'unexplained' or (outcome is null and last_seen = 'succeeded')`),
    index('checkouts_holding').on(table.heldUntil).where(sql`held_until is not null`),
  ],
);

/**
 * Pieces kept for a checkout: already taken off the product's stock, and returned to it unless they are
 * bought.
 */
export const stockHolds = pgTable(
  'stock_holds',
  {
    checkoutId: text()
      .notNull()
      .references(() => checkouts.id),
    productId: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkoutId, table.productId] })],
);
