import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Where unpaid orders came from, while that limits further ones (decision 096). */
export const unpaidPlaces = pgTable(
  'unpaid_places',
  {
    orderId: text().primaryKey(),
    /** A digest of the address. */
    place: text().notNull(),
    /** When the row is deleted. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('unpaid_places_of_place').on(table.place), index('unpaid_places_ended').on(table.endsAt)],
);
