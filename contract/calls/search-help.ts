import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { sharedCall } from '../define-call.ts';
import { text } from '../fields.ts';
import { component } from '../openapi-component.ts';

/** The reasons why a search finds no product, and searches that find some. Empty if the search finds any. */
export const SearchHelp = component('SearchHelp', {
  /** The words of the search that no product contains, as typed. */
  missing: z.array(z.string()),
  /**
   * Searches in its place, the nearest first: all words corrected, then each word by itself. A count of 1,000
   * is that or more.
   */
  instead: z.array(z.object({ search: z.string(), count: z.number() })),
});

export type SearchHelp = z.output<typeof SearchHelp>;

export const getSearchHelp = sharedCall({
  path: '/products/search-help',
  summary: 'The words of a search that no product contains, and searches in its place that find products',
  query: z.object({ q: text(LIMITS.search), exact: z.optional(z.stringbool()) }),
  output: SearchHelp,
});
