import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InventoryPolicy } from '#domain/products/inventory-policy.ts';
import type { OptionList } from '#domain/products/option-words.ts';
import type { PictureTexts } from '#domain/products/picture-texts.ts';
import type { Feature, OptionValue, Property, Specification } from '#domain/products/product.ts';
import type { ProductStatus } from '#domain/products/status.ts';
import type { VariantOption } from '#domain/products/variants/variant.ts';
import type { RichText } from '#domain/rich-text/rich-text.ts';
import {
  ALL_WORDS,
  byteText,
  dictionaryKeySql,
  LISTED_VALUES,
  NAME_WORDS,
  SKU_LETTERS,
  tsvector,
} from './search-document.ts';

/** The largest stock in `scarce`. */
export const MAX_SCARCE = 100;

/** Pieces of a step of `plenty`: a sale writes its index only where it ends a step. */
const STEP = 25;

/** `averageRating` (domain/reviews) rounded down: sum / count + 0.05 in whole numbers. */
function averageStars(sum: string, count: string): string {
  return `case when ${count} > 0 then (20 * ${sum}::bigint + ${count}) / (20 * ${count}::bigint) else 0 end`;
}

/** Products. Money in cents. A deleted product keeps its row. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    /** Null: the description is as plain as it is. */
    descriptionRich: jsonb().$type<RichText>(),
    priceCents: integer().notNull(),
    discountPriceCents: integer(),
    /** Unit prices of the offered variants, without properties; null unless one has a price of its own. */
    lowestPriceCents: integer(),
    highestPriceCents: integer(),
    /** The regular price of its cheapest variant, if that is reduced. */
    lowestRegularCents: integer(),
    /** The highest percentage off one of its variants; null if none is reduced or has a price of its own. */
    highestSaving: smallint(),
    /**
     * Used by the price filter and sort: the lowest of its variants, else the discount price if there is
     * one.
     */
    effectivePriceCents: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(lowest_price_cents, discount_price_cents, price_cents)`),
    image: text().notNull(),
    gallery: jsonb().$type<string[]>().notNull(),
    /** Not as jsonb, which has an order of its own. */
    pictureTexts: json().$type<PictureTexts>().notNull().default({}),
    category: text().notNull(),
    /** Further ones, in lower case in their index. */
    categories: jsonb().$type<string[]>().notNull().default([]),
    brand: text().notNull(),
    /** Sorted by as a dictionary does; generated, as collations of ICU change between its versions. */
    nameKey: byteText().generatedAlwaysAs(sql.raw(dictionaryKeySql('name'))),
    categoryKey: byteText().generatedAlwaysAs(sql.raw(dictionaryKeySql('category'))),
    brandKey: byteText().generatedAlwaysAs(sql.raw(dictionaryKeySql('brand'))),
    sku: text().notNull(),
    /** The visibility: only an active product is in lists (domain/products/status.ts). */
    status: text().$type<ProductStatus>().notNull().default('active'),
    /** When it becomes active, and archived; null once that is done (domain/products/schedule.ts). */
    publishAt: timestamp({ withTimezone: true }),
    unpublishAt: timestamp({ withTimezone: true }),
    /** False: nothing is sent by parcel, as with a file or a course. */
    requiresShipping: boolean().notNull().default(true),
    /** Set by staff; shoppers see `availability and stock <> 0`. */
    availability: boolean().notNull(),
    /**
     * Pieces left of all offered variants, without reserved ones, never below zero; null if nothing limits
     * the sale of one of them, as it is not counted or sold below zero.
     */
    stock: integer(),
    /** `continue`: sold below zero (domain/products/stock.ts). */
    inventoryPolicy: text().$type<InventoryPolicy>().notNull().default('deny'),
    /** What shoppers read of a piece that is not there yet, and the days that it takes. */
    backorderText: text(),
    backorderDays: integer(),
    /** Pieces in one order. */
    minPerOrder: integer(),
    maxPerOrder: integer(),
    /**
     * The stock if it is small, otherwise null; read by the lists of low stock. An index on the stock itself
     * would be written with every sale.
     */
    scarce: integer().generatedAlwaysAs(sql.raw(`case when stock <= ${MAX_SCARCE} then stock end`)),
    /** A large stock in steps, otherwise null: the list by stock begins with it from the highest. */
    plenty: integer().generatedAlwaysAs(sql.raw(`case when stock > ${MAX_SCARCE} then stock / ${STEP} end`)),
    /** The options that span its variants; empty for a product with one variant. */
    variantOptions: jsonb('options').$type<VariantOption[]>().notNull().default([]),
    colors: jsonb().$type<OptionValue[]>().notNull(),
    sizes: jsonb().$type<string[]>().notNull(),
    memory: jsonb().$type<string[]>().notNull(),
    properties: jsonb().$type<Property[]>().notNull(),
    requiredOptions: jsonb().$type<OptionList[]>().notNull().default([]),
    /** The values that colors, sizes and memory offer, for filters of options. */
    listedValues: jsonb().generatedAlwaysAs(sql.raw(LISTED_VALUES)),
    specifications: jsonb().$type<Specification[]>().notNull(),
    features: jsonb().$type<Feature[]>().notNull(),
    featured: boolean().notNull(),
    dimensions: text(),
    weight: text(),
    materials: text(),
    warranty: text(),
    /** Compared with those of the tax rates, regardless of case; null: the standard rate. */
    taxCategory: text(),
    /** The weight of one piece. */
    weightGrams: integer(),
    /** What shoppers of search engines read; null: its name and description. */
    seoTitle: text(),
    seoDescription: text(),
    /** What the seller pays for a piece; only staff see it. */
    cost: integer('cost_cents'),
    /** In lower case in their index. */
    tags: jsonb().$type<string[]>().notNull().default([]),
    /** Folded by the application (domain/search-text.ts), independently of the database's collation. */
    searchText: text().notNull(),
    /** Searched with typo tolerance. Generated by PostgreSQL whenever one of their texts is written. */
    nameWords: tsvector().generatedAlwaysAs(sql.raw(NAME_WORDS)),
    allWords: tsvector().generatedAlwaysAs(sql.raw(ALL_WORDS)),
    /** For SKUs typed with or without separators. */
    skuLetters: text().generatedAlwaysAs(sql.raw(SKU_LETTERS)),
    /**
     * Sum and count of ratings, of all published reviews and of the verified ones, updated in the transaction
     * that changes a review. A setting says which count.
     */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    verifiedRatingSum: integer().notNull().default(0),
    verifiedRatingCount: integer().notNull().default(0),
    /** Whole stars of the average as it is shown, rounded to tenths; 0 without ratings. */
    stars: smallint()
      .notNull()
      .generatedAlwaysAs(sql.raw(averageStars('rating_sum', 'rating_count'))),
    verifiedStars: smallint()
      .notNull()
      .generatedAlwaysAs(sql.raw(averageStars('verified_rating_sum', 'verified_rating_count'))),
    /** Its card shows a discount: its own, or that of a variant where variants have prices of their own. */
    isOnSale: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`case when lowest_price_cents is null then coalesce(discount_price_cents < price_cents, false)
          else highest_saving is not null end`,
      ),
    /** True if the product can be bought, by the rule of `isAvailable` (domain/products/stock.ts). */
    isAvailable: boolean().notNull().generatedAlwaysAs(sql`availability and stock is distinct from 0`),
    /** The products that staff relate to it, in their order; deleted ones may be among them. */
    relatedIds: jsonb().$type<string[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Increased by every change by staff, to detect conflicts. Stock and ratings do not count. */
    version: integer().notNull().default(1),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('stock_is_never_negative', sql`stock >= 0`),
    check('inventory_policy_is_known', sql`inventory_policy in ('deny', 'continue')`),
    check('status_is_known', sql`status in ('draft', 'active', 'unlisted', 'archived')`),
    uniqueIndex('products_sku').on(table.sku).where(sql`deleted_at is null`),
    index('products_newest')
      .on(table.createdAt.desc(), table.id, table.status)
      .where(sql`deleted_at is null`),
    index('products_price')
      .on(table.effectivePriceCents, table.id, table.status)
      .where(sql`deleted_at is null`),
    // With products that are not scarce: the list by stock continues with them.
    index('products_scarce').on(table.scarce, table.id).where(sql`deleted_at is null`),
    index('products_plenty').on(table.plenty.desc().nullsLast(), table.id).where(sql`deleted_at is null`),
    index('products_deleted').on(table.createdAt.desc(), table.id).where(sql`deleted_at is not null`),
    // Covers everything that facets count; the id is for conditions of variants.
    index('products_category')
      .on(
        table.category,
        table.brand,
        table.effectivePriceCents,
        table.stars,
        table.verifiedStars,
        table.isOnSale,
        table.isAvailable,
        table.status,
        table.id,
      )
      .where(sql`deleted_at is null`),
    // The same, of the products whose options are counted.
    index('products_with_choices')
      .on(
        table.category,
        table.brand,
        table.effectivePriceCents,
        table.stars,
        table.verifiedStars,
        table.isOnSale,
        table.isAvailable,
        table.status,
        table.id,
      )
      .where(
        sql`deleted_at is null and (options <> '[]' or colors <> '[]' or sizes <> '[]' or memory <> '[]')`,
      ),
    // The few products with further categories, without a look at all others.
    index('products_with_categories').on(table.id).where(sql`categories <> '[]'`),
    index('products_categories')
      .using('gin', sql`(lower(categories::text)::jsonb)`)
      .where(sql`categories <> '[]'`),
    index('products_tags').using('gin', sql`(lower(tags::text)::jsonb)`).where(sql`tags <> '[]'`),
    index('products_publish_at').on(table.publishAt).where(sql`publish_at is not null`),
    index('products_unpublish_at').on(table.unpublishAt).where(sql`unpublish_at is not null`),
    index('products_with_variants').on(table.id).where(sql`deleted_at is null and options <> '[]'`),
    index('products_rating')
      .on(
        sql`(case when rating_count = 0 then 0 else rating_sum::float / rating_count end) desc nulls last`,
        table.ratingCount.desc(),
        table.id,
      )
      .where(sql`deleted_at is null`),
    index('products_verified_rating')
      .on(
        sql`(case when verified_rating_count = 0 then 0 else verified_rating_sum::float / verified_rating_count end) desc nulls last`,
        table.verifiedRatingCount.desc(),
        table.id,
      )
      .where(sql`deleted_at is null`),
    index('products_name').on(table.nameKey, table.id).where(sql`deleted_at is null`),
    index('products_group')
      .on(table.categoryKey, table.brandKey, table.effectivePriceCents, table.id)
      .where(sql`deleted_at is null`),
    index('products_brand_key').on(table.brandKey).where(sql`deleted_at is null`),
    index('products_brand').on(table.brand).where(sql`deleted_at is null`),
    index('products_featured')
      .on(table.createdAt.desc(), table.id)
      .where(sql`featured and deleted_at is null`),
    // Staff search for substrings.
    index('products_sku_search').using('gin', sql`lower(sku) gin_trgm_ops`),
    index('products_search').using('gin', sql`search_text gin_trgm_ops`),
    index('products_name_words').using('gin', table.nameWords),
    index('products_all_words').using('gin', table.allWords),
    index('products_sku_letters').using('gin', sql`sku_letters gin_trgm_ops`),
  ],
);
