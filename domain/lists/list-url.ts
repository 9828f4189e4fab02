import type { StarCount } from '../stars.ts';
import type {
  ChoiceFilter,
  Filter,
  FlagFilter,
  QueryValue,
  QueryValues,
  StarsFilter,
  ViewFilter,
  YesNoFilter,
} from './filters.ts';
import { defaultSort, type List, listSorts, type SortOf } from './list.ts';

/** The state of a list in the URL of its screen. */
export type ListQuery<L extends List> = {
  [Name in keyof L['filters']]: FilterQueryValue<L['filters'][Name]>;
} & {
  sort: SortOf<L>;
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
} & (L extends { open?: infer Open extends string } ? Record<Open, string> : unknown);

/** Empty text, false and null mean unset. */
type FilterQueryValue<F extends Filter> =
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

/** The set filters of a query as calls take them. */
export type CallFilter<L extends List> = { [Name in keyof L['filters']]?: CallValue<L['filters'][Name]> };

type CallValue<F extends Filter> =
  F extends ChoiceFilter<infer Value>
    ? Value
    : F extends ViewFilter<infer Value>
      ? Value
      : F extends StarsFilter
        ? StarCount
        : string;

/** URL parameters, or form data with the same names. */
type Source = { get(name: string): unknown; getAll?(name: string): unknown[] };

/** Parses a URL. Unknown values count as absent; texts are cut to their limits. */
export function readListQuery<L extends List>(list: L, source: Source): ListQuery<L> {
  const textOf = (name: string) => String(source.get(name) ?? '').trim();
  const query: QueryValues = {};
  for (const [name, filter] of Object.entries(list.filters)) {
    const parameter = toParameter(name, filter);
    const values = filter.kind === 'values' ? source.getAll?.(parameter) : undefined;
    query[name] = filter.read(values?.join(',') ?? textOf(parameter), query);
  }
  const search = textIn(query, 'search');
  const sort = listSorts(list, search).find((sort) => sort === textOf('sort'));
  query.sort = sort ?? defaultSort(list, search);
  query.page = readPage(textOf(list.pageParameter ?? 'page'));
  query.size = list.pageSizes?.find((size) => String(size) === textOf('size')) ?? list.pageSize;
  if (list.open) query[list.open] = textOf(list.open);
  return query as ListQuery<L>;
}

/** The first page, unfiltered. */
export function emptyQuery<L extends List>(list: L): ListQuery<L> {
  return readListQuery(list, new URLSearchParams());
}

/** The query as URL parameters, in a fixed order and without defaults. */
export function writeListQuery<L extends List>(list: L, query: ListQuery<L>): URLSearchParams {
  const values: QueryValues = query;
  const defaults: QueryValues = { ...emptyQuery(list), sort: defaultSort(list, textIn(values, 'search')) };
  const written = new URLSearchParams();
  for (const name of Object.keys(defaults)) {
    const value = values[name] ?? null;
    if (value === defaults[name]) continue;
    const filter = list.filters[name];
    if (filter) written.set(toParameter(name, filter), 'on' in filter ? filter.on : String(value));
    else written.set(name === 'page' ? (list.pageParameter ?? name) : name, String(value));
  }
  return written;
}

/** The URL of a list; `query` defaults to the first page, unfiltered. */
export function listHref<L extends List>(list: L, query: Partial<ListQuery<L>> = {}): string {
  const search = textIn(query, 'search');
  const whole = { ...emptyQuery(list), sort: defaultSort(list, search), ...query };
  const written = writeListQuery(list, whole);
  return written.size === 0 ? list.path : `${list.path}?${written}`;
}

/** The filters of a query as its calls take them. */
export function callFilter<L extends List>(list: L, query: ListQuery<L>): CallFilter<L> {
  const values: QueryValues = query;
  const set = Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = callValue(filter, values[name] ?? null, values);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(set) as CallFilter<L>;
}

/** Name of a filter in the URL and in forms. */
export function toParameter(name: string, filter: Filter): string {
  return filter.parameter ?? name;
}

/** Null if the filter is unset. */
function callValue(filter: Filter, value: QueryValue, query: QueryValues): string | number | null {
  if (value === '' || value === null || value === false) return null;
  if (filter.toCall) return filter.toCall(value, query);
  return value === true ? 'true' : value;
}

/** A page from 1; invalid values count as 1. */
export function readPage(typed: string): number {
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
}

export function textIn(query: Record<string, unknown>, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value : '';
}
