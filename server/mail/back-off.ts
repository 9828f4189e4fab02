import { HOUR } from '#domain/time-units.ts';

const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = HOUR;

/**
 * Milliseconds until the next try of a mail after `tries`: 30 seconds, doubled each time up to an hour, with
 * a jitter of a quarter by `chance` (0 to 1). Refused mail waits an hour: that answer rarely changes soon.
 */
export function pauseAfter(tries: number, isRefused: boolean, chance: number): number {
  const pause = isRefused ? LONGEST_PAUSE : Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
  return Math.round(pause * (0.75 + chance / 2));
}
