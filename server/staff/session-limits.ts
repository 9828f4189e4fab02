import { MAIL_LIFE } from '#domain/mail/mail-kind.ts';
import { SECOND } from '#domain/time-units.ts';
import { hostCookieName } from '../http/cookies.ts';

/** Seconds an unused session lasts, and seconds between two updates of its last use. */
export const IDLE_LIMIT = 12 * 3_600;
export const UPDATE_EVERY = 5 * 60;

/** Seconds a session lasts at most. */
export const SESSION_LIMIT = 7 * 86_400;

/** Seconds a mailed link works, and seconds that of a new account does. */
export const LINK_LIMIT = MAIL_LIFE.password_reset / SECOND;
export const INVITATION_LIMIT = MAIL_LIFE.staff_invitation / SECOND;

/** The __Host- prefix binds the cookie to this host, https and all paths. */
export function sessionCookieName(secure: boolean): string {
  return hostCookieName('marigold_staff', secure);
}
