import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The IPs of unpaid orders, as digests, kept while they limit further orders (decision 096). */
export const unpaidIps = pgTable(
  'unpaid_places',
  {
    orderId: text().primaryKey(),
    /** The digest of the IP. */
    ipDigest: text('place').notNull(),
    /** The time when the row is deleted. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('unpaid_places_of_place').on(table.ipDigest),
    index('unpaid_places_ended').on(table.endsAt),
  ],
);
