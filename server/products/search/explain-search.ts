import type { SearchHelp } from '#contract/calls/search-help.ts';
import type { Connection } from '#db/connection.ts';
import { MAX_COUNTED } from '#domain/products/search/max-counted.ts';
import { listSearchWords } from '#domain/products/search/search-words.ts';
import type { Synonyms } from '#domain/products/search/synonyms.ts';
import { presentSearch } from '../present-product.ts';
import { countUpTo, findsAny } from './match-queries.ts';
import { ruleFor } from './rule-for.ts';
import { searchProducts } from './search-products.ts';
import { tolerateTypos } from './typo-tolerance.ts';

const NO_HELP: SearchHelp = { missing: [], instead: [] };

/** Explains a search that finds no product: which words no product contains, and what to search instead. */
export async function explainSearch(
  db: Connection,
  search: string,
  { isExact, synonyms }: { isExact: boolean; synonyms: Synonyms },
): Promise<SearchHelp> {
  const typed = [...new Set(listSearchWords(search))];
  if (
    typed.length === 0 ||
    (await findsAny(db, search, await ruleFor(db, search, isExact ? null : synonyms)))
  )
    return NO_HELP;
  const corrected = await correct(db, search, synonyms);
  if (corrected !== null && !isExact) return NO_HELP;
  const missing: string[] = [];
  const suggestions = new Set<string | null>([corrected]);
  for (const word of typed) {
    const isFound = await findsAny(db, word, await ruleFor(db, word, isExact ? null : synonyms));
    if (!isFound) missing.push(word);
    suggestions.add(isFound ? word : await correct(db, word, synonyms));
  }
  const others = [...suggestions].filter((other) => other !== null);
  const counts = await Promise.all(
    others.map(async (other) => ({ search: other, count: await countFound(db, other, synonyms) })),
  );
  return { missing, instead: counts.filter(({ count }) => count > 0) };
}

/** Returns the words that typo tolerance searches in place of these; null if it finds nothing. */
async function correct(db: Connection, search: string, synonyms: Synonyms): Promise<string | null> {
  const plan = await tolerateTypos(db, search, { synonyms });
  return plan && (presentSearch(plan)?.shown ?? null);
}

/** Counts the products of a search's list. */
async function countFound(db: Connection, search: string, synonyms: Synonyms): Promise<number> {
  const { result } = await searchProducts(db, { search }, synonyms, async (plan) => ({
    total: await countUpTo(db, search, plan, MAX_COUNTED),
  }));
  return result.total;
}
