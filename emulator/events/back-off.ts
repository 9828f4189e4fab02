const HOUR = 60 * 60 * 1000;

/** Milliseconds until an unacknowledged event is given up, as with Stripe. */
export const GIVE_UP_AFTER = 3 * 24 * HOUR;

/** Milliseconds to wait after so many tries without an acknowledgement: 1 s, 2 s, 4 s, … up to an hour. */
export function backOff(tries: number): number {
  return Math.min(1000 * 2 ** Math.max(0, tries - 1), HOUR);
}
