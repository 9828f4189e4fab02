import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayIn, monthBounds, monthIn } from '../time-zone.ts';
import {
  changeInPercent,
  daysSinceLastMonth,
  latestMonths,
  listDays,
  sameSpanOfLastMonth,
} from './periods.ts';

const at = (time: string) => new Date(time);

test('the latest months end with the current one', () => {
  expect(latestMonths(at('2026-02-28T23:59:59.999Z'), 4, 'UTC')).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(latestMonths(at('2026-03-31T12:00:00Z'), 2, 'UTC')).toEqual(['2026-02', '2026-03']);
});

test('the current month is that of the time zone', () => {
  expect(latestMonths(at('2026-03-01T07:59:59Z'), 2, 'America/Los_Angeles')).toEqual(['2026-01', '2026-02']);
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-11', 30],
  ['2026-12', 31],
])('%s has %i days', (month, count) => {
  expect(listDays(month)).toHaveLength(count);
  expect(listDays(month).at(-1)).toBe(`${month}-${count}`);
});

describe('the same span of the last month', () => {
  it('ends at the same point in time as now', () => {
    expect(sameSpanOfLastMonth(at('2026-11-03T10:30:00Z'), 'UTC')).toEqual({
      from: at('2026-10-01T00:00:00Z'),
      before: at('2026-10-03T10:30:00Z'),
    });
  });

  it('begins at midnight in the zone', () => {
    expect(sameSpanOfLastMonth(at('2026-11-03T10:30:00Z'), 'Asia/Kathmandu')).toEqual({
      from: at('2026-09-30T18:15:00Z'),
      before: at('2026-10-03T10:30:00Z'),
    });
  });

  it('is the whole of a shorter month', () => {
    expect(sameSpanOfLastMonth(at('2026-03-30T10:00:00Z'), 'UTC')).toEqual(monthBounds('2026-02', 'UTC'));
  });

  it('is as long as this month so far, or the whole last month', () => {
    const anyTime = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
    const anyZone = fc.constantFrom('UTC', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Kathmandu');
    fc.assert(
      fc.property(anyTime, anyZone, (now, zone) => {
        const { from, before } = sameSpanOfLastMonth(now, zone);
        const [last = '', current = ''] = latestMonths(now, 2, zone);
        const all = monthBounds(last, zone);
        const soFar = now.getTime() - monthBounds(current, zone).from.getTime();
        expect(from).toEqual(all.from);
        expect(before.getTime() - from.getTime()).toBe(
          Math.min(soFar, all.before.getTime() - all.from.getTime()),
        );
        expect(monthIn(from, zone)).toBe(last);
      }),
    );
  });
});

test('the days since this time last month begin after that day and end today', () => {
  const days = daysSinceLastMonth(at('2026-11-21T10:00:00Z'));
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-22', '2026-11-21', 31]);
  expect(daysSinceLastMonth(at('2026-03-30T10:00:00Z'))[0]).toBe('2026-03-01');
  expect(daysSinceLastMonth(at('2026-03-01T10:00:00Z'))).toContain(dayIn(at('2026-03-01T10:00:00Z'), 'UTC'));
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [2, 3, -33.3],
  [0, 5, -100],
  [7, 0, null],
  [0, 0, null],
])('%i after %i is a change of %s percent', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change);
});
