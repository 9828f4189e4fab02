/** 'November 26, 2026' (spec 9: US English dates). In UTC, so that every server and browser say the same. */
export function formatLongDate(date: Date): string {
  return LONG.format(date);
}

/** 'November 26, 2026 at 9:05 PM', in UTC. */
export function formatLongDateTime(date: Date): string {
  return LONG_WITH_TIME.format(date);
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const LONG_WITH_TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
