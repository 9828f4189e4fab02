import type { Connection } from '#db/connection.ts';
import type { Synonyms } from '#domain/products/search/synonyms.ts';
import { findsAny } from './match-queries.ts';
import { ruleFor } from './rule-for.ts';
import type { SearchPlan } from './search-plan.ts';
import { tolerateTypos } from './typo-tolerance.ts';

type Search = {
  search?: string | null | undefined;
  /** Only what is typed: without the synonyms of staff and without typo tolerance. */
  exact?: boolean | null | undefined;
};

/**
 * Searches by the rule of the spec and, only if that finds no product without the other filters, with typo
 * tolerance. Calls `query` with one plan, or with both.
 */
export async function searchProducts<Result extends { total: number }>(
  db: Connection,
  { search = null, exact }: Search,
  synonyms: Synonyms,
  query: (plan: SearchPlan) => Promise<Result>,
): Promise<{ result: Result; plan: SearchPlan }> {
  const rule = await ruleFor(db, search, exact ? null : synonyms);
  const result = await query(rule);
  if (result.total > 0 || search === null || exact) return { result, plan: rule };
  if (await findsAny(db, search, rule)) return { result, plan: rule };
  const plan = await tolerateTypos(db, search, { synonyms });
  return plan ? { result: await query(plan), plan } : { result, plan: rule };
}
