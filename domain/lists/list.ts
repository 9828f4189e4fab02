import type { Filter } from './filters.ts';

/**
 * A list of the shop: what it can be filtered and sorted by, and the size of its pages. The address codec
 * (`list-address.ts`), the query schema of its calls (`contract/list-query.ts`) and its SQL (`server/lists`)
 * follow from it.
 */
export type List<
  Filters extends Record<string, Filter> = Record<string, Filter>,
  Sort extends string = string,
  Open extends string = string,
> = {
  /** What its exported file is called. */
  name: string;
  /** Where its screen is. */
  path: string;
  /** By their names in calls, in the order of the address. */
  filters: Filters;
  /** The first is the default. With a single sort there is no choice, and no parameter. */
  sorts: readonly [Sort, ...Sort[]];
  /** A sort that exists only with a search, and is the default then. */
  searchSort?: Sort;
  /** Rows on a page unless another size is chosen. */
  pageSize: number;
  /** Sizes to choose from beside `pageSize`; without them there is no choice. */
  pageSizes?: readonly number[];
  /** Parameter of the address that holds the page; 'page' unless given. */
  pageParameter?: string;
  /** Parameter of the address that holds the id of the row whose details are open. */
  open?: Open;
};

/** Declares a list; the identity function, for its types. */
export function defineList<
  const Filters extends Record<string, Filter>,
  const Sort extends string,
  const Open extends string = never,
>(list: List<Filters, Sort, Open>): List<Filters, Sort, Open> {
  return list;
}

export type FiltersOf<L extends List> = L['filters'];
export type SortOf<L extends List> = L['sorts'][number];

/** Sizes that staff choose from. */
export const STAFF_PAGE_SIZES = [10, 25, 50, 100] as const;

/** The page sizes of a list, ascending. */
export function pageSizesOf({ pageSize, pageSizes = [] }: Pick<List, 'pageSize' | 'pageSizes'>): number[] {
  return [...new Set([pageSize, ...pageSizes])].sort((a, b) => a - b);
}

/** The sorts there are with a search or without one; the first is the default. */
export function sortsOf<L extends List>(list: L, search: unknown): readonly SortOf<L>[] {
  return list.searchSort && search ? [list.searchSort, ...list.sorts] : list.sorts;
}

/** The sort unless another one is chosen. */
export function defaultSort<L extends List>(list: L, search: unknown): SortOf<L> {
  return search ? (list.searchSort ?? list.sorts[0]) : list.sorts[0];
}
