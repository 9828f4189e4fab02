import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../time-units.ts';
import { latestDue } from './backup-time.ts';
import { listOutdated } from './keep-rule.ts';

const madeOn = (day: string, hour = 3) => ({
  day,
  madeAt: new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`),
});
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
/** One each night, as a shop makes them and removes what is outdated. */
function runNights(from: string, nights: number): string[] {
  let kept: ReturnType<typeof madeOn>[] = [];
  for (let night = 0; night < nights; night++) {
    kept.push(madeOn(dayAfter(from, night)));
    const outdated = new Set(listOutdated(kept));
    kept = kept.filter((backup) => !outdated.has(backup));
  }
  return kept.map(({ day }) => day);
}

describe('the backups that are kept', () => {
  it('are those of 7 days, 4 weeks and 12 months', () => {
    const kept = runNights('2025-01-01', 700);
    const last = dayAfter('2025-01-01', 699);
    expect(kept.slice(-7)).toEqual([-6, -5, -4, -3, -2, -1, 0].map((days) => dayAfter(last, days)));
    expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
    expect(new Set(kept.map((day) => day.slice(0, 7))).size).toBe(12);
  });

  it('are all of them at first', () => {
    expect(runNights('2026-11-01', 7)).toHaveLength(7);
  });

  it('are the last one of a day', () => {
    const [early, late] = [madeOn('2026-11-01', 3), madeOn('2026-11-01', 9)];
    expect(listOutdated([late, early])).toEqual([early]);
  });

  it('stay however long no new one was made', () => {
    const old = ['2020-01-01', '2021-06-01', '2022-03-01'].map((day) => madeOn(day));
    expect(listOutdated(old)).toEqual([]);
  });

  it('always contain the newest, and never more than the rule says', () => {
    const days = fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(days, (numbers) => {
        const all = numbers.map((number) => madeOn(dayAfter('2020-01-01', number)));
        const outdated = new Set(listOutdated(all));
        const kept = all.filter((backup) => !outdated.has(backup)).map(({ day }) => day);
        expect(kept).toContain([...all.map(({ day }) => day)].sort().at(-1));
        expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
      }),
    );
  });
});

describe('a backup is due', () => {
  it.each([
    ['2026-11-29T03:00:00Z', '03:00', 'UTC', '2026-11-29T03:00:00Z'],
    ['2026-11-29T02:59:00Z', '03:00', 'UTC', '2026-11-28T03:00:00Z'],
    ['2026-11-29T02:59:00Z', '03:00', 'America/New_York', '2026-11-28T08:00:00Z'],
    // The night in which 02:30 does not exist.
    ['2026-03-29T12:00:00Z', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00Z'],
  ])('at %s, with %s in %s, since %s', (now, time, zone, expected) => {
    expect(latestDue(new Date(now), time, zone)).toEqual(new Date(expected));
  });
});
