import { dayIn, monthBounds, monthIn, type TimeSpan } from '../time-zone.ts';

/** The latest `count` months (2026-11) in a time zone, oldest first, up to the current one. */
export function latestMonths(now: Date, count: number, zone: string): string[] {
  const [year = 0, month = 1] = monthIn(now, zone).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
}

/** The days (2026-11-01) of a month. */
export function listDays(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** The last month up to the same point in time as now; shorter months end earlier. */
export function sameSpanOfLastMonth(now: Date, zone: string): TimeSpan {
  const [last = '', current = ''] = latestMonths(now, 2, zone);
  const from = monthBounds(last, zone).from;
  const end = monthBounds(current, zone).from;
  const soFar = now.getTime() - end.getTime();
  return { from, before: new Date(Math.min(from.getTime() + soFar, end.getTime())) };
}

/** The UTC days after this time last month, up to today: the changes since then. */
export function daysSinceLastMonth(now: Date): string[] {
  const lastDay = dayIn(new Date(sameSpanOfLastMonth(now, 'UTC').before.getTime() - 1), 'UTC');
  const months = latestMonths(now, 2, 'UTC').flatMap(listDays);
  return months.filter((day) => day > lastDay && day <= dayIn(now, 'UTC'));
}

/** The change from `before` to `now` in percent with one decimal; null if `before` is 0. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1_000) / 10;
}
