import { DAY } from '../time-units.ts';

/** How many of the last days, weeks and months keep their last backup, counted by those that have one. */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const;

/** The days of the shop on which backups were made, e.g. 2026-11-29, each with what it names. */
export type Dated = { day: string; madeAt: Date };

/**
 * The backups that are not kept any more: all but the last one of each of the last 7 days, 4 weeks and 12
 * months that have one. A shop that was off for months loses none by it, and the newest always stays.
 */
export function listOutdated<Backup extends Dated>(backups: readonly Backup[]): Backup[] {
  const newestFirst = [...backups].sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const kept = new Set([
    ...firstOfEach(newestFirst, KEPT.days, ({ day }) => day),
    ...firstOfEach(newestFirst, KEPT.weeks, ({ day }) => mondayBefore(day)),
    ...firstOfEach(newestFirst, KEPT.months, ({ day }) => day.slice(0, 7)),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

function firstOfEach<Backup>(
  newestFirst: readonly Backup[],
  most: number,
  periodOf: (backup: Backup) => string,
): Backup[] {
  const first = new Map<string, Backup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup);
    if (!first.has(period) && first.size < most) first.set(period, backup);
  }
  return [...first.values()];
}

/** The Monday of a day's week. */
function mondayBefore(day: string): string {
  const at = Date.parse(day);
  const daysSince = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - daysSince * DAY).toISOString().slice(0, 10);
}
