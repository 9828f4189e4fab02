import { createContext, use } from 'react';

/** Tells the layout around all screens that the shop goes by another time zone from now on. */
export const SetTimeZoneContext = createContext<(zone: string) => void>(() => undefined);

export function useSetTimeZone(): (zone: string) => void {
  return use(SetTimeZoneContext);
}
