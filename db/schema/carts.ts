import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { SeenLine } from '#domain/cart/cart.ts';
import { selectionColumn } from './stored-lines.ts';

/** The carts of browsers. Nothing in them is ever charged or held (model C1, C6). */
export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    /** The digest of the token in the browser's cookie; the cart of an email has one of no browser. */
    tokenDigest: text().notNull(),
    /** The email address that has proven it, as `normalizeEmail` writes it; null for a browser's own cart. */
    emailKey: text(),
    /** The cart of an address that the browser uses instead of this one, which is empty (model C7). */
    mergedInto: text().references((): AnyPgColumn => carts.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    /** The codes of discounts, as typed. */
    codes: text().array().notNull(),
    /** The time of the last use, exact to the day. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_cart_per_token').on(table.tokenDigest),
    unique('one_cart_per_address').on(table.emailKey),
    index('carts_merged').on(table.mergedInto),
    index('carts_unused').on(table.usedAt),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** A digest of product, variant and choices. */
    key: text().notNull(),
    productId: text().notNull(),
    variantId: text().notNull(),
    /** The choices that the variant does not decide. */
    selection: selectionColumn().notNull(),
    quantity: integer().notNull(),
    /** The values that were shown when the line was added; amounts in cents. */
    seen: jsonb().$type<SeenLine>().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
);

/** Requests that have added something: a repeated one adds nothing. Kept for a day. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** From the seed of the request. */
    id: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.id] }),
    index('cart_additions_oldest').on(table.addedAt),
  ],
);
