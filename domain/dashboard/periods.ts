import { dayIn, monthBounds, monthIn, type TimeSpan } from '../time-zone.ts';

/** So many latest months (2026-11) of a time zone, oldest first; the last is the one that `now` is in. */
export function latestMonths(now: Date, count: number, zone: string): string[] {
  const [year = 0, month = 1] = monthIn(now, zone).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
}

/** The days (2026-11-01) of a month. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** As much of the last month as has passed of this one; a shorter month is over sooner. */
export function sameSpanOfLastMonth(now: Date, zone: string): TimeSpan {
  const [last = '', current = ''] = latestMonths(now, 2, zone);
  const from = monthBounds(last, zone).from;
  const end = monthBounds(current, zone).from;
  const soFar = now.getTime() - end.getTime();
  return { from, before: new Date(Math.min(from.getTime() + soFar, end.getTime())) };
}

/**
 * The days in UTC that are over since this time last month, and today: by what changed on them it was another
 * number then.
 */
export function daysSinceLastMonth(now: Date): string[] {
  const lastDay = dayIn(new Date(sameSpanOfLastMonth(now, 'UTC').before.getTime() - 1), 'UTC');
  const months = latestMonths(now, 2, 'UTC').flatMap(daysOf);
  return months.filter((day) => day > lastDay && day <= dayIn(now, 'UTC'));
}

/**
 * By how many percent `now` is more than `before`, with one decimal; null where there is nothing to compare
 * with.
 */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1_000) / 10;
}
