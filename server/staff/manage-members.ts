import { inTransaction, type Transaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { forgetTries } from '../http/throttle.ts';
import { addMember } from './add-member.ts';
import { endResetLinks } from './end-reset-links.ts';
import { OF_ACCOUNT } from './sign-in-limits.ts';
import { deleteMember, deleteSessionsOf, lockMember, type Member } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

type Services = Pick<StaffServices, 'db' | 'authIn' | 'now'>;

/** How the audit log names whoever looks after members from the shop's own machine. */
const COMMAND_LINE: Staff = { email: 'command line', name: 'command line' };

/** Adds a member; null when the address is taken. */
export async function addStaff(
  services: Services,
  member: { email: string; name: string; password: string },
): Promise<Member | null> {
  const { db, now } = services;
  return await inTransaction(db, async (tx) => {
    if (await lockMember(tx, member.email)) return null;
    const added = await addMember(tx, services, member);
    const after = { name: added.name };
    await writeAudit(tx, { staff: COMMAND_LINE, action: 'staff.add', subjectId: added.email, after }, now());
    return added;
  });
}

/** Gives a member a new password, ends their sessions and mailed links; null when there is no such member. */
export async function resetStaff(
  services: Services,
  email: string,
  password: string,
): Promise<Member | null> {
  return await change(services, email, async (tx, member) => {
    const { internalAdapter, password: passwords } = await (await services.authIn(tx)).$context;
    await internalAdapter.updatePassword(member.id, await passwords.hash(password));
    await deleteSessionsOf(tx, member.id);
    await endResetLinks(tx, member);
    await forgetTries(tx, OF_ACCOUNT, member.email);
    await writeAudit(
      tx,
      { staff: COMMAND_LINE, action: 'staff.password', subjectId: member.email },
      services.now(),
    );
  });
}

/** Removes a member: they are signed out at once. What they did stays in the audit log. Null when there is none. */
export async function removeStaff(services: Services, email: string): Promise<Member | null> {
  return await change(services, email, async (tx, member) => {
    await endResetLinks(tx, member);
    await deleteMember(tx, member.id);
    const before = { name: member.name };
    await writeAudit(
      tx,
      { staff: COMMAND_LINE, action: 'staff.remove', subjectId: member.email, before },
      services.now(),
    );
  });
}

async function change(
  { db }: Services,
  email: string,
  make: (tx: Transaction, member: Member) => Promise<void>,
): Promise<Member | null> {
  return await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, email);
    if (member) await make(tx, member);
    return member;
  });
}
