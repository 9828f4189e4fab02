import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Color, Feature, OptionList, Property, Specification } from '#domain/products/product.ts';
import { ALL_WORDS, NAME_WORDS, SKU_LETTERS, tsvector } from './search-document.ts';

/** How many pieces `scarce` counts up to. */
export const MOST_SCARCE = 100;

/** Products. Money in cents. A deleted product keeps its row, hidden. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    priceCents: integer().notNull(),
    discountPriceCents: integer(),
    /** What the price filter and the price sorting look at: the discount price if there is one. */
    effectivePriceCents: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(discount_price_cents, price_cents)`),
    image: text().notNull(),
    gallery: jsonb().$type<string[]>().notNull(),
    category: text().notNull(),
    brand: text().notNull(),
    sku: text().notNull(),
    /** Whether staff offer it; what shoppers see is `availability and stock <> 0`. */
    availability: boolean().notNull(),
    /**
     * Pieces that can still be sold, those held for a checkout taken off; null where they are not counted.
     */
    stock: integer(),
    /**
     * The stock where it is small, else null: what lists of low stock read. A column of its own, because an
     * index on the stock itself would be written with every piece that is sold.
     */
    scarce: integer().generatedAlwaysAs(sql.raw(`case when stock <= ${MOST_SCARCE} then stock end`)),
    colors: jsonb().$type<Color[]>().notNull(),
    sizes: jsonb().$type<string[]>().notNull(),
    memory: jsonb().$type<string[]>().notNull(),
    properties: jsonb().$type<Property[]>().notNull(),
    requiredOptions: jsonb().$type<OptionList[]>().notNull().default([]),
    specifications: jsonb().$type<Specification[]>().notNull(),
    features: jsonb().$type<Feature[]>().notNull(),
    featured: boolean().notNull(),
    dimensions: text(),
    weight: text(),
    materials: text(),
    warranty: text(),
    /** Folded by the application (domain/search-text.ts), so that no database's own case rules matter. */
    searchText: text().notNull(),
    /**
     * What the search that forgives looks into. PostgreSQL computes them whenever one of their texts is
     * written, whoever writes it.
     */
    nameWords: tsvector().generatedAlwaysAs(sql.raw(NAME_WORDS)),
    allWords: tsvector().generatedAlwaysAs(sql.raw(ALL_WORDS)),
    /** Shoppers type a SKU with or without what stands between its letters. */
    skuLetters: text().generatedAlwaysAs(sql.raw(SKU_LETTERS)),
    /** Sum and count of its reviews' ratings, changed in the transaction that changes a review. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Raised by every change that staff make: who edits an older one is told. Stock and ratings do not count.
     */
    version: integer().notNull().default(1),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('stock_is_never_negative', sql`stock >= 0`),
    uniqueIndex('products_sku').on(table.sku).where(sql`deleted_at is null`),
    index('products_newest').on(table.createdAt.desc(), table.id).where(sql`deleted_at is null`),
    index('products_price').on(table.effectivePriceCents, table.id).where(sql`deleted_at is null`),
    index('products_scarce').on(table.scarce, table.id).where(sql`scarce is not null and deleted_at is null`),
    index('products_deleted').on(table.createdAt.desc(), table.id).where(sql`deleted_at is not null`),
    // Holds everything that facets count.
    index('products_category')
      .on(table.category, table.brand, table.effectivePriceCents)
      .where(sql`deleted_at is null`),
    index('products_rating')
      .on(
        sql`(case when rating_count = 0 then 0 else rating_sum::float / rating_count end) desc nulls last`,
        table.ratingCount.desc(),
        table.id,
      )
      .where(sql`deleted_at is null`),
    index('products_name').on(sql`lower(name)`, table.id).where(sql`deleted_at is null`),
    index('products_brand').on(table.brand).where(sql`deleted_at is null`),
    index('products_featured')
      .on(table.createdAt.desc(), table.id)
      .where(sql`featured and deleted_at is null`),
    // Staff search by parts of it.
    index('products_sku_search').using('gin', sql`lower(sku) gin_trgm_ops`),
    index('products_search').using('gin', sql`search_text gin_trgm_ops`),
    index('products_name_words').using('gin', table.nameWords),
    index('products_all_words').using('gin', table.allWords),
    index('products_sku_letters').using('gin', sql`sku_letters gin_trgm_ops`),
  ],
);

/** One row: a number that changes whenever what shoppers see of the catalogue changes. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
});
