import { DAY, HOUR, MINUTE } from '../time-units.ts';

/** Milliseconds from the time an email address was typed at a checkout to its reminder. */
export const REMINDER_DELAY = 10 * HOUR;

/** Milliseconds between two reminders to an address, which anyone may have typed. */
export const REMINDER_PAUSE = 7 * DAY;

/** Milliseconds after which a reminder that could not be sent is dropped: it would surprise. */
export const REMINDER_LIFE = DAY;

/**
 * Milliseconds before the address was typed in which an order counts as bought since: the request that notes
 * the address may arrive after the one that orders.
 */
export const BOUGHT_JUST_BEFORE = 10 * MINUTE;

type Asked = {
  /** The time at which the email was typed, and the reminder allowed. */
  at: Date;
  /** The time of its last reminder; null: never. */
  remindedAt: Date | null;
  /** The time at which its owner refused more; null: never. */
  stoppedAt: Date | null;
};

/** Returns the time at which an email is reminded of a checkout; null if it is not. */
export function reminderTime({ at, remindedAt, stoppedAt }: Asked): Date | null {
  if (stoppedAt !== null) return null;
  const due = at.getTime() + REMINDER_DELAY;
  const isTooSoon = remindedAt !== null && due < remindedAt.getTime() + REMINDER_PAUSE;
  return isTooSoon ? null : new Date(due);
}

type Unfinished = {
  /** True if the shop sends reminders. */
  isTurnedOn: boolean;
  stoppedAt: Date | null;
  /** True if the address has bought since it was typed. */
  hasBought: boolean;
  /** The number of lines that can be bought now. */
  buyable: number;
};

/** Decides whether a reminder is still right; asked when its mail is written and when it is sent. */
export function isToBeReminded({ isTurnedOn, stoppedAt, hasBought, buyable }: Unfinished): boolean {
  return isTurnedOn && stoppedAt === null && !hasBought && buyable > 0;
}
