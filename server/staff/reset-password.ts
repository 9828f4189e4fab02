import { isAPIError } from 'better-auth/api';
import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import { endResetLinks } from './end-reset-links.ts';
import type { StaffServices } from './staff-services.ts';

/** Sets a new password by the token of a mailed link, once, and ends all sessions of the member. */
export async function resetPassword(
  { db, authIn, now, log }: StaffServices,
  { token, password }: { token: string; password: string },
): Promise<Answer<{ message: string }>> {
  return await inTransaction(db, async (tx) => {
    const auth = await authIn(tx, {
      onPasswordReset: async ({ user }) => {
        await endResetLinks(tx, user);
        await writeAudit(tx, { staff: user, action: 'staff.password', subjectId: user.email }, now());
        log.info({ memberId: user.id }, 'a password was reset');
      },
    });
    try {
      await auth.api.resetPassword({ body: { token, newPassword: password } });
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) return LINK_IS_OVER;
      throw error;
    }
    return success({ message: 'Your password was changed. Please sign in with it.' });
  });
}

const LINK_IS_OVER = refuse(
  'invalid',
  'This link has expired or was used before. Please ask for a new one.',
  { fields: { token: 'This link has expired or was used before.' } },
);
