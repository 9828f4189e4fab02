import type { Searched } from '#contract/search-headers.ts';
import type { SearchPlan } from './search-plan.ts';

/** What a shopper is told of a search that was answered by another one. */
export function presentSearch(plan: SearchPlan): Searched | null {
  if (plan.by === 'rule') return null;
  if (plan.by === 'sku') return { shown: plan.letters, match: 'sku' };
  return { shown: plan.terms.map(({ shown }) => shown).join(' '), match: plan.isPartial ? 'some' : 'all' };
}
