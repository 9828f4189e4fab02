import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth/minimal';
import type { Connection } from '#db/connection.ts';
import { staffCredentials, staffSessions, staffUsers, staffVerifications } from '#db/schema/index.ts';
import { PASSWORD_LENGTH } from '#domain/staff/password.ts';
import { withHashedSessions } from './hashed-sessions.ts';
import { IDLE_LIMIT, LINK_LIMIT, sessionCookieName, UPDATE_EVERY } from './session-limits.ts';

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
    // The library's log would contain the emails of sign-ins.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
