import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './products.ts';

/** Reviews. One that staff deleted keeps its row, hidden. */
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
    deletedAt: timestamp({ withTimezone: true }),
    /** What staff search in: name, e-mail address, title and comment, folded by the application. */
    searchText: text().notNull(),
  },
  // nullsFirst is PostgreSQL's own order of `desc`; with any other it would sort what the index has in order already.
  (table) => [
    index('reviews_newest').on(table.createdAt.desc().nullsFirst(), table.id).where(sql`deleted_at is null`),
    index('reviews_by_rating')
      .on(table.rating.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    index('reviews_by_verified')
      .on(table.verified, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    index('reviews_of_product')
      .on(table.productId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    index('reviews_search').using('gin', sql`search_text gin_trgm_ops`),
  ],
);
