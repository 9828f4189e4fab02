import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayBounds, monthBounds } from '../time-zone.ts';
import { timeZones } from '../time-zone-names.ts';
import { listDays } from './periods.ts';
import { inMonths, type SplitSpan, splitSpan } from './split-span.ts';

const at = (time: string) => new Date(time);

it('covers a month in UTC by its days', () => {
  expect(splitSpan(monthBounds('2026-11', 'UTC'))).toEqual({ days: listDays('2026-11'), edges: [] });
});

it('replaces a whole month by its name', () => {
  const days = ['2026-01-31', ...listDays('2026-02'), '2026-03-01'];
  expect(inMonths(days)).toEqual(['2026-01-31', '2026-02', '2026-03-01']);
});

it('adds or subtracts the hours at both ends of a day in another zone', () => {
  expect(splitSpan(dayBounds('2026-11-26', 'America/Los_Angeles'))).toEqual({
    days: ['2026-11-26'],
    edges: [
      { from: at('2026-11-26T00:00:00Z'), before: at('2026-11-26T08:00:00Z'), sign: -1 },
      { from: at('2026-11-27T00:00:00Z'), before: at('2026-11-27T08:00:00Z'), sign: 1 },
    ],
  });
});

it('counts exactly the moments of a span, each once, in any zone', () => {
  const anyTime = fc.date({ min: at('2020-01-01'), max: at('2030-01-01'), noInvalidDate: true });
  const anySpan = fc.oneof(
    fc
      .tuple(fc.constantFrom(...timeZones()), fc.constantFrom(...listDays('2026-10'), ...listDays('2026-03')))
      .map(([zone, day]) => dayBounds(day, zone)),
    fc
      .tuple(fc.constantFrom(...timeZones()), fc.constantFrom('2026-03', '2026-11'))
      .map(([zone, month]) => monthBounds(month, zone)),
    fc.tuple(anyTime, fc.nat(40 * 86_400_000)).map(([from, length]) => ({
      from,
      before: new Date(from.getTime() + length),
    })),
  );
  fc.assert(
    fc.property(anySpan, fc.double({ min: -0.5, max: 1.5, noNaN: true }), (span, part) => {
      const time = new Date(
        Math.round(span.from.getTime() + part * (span.before.getTime() - span.from.getTime())),
      );
      expect(countIn(splitSpan(span), time)).toBe(span.from <= time && time < span.before ? 1 : 0);
    }),
    { numRuns: 2_000 },
  );
});

/** How often a split span counts a moment. */
function countIn({ days, edges }: SplitSpan, time: Date): number {
  const inDays = days.includes(time.toISOString().slice(0, 10)) ? 1 : 0;
  return edges.reduce(
    (sum, { from, before, sign }) => sum + (from <= time && time < before ? sign : 0),
    inDays,
  );
}
