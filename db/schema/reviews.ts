import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './products.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    userName: text().notNull(),
    userEmail: text().notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    verified: boolean().notNull(),
    helpful: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('reviews_newest').on(table.createdAt.desc(), table.id),
    index('reviews_of_product').on(table.productId, table.createdAt.desc(), table.id),
  ],
);
