import { MINUTE } from '../time-units.ts';

/** Milliseconds that the mails of a change of many statuses wait, for which the back office offers Undo. */
export const UNDO_TIME = MINUTE;

/** Milliseconds after which a change of a status is no slip any more, and cannot be taken back. */
export const OLDEST_UNDO = 10 * MINUTE;
