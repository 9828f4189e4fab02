import { dayOf, monthOf } from '../orders/tally.ts';

const DAY = 86_400_000;

/** So many latest months (2026-11), oldest first; the last is the one that `now` is in. In UTC, as all periods. */
export function latestMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1))),
  );
}

/** The days (2026-11-01) of a month. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** As much of the last month as has passed of this one: whole days, and of one more what lies before a moment. */
export type Span = { days: string[]; rest: { from: Date; before: Date } | null };

export function sameSpanOfLastMonth(now: Date): Span {
  const thisMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const lastMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1);
  // A shorter month is over sooner.
  const before = new Date(Math.min(lastMonth + (now.getTime() - thisMonth), thisMonth));
  const from = new Date(before.getTime() - (before.getTime() % DAY));
  const days = daysOf(monthOf(new Date(lastMonth))).filter((day) => day < dayOf(from));
  const isOver = before.getTime() === thisMonth;
  return {
    days: isOver ? daysOf(monthOf(new Date(lastMonth))) : days,
    rest: isOver ? null : { from, before },
  };
}

/** The days that are over since this time last month, and today: by what changed on them it was another number then. */
export function daysSinceLastMonth(now: Date): string[] {
  const { rest, days } = sameSpanOfLastMonth(now);
  const lastDay = rest ? dayOf(rest.from) : (days.at(-1) ?? '');
  const months = latestMonths(now, 2).flatMap(daysOf);
  return months.filter((day) => day > lastDay && day <= dayOf(now));
}

/** By how many percent `now` is more than `before`, with one decimal; null where there is nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1_000) / 10;
}
