import { isDay } from '../dates.ts';
import {
  type ChoiceFilter,
  type DayFilter,
  type FlagFilter,
  flag,
  type QueryValues,
  type ViewFilter,
  type YesNoFilter,
} from './filters.ts';

// Filters of the back office only, in a separate file that shoppers do not load.

export function choice<const Value extends string>(
  values: readonly Value[],
  describe = '',
): ChoiceFilter<Value> {
  return { kind: 'choice', values, describe, read: (typed) => values.find((value) => value === typed) ?? '' };
}

export function view<const Value extends string>(
  values: readonly [Value, ...Value[]],
  describe = '',
): ViewFilter<Value> {
  return {
    kind: 'view',
    values,
    describe,
    read: (typed) => values.find((value) => value === typed) ?? values[0],
    toCall: (value) => (value === values[0] ? null : String(value)),
  };
}

export function yesNo(options: { parameter?: string } = {}): YesNoFilter {
  return {
    kind: 'yesNo',
    ...options,
    read: (typed) => (typed === 'yes' || typed === 'no' ? typed : ''),
    toCall: (value) => String(value === 'yes'),
  };
}

/** Deleted rows instead of the others. */
export function deletedView(): FlagFilter {
  const describe = 'True: those that were deleted, in place of the others';
  return flag({ parameter: 'view', on: 'deleted', isView: true, describe });
}

export function day(): DayFilter {
  return {
    kind: 'day',
    describe: 'A day of the time zone of the shop, as YYYY-MM-DD',
    read: (typed) => (isDay(typed) ? typed : ''),
  };
}

/** The last day of a range that starts with the filter `first`. */
export function lastDay(first: string): DayFilter {
  const isLast = (day: string, query: QueryValues) =>
    isDay(day) && query[first] !== '' && day > String(query[first]);
  return {
    kind: 'day',
    describe: `Last day of a range that begins with \`${first}\``,
    read: (typed, query) => (isLast(typed, query) ? typed : ''),
    toCall: (value, query) => (query[first] === '' ? null : String(value)),
  };
}
