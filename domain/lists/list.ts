import type { Filter } from './filters.ts';

/**
 * A list: its filters, sorts and page size. The URL codec (`list-url.ts`), the query schema of its
 * calls (`contract/list-query.ts`) and its SQL (`server/lists`) are derived from it.
 */
export type List<
  Filters extends Record<string, Filter> = Record<string, Filter>,
  Sort extends string = string,
  Open extends string = string,
> = {
  /** Base name of its exported file. */
  name: string;
  /** Path of its screen. */
  path: string;
  /** By name in calls, in the order of the URL. */
  filters: Filters;
  /** The first is the default. A single sort has no parameter. */
  sorts: readonly [Sort, ...Sort[]];
  /** A sort that exists only with a search, where it is the default. */
  searchSort?: Sort;
  /** The default. */
  pageSize: number;
  /** Sizes to choose from in addition to `pageSize`. */
  pageSizes?: readonly number[];
  /** URL parameter of the page; 'page' unless given. */
  pageParameter?: string;
  /** URL parameter of the row whose details are open. */
  open?: Open;
};

/** Declares a list, with its types inferred. */
export function defineList<
  const Filters extends Record<string, Filter>,
  const Sort extends string,
  const Open extends string = never,
>(list: List<Filters, Sort, Open>): List<Filters, Sort, Open> {
  return list;
}

export type FilterDefinitions<L extends List> = L['filters'];
export type SortOf<L extends List> = L['sorts'][number];

export const STAFF_PAGE_SIZES = [10, 25, 50, 100] as const;

/** Ascending. */
export function listPageSizes({ pageSize, pageSizes = [] }: Pick<List, 'pageSize' | 'pageSizes'>): number[] {
  return [...new Set([pageSize, ...pageSizes])].sort((a, b) => a - b);
}

/** The available sorts; the first is the default. */
export function listSorts<L extends List>(list: L, search: unknown): readonly SortOf<L>[] {
  return list.searchSort && search ? [list.searchSort, ...list.sorts] : list.sorts;
}

export function defaultSort<L extends List>(list: L, search: unknown): SortOf<L> {
  return search ? (list.searchSort ?? list.sorts[0]) : list.sorts[0];
}
