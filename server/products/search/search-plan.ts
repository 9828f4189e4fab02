import type { SearchTerm } from '#domain/products/search/plan-search.ts';

/** How a list is searched: by the rule of the spec, or, where that finds nothing, with typo tolerance. */
export type SearchPlan =
  /** With `since` only products added since then. */
  | { by: 'rule'; since?: Date | null }
  /** SKUs that contain these letters and figures. */
  | { by: 'sku'; letters: string }
  | { by: 'words'; match: WordMatch; terms: readonly SearchTerm[]; isPartial?: boolean };

/** Which products: 'in name' means in its name or in those of maker and category. */
export type WordMatch = 'all' | 'all or some in name' | 'all in name' | 'some in name';

export const BY_RULE: SearchPlan = { by: 'rule' };
