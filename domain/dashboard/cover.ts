import { dayIn, type TimeSpan } from '../time-zone.ts';
import { daysOf } from './periods.ts';

/** A piece of time that is added (1) or taken away (-1). */
export type Edge = TimeSpan & { sign: 1 | -1 };

/** A span of time as whole days in UTC and what lies between them and its ends. */
export type Cover = { days: string[]; edges: Edge[] };

const DAY = 86_400_000;

/**
 * A span as the tallies have it, which are by days in UTC: those from the midnight nearest to its beginning
 * to the midnight nearest to its end, and at either end a piece of at most half a day, to be added or taken
 * away.
 */
export function coverOf({ from, before }: TimeSpan): Cover {
  const [first, end] = [nearestMidnight(from), nearestMidnight(before)];
  const count = Math.max(0, Math.round((end - first) / DAY));
  const days = Array.from({ length: count }, (_, index) => dayIn(new Date(first + index * DAY), 'UTC'));
  return { days, edges: [...edgeBetween(from.getTime(), first), ...edgeBetween(end, before.getTime())] };
}

/** The same days with whole months (2026-11) in place of all of their days. */
export function inMonths(days: readonly string[]): string[] {
  const byMonth = Map.groupBy(days, (day) => day.slice(0, 7));
  return [...byMonth].flatMap(([month, some]) => (some.length === daysOf(month).length ? [month] : some));
}

/** What lies between two moments: more where the first is earlier, less where it is later. */
function edgeBetween(one: number, other: number): Edge[] {
  if (one === other) return [];
  const sign = one < other ? 1 : -1;
  return [{ from: new Date(Math.min(one, other)), before: new Date(Math.max(one, other)), sign }];
}

function nearestMidnight(time: Date): number {
  return Math.round(time.getTime() / DAY) * DAY;
}
