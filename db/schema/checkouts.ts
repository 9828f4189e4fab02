import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { OrderDraft } from '#domain/orders/order.ts';

/**
 * A payment the shop announced, stored before the provider hears of it: what was priced, for how much, and the id the
 * order will have. `draft` is null for a payment announced without its order. Cents.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Also the id of the order to come. */
    id: text().primaryKey(),
    paymentIntentId: text(),
    totalCents: integer().notNull(),
    currency: text().notNull(),
    wanted: jsonb().$type<WantedLine[]>(),
    draft: jsonb().$type<OrderDraft>(),
    buyerDigest: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_checkout_per_payment').on(table.paymentIntentId),
    index('checkouts_oldest').on(table.createdAt),
  ],
);
