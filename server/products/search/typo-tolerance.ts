import type { Connection } from '#db/connection.ts';
import {
  type PlannedSearch,
  planSearch,
  type SearchTerm,
  unknownWords,
  wordsToLookUp,
} from '#domain/products/search/plan-search.ts';
import { listSearchWords } from '#domain/products/search/search-words.ts';
import { readSkuParts } from '#domain/products/search/sku-match.ts';
import type { Synonyms } from '#domain/products/search/synonyms.ts';
import { countUpTo, findsAny } from './match-queries.ts';
import { ruleFor } from './rule-for.ts';
import type { RulePlan, SearchPlan } from './search-plan.ts';
import { findKnownWords, findSimilarWords } from './vocabulary-queries.ts';

/** With fewer products that have all words, those with one word in their name are added. */
const ENOUGH = 3;

type Tolerance = { synonyms: Synonyms; plannedTerms?: PlannedSearch };

/**
 * Plans a search without exact results: by its words if the catalogue has them all, else as a SKU, else by
 * corrected words. Null if none finds any.
 */
export async function tolerateTypos(
  db: Connection,
  search: string,
  { synonyms, plannedTerms }: Tolerance,
): Promise<SearchPlan | null> {
  const planned = plannedTerms ?? (await findTerms(db, search, synonyms));
  const areTyped = haveAllWords(planned, search);
  const byTyped = areTyped ? await findByAll(db, search, planned) : null;
  if (byTyped) return byTyped;
  const parts = readSkuParts(search);
  if (parts) {
    const plan: SearchPlan = { by: 'sku', parts };
    if (await findsAny(db, search, plan)) return plan;
  }
  const { terms } = planned;
  if (terms.length === 0) return null;
  const corrected = areTyped
    ? null
    : ((await findCorrected(db, search, { planned, synonyms })) ?? (await findByAll(db, search, planned)));
  return corrected ?? (await tolerateSomeTypos(db, search, terms));
}

/** True if each typed word is searched as it is. */
function haveAllWords({ terms }: PlannedSearch, search: string): boolean {
  const searched = new Set(
    terms.flatMap(({ word, isGuess, beginning }) => (isGuess || beginning ? [] : word)),
  );
  return terms.length > 0 && listSearchWords(search).every((word) => searched.has(word));
}

/**
 * Plans the search by the corrected words, as if they were typed; null if no product matches, if words were
 * left out, or if one is only a beginning.
 */
async function findCorrected(
  db: Connection,
  search: string,
  { planned: { terms, isPartial }, synonyms }: { planned: PlannedSearch; synonyms: Synonyms },
): Promise<SearchPlan | null> {
  if (isPartial || terms.some(({ shown, word }) => shown !== word)) return null;
  const corrected = terms.map(({ word }) => word).join(' ');
  const plan: RulePlan = { ...(await ruleFor(db, corrected, synonyms)), corrected };
  return (await findsAny(db, search, plan)) ? plan : null;
}

async function findByAll(
  db: Connection,
  search: string,
  { terms, isPartial }: PlannedSearch,
): Promise<SearchPlan | null> {
  const all = { by: 'words', match: 'all', terms, isPartial } as const;
  const withAll = await countUpTo(db, search, all, ENOUGH);
  if (withAll === ENOUGH) return all;
  return withAll > 0 ? { ...all, match: 'all or some in name' } : null;
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

/** Finds the words of a search, corrected by the words of the catalogue. */
export async function findTerms(db: Connection, search: string, synonyms: Synonyms): Promise<PlannedSearch> {
  const typed = listSearchWords(search);
  if (typed.length === 0) return { terms: [], isPartial: false };
  const known = await findKnownWords(db, wordsToLookUp(typed));
  const similar = await findSimilarWords(db, unknownWords(typed, known, synonyms));
  return planSearch(typed, { known, similar, synonyms });
}
