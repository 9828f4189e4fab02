import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { DAY, HOUR, SECOND } from './time-units.ts';

/** `before` is exclusive. */
export type TimeSpan = { from: Date; before: Date };

/** True for a time zone of the IANA database, such as America/Los_Angeles; not for offsets such as +02:00. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && findFormatter(name) !== null;
}

/** The wall-clock time in a zone, as a date with these UTC fields. An unknown zone counts as UTC. */
export function wallClock(date: Date, zone: string): Date {
  return new Date(date.getTime() + offsetAt(date.getTime(), zone));
}

/** 2026-11-26 */
export function dayIn(date: Date, zone: string): string {
  return wallClock(date, zone).toISOString().slice(0, 10);
}

/** 2026-11 */
export function monthIn(date: Date, zone: string): string {
  return dayIn(date, zone).slice(0, 7);
}

/**
 * The span of a day (2026-11-26) in a zone: 23 to 25 hours at clock changes, empty if the zone skipped the
 * day.
 */
export function dayBounds(day: string, zone: string): TimeSpan {
  return daysBounds(day, day, zone);
}

/** The span of a range of days, inclusive; empty if the last day is before the first. */
export function daysBounds(first: string, last: string, zone: string): TimeSpan {
  return { from: startOfDay(first, zone), before: startOfDay(nextDay(last), zone) };
}

/** The span of a month (2026-11) in a zone. */
export function monthBounds(month: string, zone: string): TimeSpan {
  return { from: startOfDay(`${month}-01`, zone), before: startOfDay(`${nextMonth(month)}-01`, zone) };
}

/** Milliseconds; no zone is further from UTC. */
const FURTHEST = 15 * HOUR;

function startOfDay(day: string, zone: string): Date {
  return momentAt(`${day}T00:00`, zone);
}

/** The minute that the clocks of a zone show, as inputs write it: 2026-11-26T09:30. */
export function minuteIn(date: Date, zone: string): string {
  return wallClock(date, zone).toISOString().slice(0, 16);
}

/** The first moment at which the clocks of a zone show this minute (2026-11-26T09:30) or a later one. */
export function momentAt(minute: string, zone: string): Date {
  const shown = Date.parse(`${minute}:00.000Z`);
  let [earliest, latest] = [shown - FURTHEST, shown + FURTHEST];
  const [before, after] = [offsetAt(earliest, zone), offsetAt(latest, zone)];
  if (before === after) return new Date(shown - before);
  // A clock change is near, and the minute may not exist.
  while (latest - earliest > SECOND) {
    const middle = earliest + Math.floor((latest - earliest) / SECOND / 2) * SECOND;
    if (middle + offsetAt(middle, zone) >= shown) latest = middle;
    else earliest = middle;
  }
  return new Date(latest);
}

/** Milliseconds that clocks of a zone are ahead of UTC at a time in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const format = zone === DEFAULT_TIME_ZONE ? null : findFormatter(zone);
  if (!format) return 0;
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(time)) fields[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = fields;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(time / SECOND) * SECOND;
}

const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** Null for a zone that this engine does not know. */
function findFormatter(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const format = createFormatter(zone);
  // Unknown names are not cached: there is no limit to them.
  if (format) formatters.set(zone, format);
  return format;
}

function createFormatter(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone });
  } catch {
    return null;
  }
}

const CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY).toISOString().slice(0, 10);
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
