import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
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
    /** The order it was written about; null where it was written without one. */
    orderId: text().references(() => orders.id),
    /** What staff search in: name, e-mail address, title and comment, folded by the application. */
    searchText: text().notNull(),
  },
  // nullsFirst is PostgreSQL's own order of `desc`; with any other it would sort what the index has in order
  // already.
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
    index('reviews_of_product_by_rating')
      .on(table.productId, table.rating.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    index('reviews_of_product_by_helpful')
      .on(table.productId, table.helpful.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    // Deleted ones count: nobody is to write again what staff took away.
    uniqueIndex('one_review_per_order_and_product')
      .on(table.orderId, table.productId)
      .where(sql`order_id is not null`),
    index('reviews_search').using('gin', sql`search_text gin_trgm_ops`),
  ],
);

/**
 * Who found a review helpful: browsers, by the digests of their tokens. Each is counted in `helpful` of the
 * review.
 */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: text()
      .notNull()
      .references(() => reviews.id),
    voterDigest: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.voterDigest] })],
);
