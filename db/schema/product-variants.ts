import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { VariantOptions } from '#domain/products/variants/variant.ts';
import { MAX_SCARCE, products } from './products.ts';
import { SKU_LETTERS } from './search-document.ts';

const IS_LIVE = sql`removed_at is null and not product_deleted`;

/**
 * Variants: each product has at least one, whose id is the product's. A removed variant keeps its row, for
 * the orders and movements that name it. Money in cents.
 */
export const productVariants = pgTable(
  'product_variants',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** The order of the combinations. */
    position: integer().notNull(),
    sku: text().notNull(),
    /** For SKUs typed with or without separators; stored, as each search checks it for all that it finds. */
    skuLetters: text().generatedAlwaysAs(sql.raw(SKU_LETTERS)),
    /** Not jsonb, which would sort the names. */
    options: json().$type<VariantOptions>().notNull(),
    /** The options as `combinationKey` writes them: equal combinations have equal keys. */
    combination: text().notNull(),
    priceCents: integer(),
    discountPriceCents: integer(),
    barcode: text(),
    weightGrams: integer(),
    image: text(),
    /** Pieces left, without reserved ones, never below zero; null if nothing limits the sale. */
    stock: integer(),
    /**
     * The count where it is not what limits the sale: of a product that is sold below zero, and of a variant
     * that has too few pieces for its orders. Otherwise null. The movements add up to it.
     */
    onHand: integer(),
    /**
     * The stock if it is small, of a variant in some combination; otherwise null. Read by the lists of low
     * stock, as that of products: a sale of plenty writes no index.
     */
    scarce: integer().generatedAlwaysAs(
      sql.raw(`case when stock <= ${MAX_SCARCE} and combination <> '' then stock end`),
    ),
    isStocked: boolean().notNull().generatedAlwaysAs(sql`stock is distinct from 0`),
    isOffered: boolean().notNull().default(true),
    /** Increased by every change by staff but of the stock. */
    version: integer().notNull().default(1),
    removedAt: timestamp({ withTimezone: true }),
    productDeleted: boolean().notNull().default(false),
  },
  (table) => [
    check('variant_stock_is_never_negative', sql`stock >= 0`),
    check('on_hand_differs_from_stock', sql`stock is null or on_hand is null or (stock = 0 and on_hand < 0)`),
    uniqueIndex('variants_sku').on(table.sku).where(IS_LIVE),
    uniqueIndex('variants_combination').on(table.productId, table.combination).where(sql`removed_at is null`),
    index('variants_of_product').on(table.productId, table.position),
    // Covers what filters of options look up for each product.
    index('variants_offered')
      .on(table.productId, table.combination, table.isStocked)
      .where(sql`is_offered and removed_at is null`),
    index('variants_scarce')
      .on(table.scarce, table.productId)
      .where(sql`scarce is not null and is_offered and removed_at is null and not product_deleted`),
    index('variants_owed')
      .on(table.productId)
      .where(sql`on_hand < 0 and removed_at is null and not product_deleted`),
    // Staff and shoppers search for parts; the SKU of a product without options is found by the product.
    index('variants_sku_search')
      .using('gin', sql`lower(sku) gin_trgm_ops`)
      .where(sql`combination <> '' and removed_at is null`),
    index('variants_barcode')
      .using('gin', sql`lower(barcode) gin_trgm_ops`)
      .where(sql`barcode is not null and removed_at is null`),
    index('variants_sku_letters')
      .using('gin', sql`sku_letters gin_trgm_ops`)
      .where(sql`combination <> '' and removed_at is null`),
  ],
);
