/** 'November 26, 2026' (spec 9: US English dates). In UTC, so that every server and browser say the same. */
export function formatLongDate(date: Date): string {
  return LONG.format(date);
}

/** 'November 26, 2026 at 9:05 PM', in UTC. */
export function formatLongDateTime(date: Date): string {
  // Engines differ in how they join the two, and in the space before PM; what they disagree on would be drawn twice.
  return `${LONG.format(date)} at ${TIME.format(date).replace(/\s/gu, ' ')}`;
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** Whether a text is a day of the years a shop has to do with, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  // What the calendar does not have (February 30) would be counted on into the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
