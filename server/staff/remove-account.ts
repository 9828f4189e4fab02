import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import { endResetLinks } from './end-reset-links.ts';
import { NO_MEMBER } from './invite-member.ts';
import { deleteMember, lockAllMembers, type Member } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** Removes another member's account: they are signed out at once. What they did stays in the audit log. */
export async function removeAccount(
  { db, now }: Pick<StaffServices, 'db' | 'now'>,
  by: Member,
  id: string,
): Promise<Answer<{ email: string }>> {
  return await inTransaction(db, async (tx): Promise<Answer<{ email: string }>> => {
    const members = await lockAllMembers(tx);
    // Removed by somebody else a moment ago: who is gone removes nobody.
    if (!members.some((member) => member.id === by.id)) return NOT_STAFF;
    const member = members.find((one) => one.id === id);
    if (!member) return NO_MEMBER;
    if (members.length === 1) return LAST;
    if (member.id === by.id) return OWN;
    await endResetLinks(tx, member);
    await deleteMember(tx, member.id);
    const before = { name: member.name };
    await writeAudit(tx, { staff: by, action: 'staff.remove', subjectId: member.email, before }, now());
    return success({ email: member.email });
  });
}

const NOT_STAFF = refuse('not_signed_in', 'Please sign in.');
const LAST = refuse('conflict', 'This is the last account: without it nobody could sign in.');
const OWN = refuse('conflict', 'You cannot remove your own account. Another member of the staff can.');
