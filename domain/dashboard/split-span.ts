import { DAY } from '../time-units.ts';
import { dayIn, type TimeSpan } from '../time-zone.ts';
import { listDays } from './periods.ts';

/** A span to add (1) or to subtract (-1). */
export type Edge = TimeSpan & { sign: 1 | -1 };

/** A span of time as whole days in UTC, plus the rest at both ends. */
export type SplitSpan = { days: string[]; edges: Edge[] };

/**
 * Splits a span into the UTC days of the counters, from the midnight nearest to its start to the midnight
 * nearest to its end. Each edge is half a day at most, to be added or subtracted.
 */
export function splitSpan({ from, before }: TimeSpan): SplitSpan {
  const [first, end] = [nearestMidnight(from), nearestMidnight(before)];
  const count = Math.max(0, Math.round((end - first) / DAY));
  const days = Array.from({ length: count }, (_, index) => dayIn(new Date(first + index * DAY), 'UTC'));
  return { days, edges: [...edgeBetween(from.getTime(), first), ...edgeBetween(end, before.getTime())] };
}

/** Replaces all days of a whole month by the month (2026-11). */
export function inMonths(days: readonly string[]): string[] {
  const byMonth = Map.groupBy(days, (day) => day.slice(0, 7));
  return [...byMonth].flatMap(([month, some]) => (some.length === listDays(month).length ? [month] : some));
}

/** The span between two moments; negative if the first is later. */
function edgeBetween(one: number, other: number): Edge[] {
  if (one === other) return [];
  const sign = one < other ? 1 : -1;
  return [{ from: new Date(Math.min(one, other)), before: new Date(Math.max(one, other)), sign }];
}

function nearestMidnight(time: Date): number {
  return Math.round(time.getTime() / DAY) * DAY;
}
