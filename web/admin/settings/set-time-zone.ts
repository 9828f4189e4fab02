import { createContext } from 'react';

/** Sets the time zone of all screens of the back office. */
export const SetTimeZoneContext = createContext<(zone: string) => void>(() => undefined);
