import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CauseKind, MovementKind } from '#domain/stock/movement.ts';

/**
 * Every change of `products.stock`, written in its statement (decision 045). Append-only. The changes of a
 * product add up to its stock; the ids of a product's movements are in the order of its changes.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    productId: text().notNull(),
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
  // The only index: each sale of a counted product writes three rows.
  (table) => [primaryKey({ columns: [table.productId, table.id] })],
);
