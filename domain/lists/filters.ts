import { LIMITS } from '../limits.ts';
import { STARS } from '../stars.ts';

/** What a list can be filtered by. */
export type Filter =
  | TextFilter
  | ChoiceFilter<string>
  | ViewFilter<string>
  | YesNoFilter
  | FlagFilter
  | DayFilter
  | StarsFilter
  | PriceFilter;

/** The value of a filter in a query; empty, null and false are no filter. */
export type Setting = string | number | boolean | null;
export type Settings = Record<string, Setting>;

type FilterOf<Kind extends string> = {
  kind: Kind;
  /** For the document of the API. */
  describe?: string;
  /** Its name in the address, where that differs from its name in calls. */
  parameter?: string;
  /** The value of a text of the address. `query` has the filters that are declared before this one. */
  read: (typed: string, query: Settings) => Setting;
  /** The value for calls of one that is set; null if it leaves nothing out. The value itself unless given. */
  toCall?: (value: Setting, query: Settings) => string | null;
};

/** A text of `max` characters at most. */
export type TextFilter = FilterOf<'text'> & { max: number };

/** One of some values. */
export type ChoiceFilter<Value extends string> = FilterOf<'choice'> & { values: readonly Value[] };

/** Always one of some values, the first unless another is chosen. It is kept when filters are cleared. */
export type ViewFilter<Value extends string> = FilterOf<'view'> & { values: readonly [Value, ...Value[]] };

/** Yes or no. */
export type YesNoFilter = FilterOf<'yesNo'>;

/**
 * On or off. It stands in the address as `parameter=on`. A view is kept when filters are cleared; what needs
 * another filter is off without it.
 */
export type FlagFilter = FilterOf<'flag'> & { on: string; isView?: boolean };

/** A day of the shop's time zone, as YYYY-MM-DD. */
export type DayFilter = FilterOf<'day'>;

/** A number of stars. */
export type StarsFilter = FilterOf<'stars'>;

/** A bound of prices: dollars in calls, as typed in the address. */
export type PriceFilter = FilterOf<'price'>;

/** A search; `fields` names what is searched. */
export function search(fields: string): TextFilter {
  return text(LIMITS.search, `Searched in ${fields}`);
}

export function text(max: number, describe = ''): TextFilter {
  // Half of a character that takes two places is none.
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

/** The value of a filter that is set, as rules and SQL have it. Price bounds are dollars. */
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
