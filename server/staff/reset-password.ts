import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import { forgetTries } from '../http/throttle.ts';
import { authRefusalStatus } from './auth-refusal.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { endResetLinks } from './reset-links.ts';
import { OF_ACCOUNT } from './sign-in.ts';
import { markAccepted } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/**
 * Sets a new password by the token of a mailed link, once, and ends all sessions of the user. The browser
 * becomes a known one, so that guesses of others do not keep the user out.
 */
export async function resetPassword(
  { db, authIn, secret, secure, now, log }: StaffServices,
  { token, password }: { token: string; password: string },
  { headers, requestId }: { headers: Headers; requestId: string },
): Promise<Answer<{ message: string }>> {
  const signing = { key: await secret(), secure };
  const cookies: string[] = [];
  return await inTransaction(db, async (tx) => {
    const auth = await authIn(tx, {
      onPasswordReset: async ({ user }) => {
        await endResetLinks(tx, user);
        await markAccepted(tx, user.id);
        await writeAudit(tx, { staff: user, action: 'staff.password', subjectId: user.email }, now());
        await forgetTries(tx, OF_ACCOUNT, user.email);
        cookies.push(knownBrowserCookie(headers, user.email, signing));
        log.info({ requestId, userId: user.id }, 'a password was reset');
      },
    });
    try {
      await auth.api.resetPassword({ body: { token, newPassword: password } });
    } catch (error) {
      if ((authRefusalStatus(error) ?? 500) < 500) return LINK_ENDED;
      throw error;
    }
    return success({ message: 'Your password was changed. Please sign in with it.' }, { cookies });
  });
}

const LINK_ENDED = refuse('invalid', 'This link has expired or was used before. Please ask for a new one.', {
  fields: { token: 'This link has expired or was used before.' },
});
