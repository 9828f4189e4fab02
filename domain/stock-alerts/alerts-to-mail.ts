import { DAY } from '../time-units.ts';

/**
 * Mails for each piece that is back: most recipients do not buy, and a mail about pieces that are gone
 * again costs the trust in the next one.
 */
export const MAILS_PER_PIECE = 3;

/** Milliseconds that recipients have to buy before others are mailed about the pieces that are left. */
export const HEAD_START = DAY;

/** Milliseconds after which an alert ends without a mail. */
export const ALERT_LIFETIME = 180 * DAY;

/**
 * The number of alerts to mail now. `pieces` null: not counted, so there is enough for all.
 * `mailedLately`: within `HEAD_START`.
 */
export function alertsToMail({
  pieces,
  mailedLately,
}: {
  pieces: number | null;
  mailedLately: number;
}): number {
  if (pieces === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, pieces * MAILS_PER_PIECE - mailedLately);
}
