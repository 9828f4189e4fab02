import type { SearchTerm } from '#domain/catalogue/search/plan-search.ts';

/** How a list is searched: by the rule of the spec, or, where that finds nothing, by what forgives. */
export type SearchPlan =
  | { by: 'rule' }
  /** SKUs that contain these letters and figures. */
  | { by: 'sku'; letters: string }
  | { by: 'words'; match: WordMatch; terms: readonly SearchTerm[]; isPartial?: boolean };

/** Products with all of the words; with all, or with one in the name; with any of them. */
export type WordMatch = 'all' | 'name' | 'any';

export const BY_RULE: SearchPlan = { by: 'rule' };
