import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CartPieces, CheckoutOutcome, ProviderRefusal } from '#domain/checkout/settle.ts';
import type { NewMembership } from '#domain/members/membership.ts';
import { linesColumn, newOrderColumn } from './stored-lines.ts';

/**
 * A payment the shop started, stored before it is created at the provider: the priced lines, the total, and
 * the id of the resulting order or membership. `newOrder` is null for a payment started without its order.
 * Cents.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    /**
     * Also the id of the order or membership to come; its prefix shows which (domain/checkout/purpose.ts).
     */
    id: text().primaryKey(),
    paymentIntentId: text(),
    totalCents: integer().notNull(),
    currency: text().notNull(),
    email: text().notNull(),
    lines: linesColumn('wanted'),
    newOrder: newOrderColumn('draft'),
    /** Only for memberships. */
    membership: jsonb().$type<NewMembership>(),
    buyerDigest: text(),
    /** The cart that is paid for, and what its order takes out of it; null without one. */
    cartId: text(),
    cartPieces: jsonb().$type<CartPieces[]>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when its stock is reserved; null without counted stock, and once it is sold or released. */
    heldUntil: timestamp({ withTimezone: true }),
    /** The digest of the IP that started it; null once it is closed, and for IPs that many share. */
    ipDigest: text('place'),
    /** The failed attempts to pay it, by the ids of their charges or events; no more than end it. */
    failedAttempts: text().array().notNull().default([]),
    /** Null while open. */
    outcome: text().$type<CheckoutOutcome>(),
    /**
     * The time when the reconciler is due; null once nothing is left to do, and for an open checkout that
     * needs a person.
     */
    nextLookAt: timestamp({ withTimezone: true }),
    looks: integer().notNull().default(0),
    /** Result of the reconciler's last look: the provider's payment status, or why there was none. */
    lastSeen: text(),
    /** The checkout that an unexplained payment names and that has another payment. */
    secondOf: text(),
    /** The reason why the provider refused to create the payment; the checkout is canceled then. */
    providerRefusal: jsonb().$type<ProviderRefusal>(),
    /** The draft order that is paid; null for all others. */
    draftOrderId: text(),
    /** At the provider: whose saved cards can pay; null without. */
    customerId: text(),
    /** True if the card that pays is saved for that customer. */
    savesCard: boolean().notNull().default(false),
  },
  (table) => [
    // A draft order is paid once: by the order it became, or by the one payment that is open.
    uniqueIndex('one_payment_per_draft_order')
      .on(table.draftOrderId)
      .where(sql`draft_order_id is not null and (outcome is null or outcome = 'ordered')`),
    unique('one_checkout_per_payment').on(table.paymentIntentId),
    index('checkouts_of_cart').on(table.cartId, table.createdAt).where(sql`cart_id is not null`),
    // Model C4
    uniqueIndex('one_open_checkout_per_cart')
      .on(table.cartId)
      .where(sql`cart_id is not null and outcome is null`),
    index('checkouts_newest').on(table.createdAt.desc(), table.id),
    index('checkouts_by_amount').on(table.totalCents.desc(), table.id),
    // Staff search for substrings.
    index('checkouts_search').using(
      'gin',
      sql`lower(id || chr(1) || email || chr(1) || coalesce(payment_intent_id, '')) gin_trgm_ops`,
    ),
    // They are forgotten.
    index('checkouts_canceled').on(table.createdAt).where(sql`outcome = 'cancelled' and email <> ''`),
    index('checkouts_to_look_at').on(table.nextLookAt).where(sql`next_look_at is not null`),
    index('checkouts_unsettled')
      .on(table.createdAt.desc(), table.id)
      .where(
        sql`outcome = 'unexplained' or (outcome is null and (last_seen = 'succeeded' or next_look_at is null))`,
      ),
    index('checkouts_of_place').on(table.ipDigest).where(sql`place is not null`),
    index('checkouts_holding').on(table.heldUntil).where(sql`held_until is not null`),
    index('checkouts_joining_of_buyer').on(table.buyerDigest).where(sql`id like 'MM-%'`),
    index('checkouts_holding_of_buyer').on(table.buyerDigest).where(sql`held_until is not null`),
  ],
);

/**
 * Up to when every payment at the provider was looked at for one without a trace; its only row is made by a
 * migration. It is part of each backup, so that after a restore the payments since then are found.
 */
export const paymentSweeps = pgTable('payment_sweeps', {
  id: integer().primaryKey(),
  completeUntil: timestamp({ withTimezone: true }).notNull(),
  /** The time up to which the disputes of all payments were looked at. */
  disputesUntil: timestamp({ withTimezone: true }).notNull().default(sql`'epoch'`),
});

/** Stock reserved for a checkout: already subtracted from the variant, and returned unless it is sold. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    checkoutId: text()
      .notNull()
      .references(() => checkouts.id),
    productId: text().notNull(),
    variantId: text().notNull(),
    quantity: integer().notNull(),
    /** The digest of the IP that holds it. */
    ipDigest: text('place'),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutId, table.variantId] }),
    index('stock_holds_of_variant').on(table.variantId),
    index('stock_holds_of_place').on(table.ipDigest),
  ],
);
