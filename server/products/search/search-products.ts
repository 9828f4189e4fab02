import type { Connection } from '#db/connection.ts';
import { isIndexed } from '#domain/products/search/search-words.ts';
import { findHorizon } from './horizon-queries.ts';
import { findsAny } from './match-queries.ts';
import { BY_RULE, type SearchPlan } from './search-plan.ts';
import { tolerateTypos } from './typo-tolerance.ts';

export type Searched<Found> = { found: Found; plan: SearchPlan };

type Wanted = {
  search?: string | null | undefined;
  /** Only what the rule of the spec finds. */
  exact?: boolean | null | undefined;
};

/**
 * Searches by the rule, and where no product at all passes that, with typo tolerance. The other filters have
 * no say in it: where they leave nothing of what the rule finds, the answer is nothing. `ask` is asked once,
 * or once more by the other plan.
 */
export async function searchProducts<Found extends { total: number }>(
  db: Connection,
  { search = null, exact }: Wanted,
  ask: (plan: SearchPlan) => Promise<Found>,
): Promise<Searched<Found>> {
  const rule = await ruleFor(db, search);
  const found = await ask(rule);
  if (found.total > 0 || search === null || exact) return { found, plan: rule };
  if (await findsAny(db, search, rule)) return { found, plan: rule };
  const plan = await tolerateTypos(db, search);
  return plan ? { found: await ask(plan), plan } : { found, plan: rule };
}

async function ruleFor(db: Connection, search: string | null): Promise<SearchPlan> {
  if (search === null || isIndexed(search)) return BY_RULE;
  return { by: 'rule', since: await findHorizon(db) };
}
