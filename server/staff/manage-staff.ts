import { inTransaction, type Transaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { forgetTries } from '../http/throttle.ts';
import { createStaffUser } from './create-staff-user.ts';
import { endResetLinks } from './end-reset-links.ts';
import { OF_ACCOUNT } from './sign-in-limits.ts';
import { deleteSessionsOf, deleteStaffUser, lockStaffUser, type StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

type Services = Pick<StaffServices, 'db' | 'authIn' | 'now'>;

/** How the audit log names whoever looks after users from the shop's own machine. */
const COMMAND_LINE: Staff = { email: 'command line', name: 'command line' };

/** Adds a user; null when the address is taken. */
export async function addStaff(
  services: Services,
  user: { email: string; name: string; password: string },
): Promise<StaffUser | null> {
  const { db, now } = services;
  return await inTransaction(db, async (tx) => {
    if (await lockStaffUser(tx, user.email)) return null;
    const added = await createStaffUser(tx, services, user);
    const after = { name: added.name };
    await writeAudit(tx, { staff: COMMAND_LINE, action: 'staff.add', subjectId: added.email, after }, now());
    return added;
  });
}

/** Gives a user a new password, ends their sessions and mailed links; null when there is no such user. */
export async function resetStaff(
  services: Services,
  email: string,
  password: string,
): Promise<StaffUser | null> {
  return await change(services, email, async (tx, user) => {
    const { internalAdapter, password: passwords } = await (await services.authIn(tx)).$context;
    await internalAdapter.updatePassword(user.id, await passwords.hash(password));
    await deleteSessionsOf(tx, user.id);
    await endResetLinks(tx, user);
    await forgetTries(tx, OF_ACCOUNT, user.email);
    await writeAudit(
      tx,
      { staff: COMMAND_LINE, action: 'staff.password', subjectId: user.email },
      services.now(),
    );
  });
}

/**
 * Removes a user: they are signed out at once. What they did stays in the audit log. Null when there is none.
 */
export async function removeStaff(services: Services, email: string): Promise<StaffUser | null> {
  return await change(services, email, async (tx, user) => {
    await endResetLinks(tx, user);
    await deleteStaffUser(tx, user.id);
    const before = { name: user.name };
    await writeAudit(
      tx,
      { staff: COMMAND_LINE, action: 'staff.remove', subjectId: user.email, before },
      services.now(),
    );
  });
}

async function change(
  { db }: Services,
  email: string,
  make: (tx: Transaction, user: StaffUser) => Promise<void>,
): Promise<StaffUser | null> {
  return await inTransaction(db, async (tx) => {
    const user = await lockStaffUser(tx, email);
    if (user) await make(tx, user);
    return user;
  });
}
