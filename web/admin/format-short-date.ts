/** 'Nov 26, 2026', where there is little room. In UTC, so that server and browser say the same. */
export function formatShortDate(timestamp: string): string {
  return MEDIUM.format(new Date(timestamp));
}

const MEDIUM = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
