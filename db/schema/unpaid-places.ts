import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The places (digests of IPs) of unpaid orders, kept while they limit further orders (decision 096). */
export const unpaidPlaces = pgTable(
  'unpaid_places',
  {
    orderId: text().primaryKey(),
    /** A digest of the address. */
    place: text().notNull(),
    /** The time when the row is deleted. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('unpaid_places_of_place').on(table.place), index('unpaid_places_ended').on(table.endsAt)],
);
