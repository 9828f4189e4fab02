import type { Filter, QueryValues } from './filters.ts';
import { defaultSort, type List } from './list.ts';
import { callFilter, emptyQuery, type ListQuery, textIn } from './list-url.ts';

/** True if a query has filters to clear; views do not count. */
export function hasFilters<L extends List>(list: L, query: ListQuery<L>): boolean {
  return Object.keys(callFilter(list, { ...query, ...pickViews(list, emptyQuery(list)) })).length > 0;
}

/** The first page without filters; keeps view, sort and page size. */
export function withoutFilters<L extends List>(list: L, query: ListQuery<L>): ListQuery<L> {
  const { sort, size }: ListQuery<List> = query;
  const isDefault = sort === defaultSort(list, textIn(query, 'search')) || !list.sorts.includes(sort);
  return {
    ...emptyQuery(list),
    ...pickViews(list, query),
    size,
    ...(!isDefault && { sort }),
  };
}

function pickViews<L extends List>(list: L, query: ListQuery<L>): Partial<ListQuery<L>> {
  const values: QueryValues = query;
  const views = Object.entries(list.filters).filter(([, filter]) => isView(filter));
  return Object.fromEntries(views.map(([name]) => [name, values[name]])) as Partial<ListQuery<L>>;
}

function isView(filter: Filter): boolean {
  return filter.kind === 'view' || (filter.kind === 'flag' && filter.isView === true);
}
