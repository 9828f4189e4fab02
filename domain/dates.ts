import { DEFAULT_TIME_ZONE, isTimeZone, wallClock } from './time-zone.ts';

/** 'November 26, 2026' (spec 9: US English dates), as the calendar of a time zone has it. */
export function formatLongDate(date: Date, zone: string): string {
  return formatOf('long', zone).format(date);
}

/** 'Thursday, November 26, 2026' */
export function formatFullDate(date: Date, zone: string): string {
  return formatOf('full', zone).format(date);
}

/** 'Nov 26, 2026', where there is little room. */
export function formatShortDate(date: Date, zone: string): string {
  return formatOf('medium', zone).format(date);
}

/** '9:05 PM UTC', with the zone's name: staff of one shop work in several. */
export function formatTime(date: Date, zone: string): string {
  // Engines differ in the space before PM; what they disagree on would be drawn twice.
  return formatOf('time', zone).format(date).replace(/\s/gu, ' ');
}

/** 'November 26, 2026 at 9:05 PM UTC' */
export function formatLongDateTime(date: Date, zone: string): string {
  // Engines differ in how they join the two.
  return `${formatLongDate(date, zone)} at ${formatTime(date, zone)}`;
}

/** '2026-11-26 21:05:00': what spreadsheets take as a date, and sort as one. */
export function formatSortableTime(date: Date, zone: string): string {
  return wallClock(date, zone).toISOString().slice(0, 19).replace('T', ' ');
}

const FORMATS = {
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  medium: { dateStyle: 'medium' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a format costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: keyof typeof FORMATS, zone: string): Intl.DateTimeFormat {
  const known = formats.get(`${name} ${zone}`);
  if (known) return known;
  // An engine older than a zone's name must not fail to draw the page.
  const timeZone = isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
  const format = new Intl.DateTimeFormat('en-US', { ...FORMATS[name], timeZone });
  formats.set(`${name} ${zone}`, format);
  return format;
}

/** Whether a text is a day of the years a shop has to do with, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  // What the calendar does not have (February 30) would be counted on into the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
