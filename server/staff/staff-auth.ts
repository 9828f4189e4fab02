import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth/minimal';
import type { Connection } from '#db/connection.ts';
import { staffCredentials, staffSessions, staffUsers, staffVerifications } from '#db/schema/index.ts';
import { MAIL_LIFE } from '#domain/mail/mail-kind.ts';
import { PASSWORD_LENGTH } from '#domain/staff/password.ts';
import { SECOND } from '#domain/time-units.ts';
import { hostCookieName } from '../http/cookies.ts';
import { withHashedSessions } from './hashed-sessions.ts';

/** Seconds an unused session lasts, and seconds between two updates of its last use. */
const IDLE_LIMIT = 12 * 3_600;
const UPDATE_EVERY = 5 * 60;

/** Seconds a session lasts at most. */
export const SESSION_LIMIT = 7 * 86_400;

/** Seconds a mailed link works, and seconds that of a new account does. */
export const LINK_LIMIT = MAIL_LIFE.password_reset / SECOND;
export const INVITATION_LIMIT = MAIL_LIFE.staff_invitation / SECOND;

/** Called within the request, with a link to mail or after a password was set by one. */
export type AuthHooks = {
  /** Seconds that a link works. */
  linkLimit?: number;
  onResetLink?: (link: { token: string }) => Promise<void>;
  onPasswordReset?: (reset: { user: { id: string; email: string } }) => Promise<void>;
};

export type StaffAuth = ReturnType<typeof createStaffAuth>;

/**
 * better-auth over our tables, for its server API only: its routes are not mounted, so that parsing,
 * throttling, errors and same-site checks are those of every other call. Cheap enough to make for each
 * transaction. `secret` signs cookies; `secure` is true where the shop is reached by https.
 */
export function createStaffAuth(
  connection: Connection,
  { secret, secure }: { secret: string; secure: boolean },
  hooks: AuthHooks = {},
) {
  return betterAuth({
    // Never used, but without it better-auth takes one from the request.
    baseURL: 'http://shop.invalid',
    secret,
    database: withHashedSessions(
      drizzleAdapter(connection, {
        provider: 'pg',
        schema: {
          user: staffUsers,
          session: staffSessions,
          account: staffCredentials,
          verification: staffVerifications,
        },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: hooks.linkLimit ?? LINK_LIMIT,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => await hooks.onResetLink?.({ token }),
      onPasswordReset: async ({ user }) => await hooks.onPasswordReset?.({ user }),
    },
    session: { expiresIn: IDLE_LIMIT, updateAge: UPDATE_EVERY },
    // Links in the database are as good as passwords.
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      // True would put __Secure- before the stricter __Host-.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(secure), attributes: { secure } } },
      ipAddress: { disableIpTracking: true },
    },
    // It logs who tries to sign in.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** The __Host- prefix binds the cookie to this host, https and all paths. */
export function sessionCookieName(secure: boolean): string {
  return hostCookieName('marigold_staff', secure);
}
