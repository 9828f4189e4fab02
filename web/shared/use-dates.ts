import { createContext, use, useMemo } from 'react';
import {
  formatTime as formatClock,
  formatLongDate,
  formatLongDateTime,
  formatShortDate as formatShort,
} from '#domain/dates.ts';
import { DEFAULT_TIME_ZONE } from '#domain/time-zone.ts';

/**
 * The time zone of the shop, from the layout around each page: what the server drew and what the browser
 * draws agree.
 */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);

/** Writes timestamps as the calendar and the clocks of the shop have them. */
export function useDates() {
  const zone = use(TimeZoneContext);
  return useMemo(() => datesIn(zone), [zone]);
}

export type Dates = ReturnType<typeof datesIn>;

export function datesIn(zone: string) {
  return {
    zone,
    /** 'November 26, 2026' (spec 9: US English dates). */
    formatDate: (timestamp: string) => formatLongDate(new Date(timestamp), zone),
    /** 'Nov 26, 2026', where there is little room. */
    formatShortDate: (timestamp: string) => formatShort(new Date(timestamp), zone),
    /** 'November 26, 2026 at 9:05 PM UTC' */
    formatDateTime: (timestamp: string) => formatLongDateTime(new Date(timestamp), zone),
    /** '9:05 PM UTC' */
    formatTime: (timestamp: string) => formatClock(new Date(timestamp), zone),
  };
}
