/** 'November 26, 2026' (spec 9: US English dates). In UTC, so that server and browser say the same. */
export function formatDate(timestamp: string): string {
  return LONG.format(new Date(timestamp));
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
