import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Mailed codes that prove an email, one per email and browser; stored as digests. */
export const emailCodes = pgTable(
  'email_codes',
  {
    emailDigest: text().notNull(),
    /** The digest of the requesting browser's token; the code is valid in that browser only. */
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
