import { index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProductState } from '#domain/products/product-state.ts';

/** Imports of files of products. */
export const productImports = pgTable(
  'product_imports',
  {
    id: text().primaryKey(),
    fileName: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    startedBy: text().notNull(),
    /** The products of the file, and the number of those that were looked at. */
    productCount: integer().notNull(),
    done: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** The beginning of its undoing; it goes on by the products that are left. */
    undoneAt: timestamp({ withTimezone: true }),
    undoneBy: text(),
  },
  (table) => [index('product_imports_newest').on(table.startedAt.desc(), table.id)],
);

/** The products that an import created or changed, written in the transaction of the change. */
export const productImportChanges = pgTable(
  'product_import_changes',
  {
    importId: text()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    productId: text().notNull(),
    name: text().notNull(),
    /** Null: the import created the product. Not jsonb, which sorts the keys that are compared. */
    before: json().$type<ProductState>(),
    after: json().$type<ProductState>().notNull(),
    undoneAt: timestamp({ withTimezone: true }),
    /** The reason why something of it, or all, was left as it is. */
    kept: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.productId] })],
);
