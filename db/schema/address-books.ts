import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AddressBook } from '#domain/account/address-book.ts';

/** The addresses that customers save, a row for each email address. */
export const addressBooks = pgTable('address_books', {
  /** The email, normalized by `normalizeEmail`. */
  emailKey: text().primaryKey(),
  addresses: jsonb().$type<AddressBook>().notNull(),
});
