import { HOUR, MINUTE } from '#domain/time-units.ts';

const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR];

/** Milliseconds until a picture is tried again after so many tries; null: it is given up. */
export function pauseAfterTry(tries: number): number | null {
  return PAUSES[tries - 1] ?? null;
}
