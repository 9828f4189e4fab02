import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './products.ts';

/** A shopper who wants one mail when pieces are back. Mailed ones are deleted after a day. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** Null: whichever variant is back. */
    variantId: text(),
    email: text().notNull(),
    /** As `normalizeEmail` writes it. */
    emailKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When its mail was written. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stock_alerts_waiting')
      .on(table.productId, sql`coalesce(variant_id, '')`, table.emailKey)
      .where(sql`mailed_at is null`),
    index('stock_alerts_of_product').on(table.productId, table.variantId, table.createdAt),
    index('stock_alerts_of_email').on(table.emailKey),
  ],
);
