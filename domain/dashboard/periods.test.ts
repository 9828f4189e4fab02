import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayOf, monthOf } from '../orders/tally.ts';
import { changeInPercent, daysOf, daysSinceLastMonth, latestMonths, sameSpanOfLastMonth } from './periods.ts';

const at = (time: string) => new Date(time);

test('the latest months end with the one that is', () => {
  expect(latestMonths(at('2026-02-28T23:59:59.999Z'), 4)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(latestMonths(at('2026-03-31T12:00:00Z'), 2)).toEqual(['2026-02', '2026-03']);
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-11', 30],
  ['2026-12', 31],
])('%s has %i days', (month, count) => {
  expect(daysOf(month)).toHaveLength(count);
  expect(daysOf(month).at(-1)).toBe(`${month}-${count}`);
});

describe('the same span of the last month', () => {
  it('is its whole days and a part of one', () => {
    const span = sameSpanOfLastMonth(at('2026-11-03T10:30:00Z'));
    expect(span.days).toEqual(['2026-10-01', '2026-10-02']);
    expect(span.rest).toEqual({ from: at('2026-10-03T00:00:00Z'), before: at('2026-10-03T10:30:00Z') });
  });

  it('is but a part of a day on the first', () => {
    const span = sameSpanOfLastMonth(at('2026-01-01T00:00:01Z'));
    expect(span).toEqual({
      days: [],
      rest: { from: at('2025-12-01T00:00:00Z'), before: at('2025-12-01T00:00:01Z') },
    });
  });

  it('is all of a month that had fewer days', () => {
    expect(sameSpanOfLastMonth(at('2026-03-30T10:00:00Z'))).toEqual({ days: daysOf('2026-02'), rest: null });
    expect(sameSpanOfLastMonth(at('2026-12-31T00:00:00Z'))).toEqual({ days: daysOf('2026-11'), rest: null });
  });

  it('is as long as this month so far, or all of the last, at any time', () => {
    const anyTime = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyTime, (now) => {
        const { days, rest } = sameSpanOfLastMonth(now);
        const length = days.length * 86_400_000 + (rest ? rest.before.getTime() - rest.from.getTime() : 0);
        const soFar = now.getTime() - Date.parse(`${monthOf(now)}-01`);
        const [last = ''] = latestMonths(now, 2);
        expect(length).toBe(Math.min(soFar, daysOf(last).length * 86_400_000));
        expect(days.every((day) => day.startsWith(last))).toBe(true);
      }),
    );
  });
});

test('the days since this time last month begin after that day and end today', () => {
  const days = daysSinceLastMonth(at('2026-11-21T10:00:00Z'));
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-22', '2026-11-21', 31]);
  expect(daysSinceLastMonth(at('2026-03-30T10:00:00Z'))[0]).toBe('2026-03-01');
  expect(daysSinceLastMonth(at('2026-03-01T10:00:00Z'))).toContain(dayOf(at('2026-03-01T10:00:00Z')));
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
