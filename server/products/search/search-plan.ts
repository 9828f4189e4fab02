import type { SearchTerm } from '#domain/products/search/plan-search.ts';
import type { WordForms } from '#domain/products/search/word-forms.ts';

/**
 * The rule of the specification. `since`: only products added since then. `forms`: plurals and singulars of
 * the words, which match too. `alternatives`: the words of other searches that mean the same, which match
 * too. `corrected`: the text that is searched instead of the typed one.
 */
export type RulePlan = {
  by: 'rule';
  since?: Date | null;
  forms?: WordForms;
  alternatives?: Alternatives;
  corrected?: string;
};

/** The plan of a search: the rule of the specification, or typo tolerance. */
export type SearchPlan =
  | RulePlan
  /** SKUs that have these parts, from the start of one of theirs on. */
  | { by: 'sku'; parts: readonly string[] }
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

export const BY_RULE: RulePlan = { by: 'rule' };
