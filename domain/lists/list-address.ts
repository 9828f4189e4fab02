import { isDay } from '../dates.ts';
import { STARS, type StarCount } from '../stars.ts';
import type { ChoiceFilter, Filter, FlagFilter, StarsFilter, ViewFilter, YesNoFilter } from './filters.ts';
import { defaultSort, type List, pageSizesOf, type SortOf, sortsOf } from './list.ts';

/** What a list is asked for, as it stands in the address of its screen. */
export type ListQuery<L extends List> = {
  [Name in keyof L['filters']]: QueryValue<L['filters'][Name]>;
} & {
  sort: SortOf<L>;
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
} & (L extends { open?: infer Open extends string } ? Record<Open, string> : unknown);

/** An empty text, false and null are no filter. */
type QueryValue<F extends Filter> =
  F extends ChoiceFilter<infer Value>
    ? Value | ''
    : F extends ViewFilter<infer Value>
      ? Value
      : F extends StarsFilter
        ? StarCount | null
        : F extends YesNoFilter
          ? 'yes' | 'no' | ''
          : F extends FlagFilter
            ? boolean
            : string;

/** The filters of a query as calls take them; those that are not set are left out. */
export type ListFilter<L extends List> = { [Name in keyof L['filters']]?: CallValue<L['filters'][Name]> };

type CallValue<F extends Filter> =
  F extends ChoiceFilter<infer Value>
    ? Value
    : F extends ViewFilter<infer Value>
      ? Value
      : F extends StarsFilter
        ? StarCount
        : string;

/** Parameters of an address, or the fields of a form with the same names. */
type Source = { get(name: string): unknown };

type Values = Record<string, string | number | boolean | null>;

/** Reads an address. What does not exist counts as absent; a search is cut to what the shop takes. */
export function readListQuery<L extends List>(list: L, source: Source): ListQuery<L> {
  const textOf = (name: string) => String(source.get(name) ?? '').trim();
  const query: Values = {};
  for (const [name, filter] of Object.entries(list.filters))
    query[name] = readFilter(filter, textOf(parameterOf(name, filter)), query);
  const search = textIn(query, 'search');
  const sort = sortsOf(list, search).find((sort) => sort === textOf('sort'));
  query.sort = sort ?? defaultSort(list, search);
  query.page = readPage(textOf(list.pageParameter ?? 'page'));
  query.size = pageSizesOf(list).find((size) => String(size) === textOf('size')) ?? list.pageSize;
  if (list.open) query[list.open] = textOf(list.open);
  return query as ListQuery<L>;
}

/** A query that asks for the first page of everything. */
export function emptyQuery<L extends List>(list: L): ListQuery<L> {
  return readListQuery(list, new URLSearchParams());
}

/** The query as parameters of an address: always in the same order, without those at their default. */
export function writeListQuery<L extends List>(list: L, query: ListQuery<L>): URLSearchParams {
  const values: Values = query;
  const defaults: Values = { ...emptyQuery(list), sort: defaultSort(list, textIn(values, 'search')) };
  const written = new URLSearchParams();
  for (const name of Object.keys(defaults)) {
    const value = values[name] ?? null;
    if (value === defaults[name]) continue;
    const filter = list.filters[name];
    if (filter) written.set(parameterOf(name, filter), filter.kind === 'flag' ? onOf(filter) : String(value));
    else written.set(name === 'page' ? (list.pageParameter ?? name) : name, String(value));
  }
  return written;
}

/** The address of a list; what `query` leaves out has its default. */
export function listHref<L extends List>(list: L, query: Partial<ListQuery<L>> = {}): string {
  const search = textIn(query, 'search');
  const whole = { ...emptyQuery(list), sort: defaultSort(list, search), ...query };
  const written = writeListQuery(list, whole);
  return written.size === 0 ? list.path : `${list.path}?${written}`;
}

/** The part of a query that decides which rows are in the list, as its calls take it. */
export function filterOf<L extends List>(list: L, query: ListQuery<L>): ListFilter<L> {
  const values: Values = query;
  const set = Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = callValue(filter, values[name] ?? null, values);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(set) as ListFilter<L>;
}

/** True if a query has filters that can be cleared; a view is none. */
export function hasFilters<L extends List>(list: L, query: ListQuery<L>): boolean {
  return Object.keys(filterOf(list, { ...query, ...viewsOf(list, emptyQuery(list)) })).length > 0;
}

/** The same view, sort and page size without filters, from the first page. */
export function withoutFilters<L extends List>(list: L, query: ListQuery<L>): ListQuery<L> {
  const { sort, size }: ListQuery<List> = query;
  const isDefault = sort === defaultSort(list, textIn(query, 'search')) || !list.sorts.includes(sort);
  return {
    ...emptyQuery(list),
    ...viewsOf(list, query),
    size,
    ...(!isDefault && { sort }),
  };
}

function viewsOf<L extends List>(list: L, query: ListQuery<L>): Partial<ListQuery<L>> {
  const values: Values = query;
  const views = Object.entries(list.filters).filter(([, filter]) => isView(filter));
  return Object.fromEntries(views.map(([name]) => [name, values[name]])) as Partial<ListQuery<L>>;
}

function isView(filter: Filter): boolean {
  return filter.kind === 'view' || (filter.kind === 'flag' && filter.isView === true);
}

function readFilter(filter: Filter, typed: string, query: Values): Values[string] {
  switch (filter.kind) {
    case 'text':
      // Half of a character that takes two places is none.
      return typed.slice(0, filter.max).replace(/[\uD800-\uDBFF]$/, '');
    case 'choice':
      return filter.values.find((value) => value === typed) ?? '';
    case 'view':
      return filter.values.find((value) => value === typed) ?? filter.values[0];
    case 'yesNo':
      return typed === 'yes' || typed === 'no' ? typed : '';
    case 'flag':
      return typed === onOf(filter) && (filter.needs === undefined || textIn(query, filter.needs) !== '');
    case 'day':
      return isDay(typed) && isAfterFirst(filter.first, typed, query) ? typed : '';
    case 'stars':
      return STARS.find((count) => String(count) === typed) ?? null;
    case 'price':
      return typed;
  }
}

/** Null where the filter is not set. */
function callValue(filter: Filter, value: Values[string], query: Values): string | number | null {
  if (value === '' || value === null || value === false) return null;
  if (filter.kind === 'view' && value === filter.values[0]) return null;
  if (filter.kind === 'yesNo') return String(value === 'yes');
  if (filter.kind === 'day' && filter.first && textIn(query, filter.first) === '') return null;
  return typeof value === 'boolean' ? String(value) : value;
}

function isAfterFirst(first: string | undefined, day: string, query: Values): boolean {
  if (first === undefined) return true;
  const firstDay = textIn(query, first);
  return firstDay !== '' && day > firstDay;
}

function parameterOf(name: string, filter: Filter): string {
  return (filter.kind === 'yesNo' || filter.kind === 'flag' ? filter.parameter : undefined) ?? name;
}

function onOf({ on = 'true' }: FlagFilter): string {
  return on;
}

function readPage(typed: string): number {
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
}

function textIn(query: Record<string, unknown>, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value : '';
}
