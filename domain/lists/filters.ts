import { LIMITS } from '../limits.ts';
import { STARS } from '../stars.ts';

export type Filter =
  | TextFilter
  | ChoiceFilter<string>
  | ViewFilter<string>
  | YesNoFilter
  | FlagFilter
  | DayFilter
  | StarsFilter
  | PriceBoundFilter
  | ValuesFilter;

/** The value of a filter; empty, null and false mean unset. */
export type QueryValue = string | number | boolean | null;
export type QueryValues = Record<string, QueryValue>;

type FilterBase<Kind extends string> = {
  kind: Kind;
  /** For the OpenAPI document. */
  describe?: string;
  /** Name in the URL, if it differs from that in calls. */
  parameter?: string;
  /** Parses the value of the URL. `query` has the filters declared before this one. */
  read: (typed: string, query: QueryValues) => QueryValue;
  /** The value for calls, null if it excludes nothing. Defaults to the value itself. */
  toCall?: (value: QueryValue, query: QueryValues) => string | null;
};

/** `max` in characters. */
export type TextFilter = FilterBase<'text'> & { max: number };

export type ChoiceFilter<Value extends string> = FilterBase<'choice'> & { values: readonly Value[] };

/** One of the values, the first by default. Clearing the filters keeps it. */
export type ViewFilter<Value extends string> = FilterBase<'view'> & { values: readonly [Value, ...Value[]] };

export type YesNoFilter = FilterBase<'yesNo'>;

/** `parameter=on` in the URL. Clearing the filters keeps a view. */
export type FlagFilter = FilterBase<'flag'> & { on: string; isView?: boolean };

/** YYYY-MM-DD in the shop's time zone. */
export type DayFilter = FilterBase<'day'>;

export type StarsFilter = FilterBase<'stars'>;

/**
 * Several values as one text, joined by commas; in URLs the parameter may repeat, as forms send it.
 * `problemOf` says why a call refuses a text.
 */
export type ValuesFilter = FilterBase<'values'> & { problemOf: (typed: string) => string | null };

/** In dollars in calls, as typed in the URL. */
export type PriceBoundFilter = FilterBase<'price'>;

/** `fields` names the searched fields. */
export function search(fields: string): TextFilter {
  return text(LIMITS.search, `Searched in ${fields}`);
}

export function text(max: number, describe = ''): TextFilter {
  // Never half of a surrogate pair.
  const read = (typed: string) => typed.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
  return { kind: 'text', max, describe, read };
}

type FlagOptions = { describe: string; parameter?: string; on?: string; isView?: boolean; needs?: string };

export function flag({ needs, on = 'true', ...options }: FlagOptions): FlagFilter {
  const read = (typed: string, query: QueryValues) => typed === on && (!needs || query[needs] !== '');
  return { kind: 'flag', on, ...options, read };
}

export function stars(describe = ''): StarsFilter {
  return { kind: 'stars', describe, read: (typed) => STARS.find((count) => String(count) === typed) ?? null };
}

export function price(describe: string): PriceBoundFilter {
  return { kind: 'price', describe, read: (typed) => typed };
}

/** The value of a set filter in rules and SQL. Price bounds are in dollars. */
export type FilterValue<F extends Filter> =
  F extends ChoiceFilter<infer Value>
    ? Value
    : F extends ViewFilter<infer Value>
      ? Value
      : F extends StarsFilter | PriceBoundFilter
        ? number
        : F extends YesNoFilter | FlagFilter
          ? boolean
          : string;
