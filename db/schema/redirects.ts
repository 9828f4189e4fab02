import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Addresses that are nothing, and what is there instead. None leads to another one. */
export const redirects = pgTable(
  'redirects',
  {
    id: text().primaryKey(),
    fromPath: text().notNull().unique(),
    /** A path of the shop, or an address that staff wrote. */
    toAddress: text().notNull(),
    /** Staff wrote it; the others follow pages that moved or ended. */
    isByHand: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('redirects_newest').on(table.createdAt.desc(), table.id),
    index('redirects_by_target').on(table.toAddress),
  ],
);
