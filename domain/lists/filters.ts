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
  | PriceFilter;

/** The value of a filter; empty, null and false mean unset. */
export type Setting = string | number | boolean | null;
export type Settings = Record<string, Setting>;

type FilterOf<Kind extends string> = {
  kind: Kind;
  /** For the OpenAPI document. */
  describe?: string;
  /** Name in the address, if it differs from that in calls. */
  parameter?: string;
  /** Parses the value of the address. `query` has the filters declared before this one. */
  read: (typed: string, query: Settings) => Setting;
  /** The value for calls, null if it excludes nothing. Defaults to the value itself. */
  toCall?: (value: Setting, query: Settings) => string | null;
};

/** `max` in characters. */
export type TextFilter = FilterOf<'text'> & { max: number };

export type ChoiceFilter<Value extends string> = FilterOf<'choice'> & { values: readonly Value[] };

/** One of the values, the first by default. Clearing the filters keeps it. */
export type ViewFilter<Value extends string> = FilterOf<'view'> & { values: readonly [Value, ...Value[]] };

export type YesNoFilter = FilterOf<'yesNo'>;

/** `parameter=on` in the address. Clearing the filters keeps a view. */
export type FlagFilter = FilterOf<'flag'> & { on: string; isView?: boolean };

/** YYYY-MM-DD in the shop's time zone. */
export type DayFilter = FilterOf<'day'>;

export type StarsFilter = FilterOf<'stars'>;

/** In dollars in calls, as typed in the address. */
export type PriceFilter = FilterOf<'price'>;

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
  const read = (typed: string, query: Settings) => typed === on && (!needs || query[needs] !== '');
  return { kind: 'flag', on, ...options, read };
}

export function stars(): StarsFilter {
  return { kind: 'stars', read: (typed) => STARS.find((count) => String(count) === typed) ?? null };
}

export function price(describe: string): PriceFilter {
  return { kind: 'price', describe, read: (typed) => typed };
}

/** The value of a set filter in rules and SQL. Price bounds are in dollars. */
export type FilterValue<F extends Filter> =
  F extends ChoiceFilter<infer Value>
    ? Value
    : F extends ViewFilter<infer Value>
      ? Value
      : F extends StarsFilter | PriceFilter
        ? number
        : F extends YesNoFilter | FlagFilter
          ? boolean
          : string;
