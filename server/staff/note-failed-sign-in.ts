import { inTransaction } from '#db/connection.ts';
import { NOT_SIGNED_IN, writeAudit } from '../audit/write-audit.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { findStaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** However much is guessed, the audit log grows by no more than this for each user. */
const NOTED: Limit = { name: 'failed sign-in noted', limit: 1, seconds: 15 * 60 };

/**
 * Writes down that somebody tried to sign in as a user. Tries at other addresses are nobody's and leave no
 * trace here.
 */
export async function noteFailedSignIn({ db, now }: StaffServices, account: string): Promise<void> {
  const user = await findStaffUser(db, account);
  if (!user || (await throttle(db, NOTED, account))) return;
  await inTransaction(db, (tx) =>
    writeAudit(tx, { staff: NOT_SIGNED_IN, action: 'staff.sign-in-failed', subjectId: user.email }, now()),
  );
}
