import type { SearchTerm } from '#domain/catalogue/search/plan-search.ts';

/** How a list is searched: by the rule of the spec, or, where that finds nothing, by what forgives. */
export type SearchPlan =
  /** With `since` only products added since then. */
  | { by: 'rule'; since?: Date | null }
  /** SKUs that contain these letters and figures. */
  | { by: 'sku'; letters: string }
  | { by: 'words'; match: WordMatch; terms: readonly SearchTerm[]; isPartial?: boolean };

/** Products with all of the words; with all, or with one in the name; with any of them; with all in name or maker. */
export type WordMatch = 'all' | 'name' | 'any' | 'names';

export const BY_RULE: SearchPlan = { by: 'rule' };
