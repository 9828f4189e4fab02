import { setCookieLine } from '../http/cookies.ts';
import { SESSION_LIMIT, sessionCookieName } from './staff-auth.ts';

/**
 * The session's cookie among what better-auth wants to set, kept by the browser for as long as a session may
 * last: how long it has not been used is known to the server alone.
 */
export function sessionCookieFrom(headers: Headers, secure: boolean): string[] {
  return headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith(`${sessionCookieName(secure)}=`))
    .map((cookie) => cookie.replace(/Max-Age=\d+/i, `Max-Age=${SESSION_LIMIT}`));
}

/** Takes the session's cookie away. */
export function noSessionCookie(secure: boolean): string {
  return setCookieLine({ name: sessionCookieName(secure), value: '', seconds: 0, secure });
}

/** Whether a request brings a session along, ended or not. */
export function hasSessionCookie(headers: Headers, secure: boolean): boolean {
  return (headers.get('Cookie') ?? '')
    .split(';')
    .some((cookie) => cookie.trim().startsWith(`${sessionCookieName(secure)}=`));
}
