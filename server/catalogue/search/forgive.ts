import type { Connection } from '#db/connection.ts';
import {
  planSearch,
  type SearchTerm,
  unknownWords,
  wordsToLookUp,
} from '#domain/catalogue/search/plan-search.ts';
import { searchWordsOf, skuLettersOf } from '#domain/catalogue/search/search-words.ts';
import { countUpTo, findsAny } from './finds-any-queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { findKnownWords, findSimilarWords } from './vocabulary-queries.ts';

/** With fewer products that have all of the words, those with one in their name are shown as well. */
const ENOUGH = 3;

/** Shorter pieces are in too many SKUs to mean one. */
const SHORTEST_SKU = 3;

/** How to search for what the rule does not find: as a SKU, else by its words, mended. Null where that finds nothing either. */
export async function forgive(
  db: Connection,
  search: string,
  understood?: readonly SearchTerm[],
): Promise<SearchPlan | null> {
  const letters = skuLettersOf(search);
  if (letters.length >= SHORTEST_SKU) {
    const plan = { by: 'sku', letters } as const;
    if (await findsAny(db, search, plan)) return plan;
  }
  const terms = understood ?? (await understand(db, search));
  if (terms.length === 0) return null;
  const by = 'words';
  const withAll = await countUpTo(ENOUGH, db, search, { by, match: 'all', terms });
  if (withAll === ENOUGH) return { by, match: 'all', terms };
  for (const match of ['name', 'any'] as const) {
    const plan: SearchPlan = { by, match, terms, isPartial: withAll === 0 };
    if (await findsAny(db, search, plan)) return plan;
  }
  return null;
}

/** The words of a search as the catalogue has them. */
export async function understand(db: Connection, search: string): Promise<SearchTerm[]> {
  const typed = searchWordsOf(search);
  if (typed.length === 0) return [];
  const known = await findKnownWords(db, wordsToLookUp(typed));
  const similar = await findSimilarWords(db, unknownWords(typed, known));
  return planSearch(typed, { known, similar });
}
