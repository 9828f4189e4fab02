import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldLetters, foldText, listSpellings, wordsOfSearch } from '#domain/search-text.ts';
import { foldedLettersSql } from './schema/search-document.ts';

/** Returns a LIKE pattern for texts in lower case that contain the search literally. */
export function containsPattern(search: string): string {
  return buildPattern(foldText(search));
}

/** True for a text of `createSearchText` that contains the search. */
export function containsText(searchText: SQLWrapper, search: string): SQL {
  return sql`${searchText} like ${buildPattern(foldLetters(search))}`;
}

/** True for a text of `createSearchText` that contains the words of a search, in any order. */
export function containsWords(searchText: SQLWrapper, search: string): SQL {
  const words = wordsOfSearch(search).map(
    (word) =>
      sql`(${sql.join(
        listSpellings(word).map((spelling) => containsText(searchText, spelling)),
        sql` or `,
      )})`,
  );
  return sql`(${sql.join(words, sql` and `)})`;
}

/** `foldLetters` in SQL, for texts that are not stored folded. */
export function foldedText(text: SQL): SQL {
  return sql`${sql.raw(FOLDED.before)}${text}${sql.raw(FOLDED.after)}`;
}

const [before = '', after = ''] = foldedLettersSql('\u0001').split('\u0001');
const FOLDED = { before, after };

function buildPattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}
