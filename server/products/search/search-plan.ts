import type { SearchTerm } from '#domain/products/search/plan-search.ts';

/** How a list is searched: by the rule of the spec, or with typo tolerance. */
export type SearchPlan =
  /**
   * `since`: only products added since then. `alternatives`: the words of other searches that mean the same,
   * whose products are found too.
   */
  | { by: 'rule'; since?: Date | null; alternatives?: Alternatives }
  /** SKUs that contain these letters and digits. */
  | { by: 'sku'; letters: string }
  | {
      by: 'words';
      match: WordMatch;
      terms: readonly SearchTerm[];
      isPartial?: boolean;
      alternatives?: Alternatives;
    };

export type Alternatives = readonly (readonly string[])[];

/** 'in name': in the name of the product, its brand or its category. */
type WordMatch = 'all' | 'all or some in name' | 'all in name' | 'some in name';

export const BY_RULE: SearchPlan = { by: 'rule' };
