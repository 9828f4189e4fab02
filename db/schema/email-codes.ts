import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Codes mailed to prove who reads an address's mail: one for each address and browser, all of it as digests.
 */
export const emailCodes = pgTable(
  'email_codes',
  {
    emailDigest: text().notNull(),
    /** Of the token of the browser that asked: the only one the code counts in. */
    browserDigest: text().notNull(),
    codeDigest: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailDigest, table.browserDigest] }),
    index('email_codes_expired').on(table.expiresAt),
  ],
);
