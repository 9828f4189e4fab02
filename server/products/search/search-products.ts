import type { Connection } from '#db/connection.ts';
import { isIndexed } from '#domain/products/search/search-words.ts';
import { findHorizon, findsAny } from './match-queries.ts';
import { BY_RULE, type SearchPlan } from './search-plan.ts';
import { tolerateTypos } from './typo-tolerance.ts';

type Search = {
  search?: string | null | undefined;
  /** Without typo tolerance. */
  exact?: boolean | null | undefined;
};

/**
 * Searches by the rule of the spec and, only if that finds no product without the other filters, with typo
 * tolerance. Calls `query` with one plan, or with both.
 */
export async function searchProducts<Found extends { total: number }>(
  db: Connection,
  { search = null, exact }: Search,
  query: (plan: SearchPlan) => Promise<Found>,
): Promise<{ found: Found; plan: SearchPlan }> {
  const rule = await ruleFor(db, search);
  const found = await query(rule);
  if (found.total > 0 || search === null || exact) return { found, plan: rule };
  if (await findsAny(db, search, rule)) return { found, plan: rule };
  const plan = await tolerateTypos(db, search);
  return plan ? { found: await query(plan), plan } : { found, plan: rule };
}

async function ruleFor(db: Connection, search: string | null): Promise<SearchPlan> {
  if (search === null || isIndexed(search)) return BY_RULE;
  return { by: 'rule', since: await findHorizon(db) };
}
