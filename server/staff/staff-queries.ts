import { and, asc, count, eq, gt, lt, max, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { auditLog, staffMembers, staffSessions, staffVerifications } from '#db/schema/index.ts';
import type { AuditAction } from '../audit/write-audit.ts';
import { sessionDigest } from './hashed-sessions.ts';
import { SESSION_LIMIT } from './staff-auth.ts';

export type Member = { id: string; email: string; name: string };

const MEMBER = { id: staffMembers.id, email: staffMembers.email, name: staffMembers.name };

/** Addresses of staff are kept in lower case. */
export async function findMember(db: Connection, email: string): Promise<Member | null> {
  const [row] = await db.select(MEMBER).from(staffMembers).where(eq(staffMembers.email, email.toLowerCase()));
  return row ?? null;
}

/** Keeps a member for this transaction: what is changed about them is changed in turn. */
export async function lockMember(tx: Transaction, email: string): Promise<Member | null> {
  const [row] = await tx
    .select(MEMBER)
    .from(staffMembers)
    .where(eq(staffMembers.email, email.toLowerCase()))
    .for('update');
  return row ?? null;
}

/** All members, by address, with when they last used the shop as far as their sessions tell. */
export async function selectMembers(
  db: Connection,
): Promise<(Member & { createdAt: Date; lastSeenAt: Date | null })[]> {
  return await db
    .select({ ...MEMBER, createdAt: staffMembers.createdAt, lastSeenAt: max(staffSessions.updatedAt) })
    .from(staffMembers)
    .leftJoin(staffSessions, eq(staffSessions.userId, staffMembers.id))
    .groupBy(staffMembers.id)
    .orderBy(asc(staffMembers.email));
}

/** An account as the list of staff shows it. `isInvited`: its first password is not set yet. */
export type StaffAccount = Member & {
  createdAt: Date;
  isInvited: boolean;
  lastSignInAt: Date | null;
  addedBy: string | null;
  sessions: number;
};

/** All accounts by address, with the sessions that are active at `now`, and what the audit log has about each. */
export async function selectAccounts(db: Connection, now: Date): Promise<StaffAccount[]> {
  // Of this account, not of one removed before that had the same address.
  const logged = (action: AuditAction) =>
    sql`${auditLog.subjectKind} = 'staff' and ${auditLog.subjectId} = ${staffMembers.email} and ${auditLog.action} = ${action}
      and ${auditLog.at} >= ${staffMembers.createdAt}`;
  const oldest = new Date(now.getTime() - SESSION_LIMIT * 1_000);
  return await db
    .select({
      ...MEMBER,
      createdAt: staffMembers.createdAt,
      isInvited: sql<boolean>`not ${staffMembers.emailVerified}`,
      lastSignInAt:
        sql`(select max(${auditLog.at}) from ${auditLog} where ${logged('staff.sign-in')})`.mapWith(
          staffMembers.createdAt,
        ),
      addedBy: sql<string | null>`(
        select ${auditLog.actor} from ${auditLog} where ${logged('staff.add')}
        order by ${auditLog.at} desc limit 1)`,
      sessions: count(staffSessions.id),
    })
    .from(staffMembers)
    .leftJoin(
      staffSessions,
      and(
        eq(staffSessions.userId, staffMembers.id),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.createdAt, oldest),
      ),
    )
    .groupBy(staffMembers.id)
    .orderBy(asc(staffMembers.email));
}

/** Keeps all members for this transaction, so that no two of them remove each other. */
export async function lockAllMembers(tx: Transaction): Promise<(Member & { isInvited: boolean })[]> {
  return await tx
    .select({ ...MEMBER, isInvited: sql<boolean>`not ${staffMembers.emailVerified}` })
    .from(staffMembers)
    .orderBy(asc(staffMembers.id))
    .for('update');
}

/** Notes that a member has set a password by a mailed link. */
export async function markAccepted(tx: Transaction, id: string): Promise<void> {
  await tx.update(staffMembers).set({ emailVerified: true }).where(eq(staffMembers.id, id));
}

export async function deleteMember(tx: Transaction, id: string): Promise<void> {
  // Sessions and the password go with it.
  await tx.delete(staffMembers).where(eq(staffMembers.id, id));
}

export async function deleteSession(db: Connection, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.token, sessionDigest(token)));
}

export async function deleteSessionsOf(db: Connection, memberId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.userId, memberId));
}

/** Forgets sessions of a member that are over, so that they do not pile up; `current` stays. */
export async function deleteEndedSessions(db: Connection, memberId: string, current: string): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.userId, memberId),
        ne(staffSessions.token, sessionDigest(current)),
        lt(staffSessions.expiresAt, sql`now()`),
      ),
    );
}

/** Ends the links that were mailed to a member. */
export async function deleteResetLinks(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, memberId));
}
