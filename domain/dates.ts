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
