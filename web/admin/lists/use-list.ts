import { useNavigation } from 'react-router';
import type { FilterDefinitions, List, SortOf } from '#domain/lists/list.ts';
import { callFilter, type ListQuery, listHref, toParameter, writeListQuery } from '#domain/lists/list-url.ts';
import { hasFilters } from '#domain/lists/without-filters.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { useListQuery } from '#web/shared/use-list-query.ts';
import { type ListCall, type ListPage, loadPage } from './load-list.ts';

export type FilterName<L extends List> = keyof FilterDefinitions<L> & string;

/** A list on its screen: its definition, its query, and the page of rows that has arrived. */
export type ShownList<L extends List, Row> = ReturnType<typeof useList<L, Row>>;

/** Controls show the requested query immediately; the rows are those of the arrived one. */
export function useList<L extends List, Row>(
  definition: L,
  call: ListCall<Row>,
  page: Loaded<ListPage<Row>>,
) {
  const state = useListQuery(definition, useNavigation().location);
  const { requested, arrived, change } = state;
  const closed = definition.open ? { [definition.open]: '' } : {};
  const first = { ...requested, ...closed, page: 1 };
  return {
    ...state,
    definition,
    page,
    /** The rows of this page; none if it could not be loaded. */
    rows: page.ok ? page.data.rows : [],
    /** Rows on all pages. */
    total: page.ok ? page.data.total : 0,
    /** The filters of the arrived list, as calls take them. */
    filter: callFilter(definition, arrived),
    hasFilters: hasFilters(definition, arrived),
    set: <Name extends FilterName<L>>(name: Name, value: ListQuery<L>[Name]) =>
      change({ ...requested, page: 1, [name]: value }),
    /** Opens the details of a row; an empty id closes them. */
    open: (id: string, { page = requested.page, ...options }: { page?: number; replace?: boolean } = {}) =>
      change({ ...requested, page, [definition.open ?? '']: id }, options),
    /** Address of the first page with a change of the query, without open details. */
    hrefOf: (part: Partial<ListQuery<L>>) => listHref(definition, { ...first, ...part }),
    filterHref: <Name extends FilterName<L>>(name: Name, value: ListQuery<L>[Name]) =>
      listHref(definition, { ...first, [name]: value }),
    sortHref: (sort: SortOf<L>) => listHref(definition, { ...first, sort }),
    pageHref: (page: number, size: number = requested.size) => listHref(definition, { ...first, page, size }),
    rowHref: (id: string) => listHref(definition, { ...requested, [definition.open ?? '']: id }),
    /** The parameters a form without script submits besides its fields, the filters `names`. */
    parametersWithout(names: readonly string[]) {
      const parameters = writeListQuery(definition, first);
      for (const name of names) {
        const filter = definition.filters[name];
        if (filter) parameters.delete(toParameter(name, filter));
      }
      return parameters;
    },
    /** Loads rows of another page of the arrived list. */
    loadRows: async (place: { page: number; size?: number; sort?: string }) =>
      (await loadPage(browserApi, call, definition, arrived, place)).rows,
  };
}
