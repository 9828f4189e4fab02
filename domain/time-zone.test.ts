import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { HOUR } from './time-units.ts';
import {
  dayBounds,
  dayIn,
  isTimeZone,
  minuteIn,
  momentAt,
  monthBounds,
  monthIn,
  wallClock,
} from './time-zone.ts';
import { timeZones } from './time-zone-names.ts';

const at = (time: string) => new Date(time);
const hoursOf = ({ from, before }: { from: Date; before: Date }) =>
  (before.getTime() - from.getTime()) / HOUR;

test.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu'])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});

test.each(['', 'Mars/Olympus', '+02:00', 'Berlin', 'Europe/', ' UTC', 'Europe/Berlin\n'])(
  '%j is none',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  },
);

describe('a day', () => {
  it('has 24 hours from midnight in its zone', () => {
    expect(dayBounds('2026-11-26', 'UTC')).toEqual({
      from: at('2026-11-26T00:00:00Z'),
      before: at('2026-11-27T00:00:00Z'),
    });
    expect(dayBounds('2026-11-26', 'America/Los_Angeles').from).toEqual(at('2026-11-26T08:00:00Z'));
    expect(dayBounds('2026-11-26', 'Asia/Kathmandu').from).toEqual(at('2026-11-25T18:15:00Z'));
    expect(dayBounds('2026-11-26', 'Pacific/Kiritimati').from).toEqual(at('2026-11-25T10:00:00Z'));
  });

  test.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    // Clocks go from 24:00 to 1:00: the day begins at one.
    ['America/Santiago', '2026-09-06', 23],
    ['America/Havana', '2026-03-08', 23],
    // Samoa went over the date line.
    ['Pacific/Apia', '2011-12-30', 0],
    ['Pacific/Apia', '2011-12-31', 24],
  ])('in %s, %s has %d hours', (zone, day, hours) => {
    expect(hoursOf(dayBounds(day, zone))).toBe(hours);
  });

  const anyZone = fc.constantFrom(...timeZones());
  // Since then no zone has changed its clocks a minute after midnight, which would give a day two parts.
  const anyTime = fc.date({ min: at('2012-01-01'), max: at('2040-01-01'), noInvalidDate: true });

  it('has exactly the moments of that date in the zone, and ends where the next begins', () => {
    fc.assert(
      fc.property(anyZone, anyTime, (zone, time) => {
        const day = dayIn(time, zone);
        const { from, before } = dayBounds(day, zone);
        expect(from <= time && time < before).toBe(true);
        expect(dayIn(from, zone)).toBe(day);
        expect(dayIn(new Date(before.getTime() - 1), zone)).toBe(day);
        expect(dayIn(before, zone) > day).toBe(true);
        expect(dayBounds(dayIn(before, zone), zone).from).toEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is within one month', () => {
    fc.assert(
      fc.property(anyZone, anyTime, (zone, time) => {
        const { from, before } = monthBounds(monthIn(time, zone), zone);
        expect(from <= time && time < before).toBe(true);
        expect(dayIn(from, zone)).toBe(`${monthIn(time, zone)}-01`);
      }),
    );
  });
});

test('the wall clock shows the time of its zone', () => {
  expect(wallClock(at('2026-07-01T12:34:56.789Z'), 'America/Los_Angeles')).toEqual(
    at('2026-07-01T05:34:56.789Z'),
  );
  expect(wallClock(at('2026-07-01T12:34:56.789Z'), 'UTC')).toEqual(at('2026-07-01T12:34:56.789Z'));
});

test('a zone unknown to the engine counts as UTC', () => {
  expect(dayIn(at('2026-07-01T23:59:59Z'), 'Mars/Olympus')).toBe('2026-07-01');
});

it.each([
  ['UTC', '2026-11-26T09:30', '2026-11-26T09:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-26T09:30', '2026-11-26T17:30:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T03:30', '2026-03-08T10:30:00.000Z'],
])('the clocks of %s show %s at %s', (zone, minute, moment) => {
  expect(momentAt(minute, zone).toISOString()).toBe(moment);
  expect(minuteIn(new Date(moment), zone)).toBe(minute);
});
