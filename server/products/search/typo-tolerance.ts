import type { Connection } from '#db/connection.ts';
import {
  planSearch,
  type SearchTerm,
  unknownWords,
  wordsToLookUp,
} from '#domain/products/search/plan-search.ts';
import { searchWordsOf, skuLettersOf } from '#domain/products/search/search-words.ts';
import type { Synonyms } from '#domain/products/search/synonyms.ts';
import { countUpTo, findsAny } from './match-queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { findKnownWords, findSimilarWords } from './vocabulary-queries.ts';

/** With fewer products that have all words, those with one word in their name are added. */
const ENOUGH = 3;

/** Letters: shorter parts match too many SKUs. */
const SHORTEST_SKU = 3;

/** Plans a search without exact results: as a SKU, else by corrected words. Null if neither finds any. */
export async function tolerateTypos(
  db: Connection,
  search: string,
  { synonyms, found }: { synonyms: Synonyms; found?: readonly SearchTerm[] },
): Promise<SearchPlan | null> {
  const letters = skuLettersOf(search);
  if (letters.length >= SHORTEST_SKU) {
    const plan = { by: 'sku', letters } as const;
    if (await findsAny(db, search, plan)) return plan;
  }
  const terms = found ?? (await findTerms(db, search, synonyms));
  if (terms.length === 0) return null;
  const by = 'words';
  const withAll = await countUpTo(db, search, { by, match: 'all', terms }, ENOUGH);
  if (withAll === ENOUGH) return { by, match: 'all', terms };
  if (withAll === 0) return await tolerateSomeTypos(db, search, terms);
  return { by, match: 'all or some in name', terms };
}

/** For words that no product has together: drops guessed words, and matches the others in names only. */
async function tolerateSomeTypos(
  db: Connection,
  search: string,
  terms: readonly SearchTerm[],
): Promise<SearchPlan | null> {
  const sure = terms.filter((term) => !term.isGuess);
  const remaining = sure.length > 0 ? sure : terms;
  for (const match of ['all in name', 'some in name'] as const) {
    const plan: SearchPlan = { by: 'words', match, terms: remaining, isPartial: true };
    if (await findsAny(db, search, plan)) return plan;
  }
  return null;
}

/** The words of a search, corrected by the words of the catalogue. */
export async function findTerms(db: Connection, search: string, synonyms: Synonyms): Promise<SearchTerm[]> {
  const typed = searchWordsOf(search);
  if (typed.length === 0) return [];
  const known = await findKnownWords(db, wordsToLookUp(typed));
  const similar = await findSimilarWords(db, unknownWords(typed, known, synonyms));
  return planSearch(typed, { known, similar, synonyms });
}
