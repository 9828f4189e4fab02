import { use, useMemo } from 'react';
import {
  formatTime as formatClock,
  formatLongDate,
  formatLongDateTime,
  formatShortDate as formatShort,
} from '#domain/dates.ts';
import { TimeZoneContext } from './time-zone-context.ts';

export function useDates() {
  const zone = use(TimeZoneContext);
  return useMemo(() => datesIn(zone), [zone]);
}

export type Dates = ReturnType<typeof datesIn>;

export function datesIn(zone: string) {
  return {
    zone,
    /** 'November 26, 2026' (specification, section 9) */
    formatDate: (timestamp: string) => formatLongDate(new Date(timestamp), zone),
    /** 'Nov 26, 2026' */
    formatShortDate: (timestamp: string) => formatShort(new Date(timestamp), zone),
    /** 'November 26, 2026 at 9:05 PM UTC' */
    formatDateTime: (timestamp: string) => formatLongDateTime(new Date(timestamp), zone),
    /** '9:05 PM UTC' */
    formatTime: (timestamp: string) => formatClock(new Date(timestamp), zone),
  };
}
