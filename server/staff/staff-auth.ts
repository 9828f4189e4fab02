import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth/minimal';
import type { Connection } from '#db/connection.ts';
import { staffCredentials, staffSessions, staffUsers, staffVerifications } from '#db/schema/index.ts';
import { PASSWORD_LENGTH } from '#domain/staff/password.ts';
import { hostCookieName } from '../http/cookies.ts';
import { withHashedSessions } from './hashed-sessions.ts';

export type StaffAuthSettings = {
  /** What cookies are signed with. */
  secret: string;
  /** Whether visitors come by https. */
  secure: boolean;
};

/** Seconds a session lasts without being used, and seconds between two notes that it is used. */
export const IDLE_LIMIT = 12 * 3_600;
const NOTE_USE_EVERY = 5 * 60;

/** Seconds a session lasts at most, and seconds a mailed link works. */
export const SESSION_LIMIT = 7 * 86_400;
export const LINK_LIMIT = 3_600;
/** Seconds the link of a new account works. */
export const INVITATION_LIMIT = 3 * 86_400;

/** Told, within the call, of a link to be mailed and of a password that was set by one. */
export type Told = {
  /** Seconds that a link works; an hour unless given. */
  linkLimit?: number;
  onResetLink?: (link: { token: string }) => Promise<void>;
  onPasswordReset?: (reset: { user: { id: string; email: string } }) => Promise<void>;
};

export type StaffAuth = ReturnType<typeof createStaffAuth>;

/**
 * better-auth over our tables, for its server API alone: its own routes are not mounted, so that parsing,
 * throttling, errors and protection against other sites are the same as for every other call. Cheap to make:
 * one for each transaction, so that what it changes is saved together with what we note about it.
 */
export function createStaffAuth(
  connection: Connection,
  { secret, secure }: StaffAuthSettings,
  told: Told = {},
) {
  return betterAuth({
    // Nobody is ever sent there; without it better-auth would take one from the request.
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
      resetPasswordTokenExpiresIn: told.linkLimit ?? LINK_LIMIT,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => await told.onResetLink?.({ token }),
      onPasswordReset: async ({ user }) => await told.onPasswordReset?.({ user }),
    },
    session: { expiresIn: IDLE_LIMIT, updateAge: NOTE_USE_EVERY },
    // A link that can be read in the database is a password that can be read.
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      // Would put __Secure- before a name that has the stricter __Host- already.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(secure), attributes: { secure } } },
      ipAddress: { disableIpTracking: true },
    },
    // It would say who tried to sign in.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** Browsers take a cookie of this prefix only from the very host, over https, for all of its paths. */
export function sessionCookieName(secure: boolean): string {
  return hostCookieName('marigold_staff', secure);
}
