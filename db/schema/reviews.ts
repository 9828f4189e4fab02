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

/** Shoppers see no others. */
const PUBLISHED = sql`deleted_at is null and held_at is null`;

/** Reviews. A deleted one keeps its row. */
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
    /** Set while it waits for approval. */
    heldAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
    /** The order it was written about, if any. */
    orderId: text().references(() => orders.id),
    /** Searched by staff: name, email address, title and comment, folded by the application. */
    searchText: text().notNull(),
  },
  // nullsFirst is PostgreSQL's default for `desc`; any other order would need a sort on top of the index.
  (table) => [
    index('reviews_newest').on(table.createdAt.desc().nullsFirst(), table.id).where(sql`deleted_at is null`),
    index('reviews_by_rating')
      .on(table.rating.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    index('reviews_by_verified')
      .on(table.verified, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    index('reviews_waiting')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`held_at is not null and deleted_at is null`),
    index('reviews_of_product')
      .on(table.productId, table.createdAt.desc().nullsFirst(), table.id)
      .where(PUBLISHED),
    index('reviews_of_product_by_rating')
      .on(
        table.productId,
        table.rating.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id,
        table.verified,
      )
      .where(PUBLISHED),
    index('reviews_of_product_by_helpful')
      .on(table.productId, table.helpful.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(PUBLISHED),
    // Deleted reviews count: they cannot be written again.
    uniqueIndex('one_review_per_order_and_product')
      .on(table.orderId, table.productId)
      .where(sql`order_id is not null`),
    index('reviews_of_email').on(sql`lower(user_email)`),
    index('reviews_search').using('gin', sql`search_text gin_trgm_ops`),
  ],
);

/** Votes for helpful reviews by browser, as digests of their tokens; also counted in `reviews.helpful`. */
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
