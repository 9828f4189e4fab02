import { createContext } from 'react';
import { DEFAULT_TIME_ZONE } from '#domain/default-time-zone.ts';

/** Time zone of the shop, provided by the layout so that server and browser render the same dates. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);
