import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Answer, type Refusal, refuse, success } from '../http/answer.ts';
import { type Identified, isProgram, NOT_SIGNED_IN, type Staff } from '../http/staff.ts';
import { type Limit, throttle, undoTry } from '../http/throttle.ts';
import { authRefusalStatus } from './auth-refusal.ts';
import { endResetLinks } from './reset-links.ts';
import { findSession, sessionCookieFrom } from './session.ts';
import type { StaffServices } from './staff-services.ts';

/** Wrong current passwords: an unattended browser is no place to guess. */
const OF_ACCOUNT: Limit = { name: 'password of account', limit: 10, seconds: 15 * 60 };

/** Changes the user's own password. All sessions and mailed links end; this browser gets a new session. */
export async function changePassword(
  services: StaffServices,
  { current, next }: { current: string; next: string },
  { staff, headers, visitor }: Identified & { staff: Staff },
): Promise<Answer<{ message: string }>> {
  const { db, secure, authIn, now } = services;
  const session = await findSession(services, { headers, visitor });
  if (!session) return isProgram(staff) ? FOR_PEOPLE : NOT_SIGNED_IN;
  const { user } = session;
  const tooMany = await throttle(db, OF_ACCOUNT, user.email);
  if (tooMany) return tooMany;
  const changed = await inTransaction(db, async (tx): Promise<Headers | Refusal> => {
    const auth = await authIn(tx);
    const answer = await auth.api
      .changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      })
      .catch((error: unknown) => {
        if (authRefusalStatus(error) === 400) return null;
        throw error;
      });
    if (!answer) return WRONG_PASSWORD;
    await endResetLinks(tx, user);
    await writeAudit(tx, { staff: user, action: 'staff.password', subjectId: user.email }, now());
    return answer.headers;
  });
  if (!(changed instanceof Headers)) return changed;
  await undoTry(db, OF_ACCOUNT, user.email);
  return success(
    { message: 'Your password was changed. Other browsers were signed out.' },
    { cookies: sessionCookieFrom(changed, secure) },
  );
}

const FOR_PEOPLE = refuse('not_allowed', 'Only people who signed in with a password can change it.');

const WRONG_PASSWORD = refuse('invalid', 'This is not your current password', {
  fields: { current: 'This is not your current password' },
});
