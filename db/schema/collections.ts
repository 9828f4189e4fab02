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
import { type CollectionRule, wholeRule } from '#domain/collections/collection-rule.ts';
import { products } from './products.ts';
import { jsonColumn } from './stored-lines.ts';

/** A stored rule may be from before a field was added. */
const storedRule = jsonColumn<CollectionRule>(wholeRule);

/** Collections of products. A deleted one keeps its row. */
export const collections = pgTable(
  'collections',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Address of its picture, as in products; null without one. */
    image: text(),
    isPublished: boolean().notNull(),
    /** Null: the products are chosen by hand. */
    rule: storedRule(),
    /** Increased by every change, to detect conflicts. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_collection_per_slug').on(table.slug).where(sql`deleted_at is null`),
    index('collections_newest').on(table.createdAt.desc(), table.id).where(sql`deleted_at is null`),
  ],
);

/** The products that staff chose for a collection, in their order. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: text()
      .notNull()
      .references(() => collections.id),
    productId: text()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    index('collections_of_product').on(table.productId),
  ],
);

/** Slugs that collections had before. A slug is the present one of a collection or a former one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text().primaryKey(),
    collectionId: text()
      .notNull()
      .references(() => collections.id),
  },
  (table) => [index('former_slugs_of_collection').on(table.collectionId)],
);
