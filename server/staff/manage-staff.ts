import { inTransaction, type Transaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { forgetTries } from '../http/throttle.ts';
import { createStaffUser } from './create-staff-user.ts';
import { endResetLinks } from './reset-links.ts';
import { OF_ACCOUNT } from './sign-in.ts';
import { removeUser } from './staff-accounts.ts';
import { deleteSessionsByUser, lockStaffUser, type StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

type Services = Pick<StaffServices, 'db' | 'authIn' | 'now'>;

/** Names `npm run staff` in the audit log. */
const COMMAND_LINE = { email: 'command line' };

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
    await deleteSessionsByUser(tx, user.id);
    await endResetLinks(tx, user);
    await forgetTries(tx, OF_ACCOUNT, user.email);
    const entry = { staff: COMMAND_LINE, action: 'staff.password', subjectId: user.email } as const;
    await writeAudit(tx, entry, services.now());
  });
}

/** Removes a user and ends their sessions; their entries in the audit log stay. Null when there is none. */
export async function removeStaff(services: Services, email: string): Promise<StaffUser | null> {
  return await change(services, email, (tx, user) => removeUser(tx, user, COMMAND_LINE, services.now()));
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
