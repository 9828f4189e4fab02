import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * The vocabulary of the catalogue, lower case and without accents, for typo correction. Words of removed
 * products stay: a search for them finds nothing either way.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The highest weight of its occurrences (domain/products/search/correct-word.ts). */
    weight: smallint().notNull(),
  },
  // Unlike GIN, GiST returns the nearest words first.
  () => [index('search_words_similar').using('gist', sql`word gist_trgm_ops`)],
);
