import { formatLongDate, formatLongDateTime } from '#domain/dates.ts';

/** 'November 26, 2026' (spec 9: US English dates). */
export function formatDate(timestamp: string): string {
  return formatLongDate(new Date(timestamp));
}

/** 'November 26, 2026 at 9:05 PM'; the time is UTC. */
export function formatDateTime(timestamp: string): string {
  return formatLongDateTime(new Date(timestamp));
}
