import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { StaffSession } from './find-session.ts';
import { deleteSession } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** Signs a browser out. */
export async function endSession(
  { db, now }: Pick<StaffServices, 'db' | 'now'>,
  { token, user }: StaffSession,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteSession(tx, token);
    await writeAudit(tx, { staff: user, action: 'staff.sign-out', subjectId: user.email }, now());
  });
}
