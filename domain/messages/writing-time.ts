import { DAY } from '../time-units.ts';

/** Milliseconds a person needs to write: a message sent sooner counts as written by a bot. */
export const MIN_WRITING_TIME = 2_000;

/** Milliseconds after which a stamp of the contact form expires. */
export const MAX_WRITING_TIME = DAY;
