import { useNavigation } from 'react-router';
import type { FiltersOf, List, SortOf } from '#domain/lists/list.ts';
import {
  filterOf,
  type ListFilter,
  type ListQuery,
  listHref,
  parameterOf,
  writeListQuery,
} from '#domain/lists/list-address.ts';
import { hasFilters } from '#domain/lists/without-filters.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { type ListState, useListQuery } from '#web/shared/use-list-query.ts';
import { type ListCall, type ListPage, loadPage } from './load-list.ts';

/** A list on its screen: its definition, its query, and the page of it that has arrived. */
export type ShownList<L extends List, Row> = ListState<L> & {
  definition: L;
  page: Loaded<ListPage<Row>>;
  /** Of this page; none where it could not be loaded. */
  rows: readonly Row[];
  /** On all pages. */
  total: number;
  /** Decides which rows are in the list that has arrived, as calls take it. */
  filter: ListFilter<L>;
  hasFilters: boolean;
  /** Sets one filter. */
  set: <Name extends FilterName<L>>(
    name: Name,
    value: ListQuery<L>[Name],
    options?: { replace?: boolean },
  ) => void;
  /** Opens the details of a row, or closes them with an empty id. */
  open: (id: string, options?: { page?: number; replace?: boolean }) => void;
  /** Address of the list with a change, from its first page, without open details. */
  hrefOf: (part: Partial<ListQuery<L>>) => string;
  filterHref: <Name extends FilterName<L>>(name: Name, value: ListQuery<L>[Name]) => string;
  sortHref: (sort: SortOf<L>) => string;
  pageHref: (page: number, size?: number) => string;
  rowHref: (id: string) => string;
  /** Parameters that a form without script keeps: all but the filters that are its fields. */
  parametersWithout: (names: readonly string[]) => URLSearchParams;
  /** Loads rows of another page of the list that has arrived. */
  loadRows: (place: { page: number; size?: number; sort?: string }) => Promise<readonly Row[]>;
};

export type FilterName<L extends List> = keyof FiltersOf<L> & string;

/** Controls show what is wanted at once; the rows are what has arrived. */
export function useList<L extends List, Row>(
  definition: L,
  call: ListCall<Row>,
  page: Loaded<ListPage<Row>>,
): ShownList<L, Row> {
  const state = useListQuery(definition, useNavigation().location);
  const { wanted, arrived, change } = state;
  const closed = definition.open ? { [definition.open]: '' } : {};
  const first = { ...wanted, ...closed, page: 1 };
  return {
    ...state,
    definition,
    page,
    rows: page.ok ? page.data.rows : [],
    total: page.ok ? page.data.total : 0,
    filter: filterOf(definition, arrived),
    hasFilters: hasFilters(definition, arrived),
    set: (name, value, options) => change({ ...wanted, page: 1, [name]: value }, options),
    open: (id, { page = wanted.page, ...options } = {}) =>
      change({ ...wanted, page, [definition.open ?? '']: id }, options),
    hrefOf: (part) => listHref(definition, { ...first, ...part }),
    filterHref: (name, value) => listHref(definition, { ...first, [name]: value }),
    sortHref: (sort) => listHref(definition, { ...first, sort }),
    pageHref: (page, size = wanted.size) => listHref(definition, { ...first, page, size }),
    rowHref: (id) => listHref(definition, { ...wanted, [definition.open ?? '']: id }),
    parametersWithout: (names) => {
      const kept = writeListQuery(definition, first);
      for (const name of names) {
        const filter = definition.filters[name];
        if (filter) kept.delete(parameterOf(name, filter));
      }
      return kept;
    },
    loadRows: async (place) => (await loadPage(browserApi, call, definition, arrived, place)).rows,
  };
}
