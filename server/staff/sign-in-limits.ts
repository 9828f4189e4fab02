import type { Limit } from '../http/throttle.ts';

const QUARTER = 15 * 60;

/** Wrong tries only; an office signs in from one address. */
export const OF_ADDRESS: Limit = { name: 'sign-in from address', limit: 30, seconds: QUARTER };

/** Of browsers in which the account never signed in, all together. */
export const OF_ACCOUNT: Limit = { name: 'sign-in of account', limit: 10, seconds: QUARTER };

/** Of one browser in which it did: instead of the other two. */
export const OF_KNOWN_BROWSER: Limit = { name: 'sign-in of known browser', limit: 10, seconds: QUARTER };
