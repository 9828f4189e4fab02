import { LIMITS } from '../limits.ts';

/** What a list can be filtered by, as data. `describe` is for the document of the API. */
export type Filter =
  | TextFilter
  | ChoiceFilter<string>
  | ViewFilter<string>
  | YesNoFilter
  | FlagFilter
  | DayFilter
  | StarsFilter
  | PriceFilter;

type Described = { describe?: string };

/** A text of `max` characters at most. */
export type TextFilter = Described & { kind: 'text'; max: number };

/** One of some values. */
export type ChoiceFilter<Value extends string> = Described & { kind: 'choice'; values: readonly Value[] };

/** Always one of some values, the first unless another is chosen. It is kept when filters are cleared. */
export type ViewFilter<Value extends string> = Described & {
  kind: 'view';
  values: readonly [Value, ...Value[]];
};

/** Yes or no; `parameter` is its name in the address where that differs from its name in calls. */
export type YesNoFilter = Described & { kind: 'yesNo'; parameter?: string };

/**
 * On or off. It stands in the address as `parameter=on`. A view is kept when filters are cleared; what needs another filter
 * is off without it.
 */
export type FlagFilter = Described & {
  kind: 'flag';
  parameter?: string;
  on?: string;
  isView?: boolean;
  needs?: string;
};

/** A day of the shop's time zone, as YYYY-MM-DD. With `first` it is the last day of a range that begins with that filter. */
export type DayFilter = Described & { kind: 'day'; first?: string };

/** A number of stars. */
export type StarsFilter = Described & { kind: 'stars' };

/** A bound of prices: dollars in calls, as typed in the address. */
export type PriceFilter = Described & { kind: 'price' };

/** A search; `fields` names what is searched. */
export function search(fields: string): TextFilter {
  return { kind: 'text', max: LIMITS.search, describe: `Searched in ${fields}` };
}

export function text(max: number, describe?: string): TextFilter {
  return { kind: 'text', max, ...(describe && { describe }) };
}

export function choice<const Value extends string>(
  values: readonly Value[],
  describe?: string,
): ChoiceFilter<Value> {
  return { kind: 'choice', values, ...(describe && { describe }) };
}

export function view<const Value extends string>(
  values: readonly [Value, ...Value[]],
  describe?: string,
): ViewFilter<Value> {
  return { kind: 'view', values, ...(describe && { describe }) };
}

export function yesNo(options: Omit<YesNoFilter, 'kind'> = {}): YesNoFilter {
  return { kind: 'yesNo', ...options };
}

export function flag(options: Omit<FlagFilter, 'kind'> = {}): FlagFilter {
  return { kind: 'flag', ...options };
}

/** Rows that were deleted, in place of the others. */
export function deletedView(): FlagFilter {
  const describe = 'True: those that were deleted, in place of the others';
  return flag({ parameter: 'view', on: 'deleted', isView: true, describe });
}

export function day(): DayFilter {
  return { kind: 'day', describe: 'A day of the time zone of the shop, as YYYY-MM-DD' };
}

export function lastDay(first: string): DayFilter {
  return { kind: 'day', first, describe: `Last day of a range that begins with \`${first}\`` };
}

export function stars(): StarsFilter {
  return { kind: 'stars' };
}

export function price(describe: string): PriceFilter {
  return { kind: 'price', describe };
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
