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
    /** Null: any variant of the product. */
    variantId: text(),
    email: text().notNull(),
    /** The email, normalized by `normalizeEmail`. */
    emailKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The time when the mail was written. */
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
