import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { isTimeZone, wallClock } from './time-zone.ts';

/** 'November 26, 2026' (specification, section 9: US English dates), in a time zone. */
export function formatLongDate(date: Date, zone: string): string {
  return findFormat('long', zone).format(date);
}

/** 'Thursday, November 26, 2026' */
export function formatFullDate(date: Date, zone: string): string {
  return findFormat('full', zone).format(date);
}

/** 'Nov 26, 2026' */
export function formatShortDate(date: Date, zone: string): string {
  return findFormat('medium', zone).format(date);
}

/** '9:05 PM UTC'. Names the zone, because staff may work in several. */
export function formatTime(date: Date, zone: string): string {
  // Engines differ in the space before PM, which would break hydration.
  return findFormat('time', zone).format(date).replace(/\s/gu, ' ');
}

/** 'November 26, 2026 at 9:05 PM UTC' */
export function formatLongDateTime(date: Date, zone: string): string {
  // Engines differ in the joining words.
  return `${formatLongDate(date, zone)} at ${formatTime(date, zone)}`;
}

/** '2026-11-26 21:05:00': sortable, and recognized by spreadsheets. */
export function formatSortableTime(date: Date, zone: string): string {
  return wallClock(date, zone).toISOString().slice(0, 19).replace('T', ' ');
}

const FORMATS = {
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  medium: { dateStyle: 'medium' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Creating a format costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(name: keyof typeof FORMATS, zone: string): Intl.DateTimeFormat {
  const known = formats.get(`${name} ${zone}`);
  if (known) return known;
  // The engine may not know a newer zone.
  const timeZone = isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
  const format = new Intl.DateTimeFormat('en-US', { ...FORMATS[name], timeZone });
  formats.set(`${name} ${zone}`, format);
  return format;
}

/** True for a date as YYYY-MM-DD in a plausible year. */
export function isDay(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  // Date would roll February 30 over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
