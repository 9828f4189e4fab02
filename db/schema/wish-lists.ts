import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { WishList } from '#domain/wishes/wish-list.ts';

/** The wish lists that customers keep, a row for each email address. */
export const wishLists = pgTable('wish_lists', {
  /** The email, normalized by `normalizeEmail`. */
  emailKey: text().primaryKey(),
  wishes: jsonb().$type<WishList>().notNull(),
});
