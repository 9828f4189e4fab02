import type { Connection } from '#db/connection.ts';
import { isIndexed, listSearchWords } from '#domain/products/search/search-words.ts';
import type { Synonyms } from '#domain/products/search/synonyms.ts';
import { otherForms } from '#domain/products/search/word-forms.ts';
import { findHorizon } from './match-queries.ts';
import { BY_RULE, type RulePlan } from './search-plan.ts';

/**
 * Returns the rule of the specification, with plurals, singulars and synonyms unless `synonyms` is null; for
 * texts that no index finds, among the newest products.
 */
export async function ruleFor(
  db: Connection,
  search: string | null,
  synonyms: Synonyms | null,
): Promise<RulePlan> {
  if (search === null) return BY_RULE;
  const alternatives = synonyms?.alternativesTo(listSearchWords(search)) ?? [];
  const forms = synonyms && otherForms(search);
  return {
    by: 'rule',
    ...(!isIndexed(search) && { since: await findHorizon(db) }),
    ...(forms && { forms }),
    ...(alternatives.length > 0 && { alternatives }),
  };
}
