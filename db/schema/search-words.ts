import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * The words of the catalogue, small and without accents, by which typing errors are found. Words stay when
 * the last product that has them goes: a search for one then finds nothing, as it would without.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Where it stands in a product (domain/products/search/correct-word.ts), the highest of all. */
    weight: smallint().notNull(),
  },
  // Unlike GIN it gives the nearest words first.
  () => [index('search_words_similar').using('gist', sql`word gist_trgm_ops`)],
);
