import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import { endResetLinks } from './end-reset-links.ts';
import { NO_ACCOUNT } from './invite-staff.ts';
import { deleteStaffUser, lockAllStaffUsers, type StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** Removes another user's account: they are signed out at once. What they did stays in the audit log. */
export async function removeAccount(
  { db, now }: Pick<StaffServices, 'db' | 'now'>,
  by: StaffUser,
  id: string,
): Promise<Answer<{ email: string }>> {
  return await inTransaction(db, async (tx): Promise<Answer<{ email: string }>> => {
    const users = await lockAllStaffUsers(tx);
    // Removed by somebody else a moment ago: who is gone removes nobody.
    if (!users.some((user) => user.id === by.id)) return NOT_STAFF;
    const user = users.find((one) => one.id === id);
    if (!user) return NO_ACCOUNT;
    if (users.length === 1) return LAST;
    if (user.id === by.id) return OWN;
    await endResetLinks(tx, user);
    await deleteStaffUser(tx, user.id);
    const before = { name: user.name };
    await writeAudit(tx, { staff: by, action: 'staff.remove', subjectId: user.email, before }, now());
    return success({ email: user.email });
  });
}

const NOT_STAFF = refuse('not_signed_in', 'Please sign in.');
const LAST = refuse('conflict', 'This is the last account: without it nobody could sign in.');
const OWN = refuse('conflict', 'You cannot remove your own account. Another member of the staff can.');
