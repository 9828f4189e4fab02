import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CauseKind, MovementKind } from '#domain/stock/movement.ts';

/**
 * Every change of a variant's stock, written in its statement (decision 045). Append-only. The changes of a
 * variant add up to its stock; the ids of a product's movements are in the order of its changes.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    productId: text().notNull(),
    /** Null: the product's first variant. */
    variantId: text(),
    kind: text().$type<MovementKind>().notNull(),
    change: integer().notNull(),
    /** The stock after it. Null while stock is not counted, and for held pieces that are sold. */
    stock: integer(),
    causeKind: text().$type<CauseKind>().notNull(),
    causeId: text(),
    reason: text().notNull(),
    staff: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  // The only index for products with one variant: each sale of a counted variant writes three rows.
  (table) => [
    primaryKey({ columns: [table.productId, table.id] }),
    index('stock_movements_of_variant').on(table.variantId, table.id).where(sql`variant_id is not null`),
  ],
);
