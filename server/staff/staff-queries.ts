import { and, asc, count, eq, gt, lt, max, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { auditLog, staffSessions, staffUsers, staffVerifications } from '#db/schema/index.ts';
import type { AuditAction } from '../audit/write-audit.ts';
import { sessionDigest } from './hashed-sessions.ts';
import { SESSION_LIMIT } from './staff-auth.ts';

export type StaffUser = { id: string; email: string; name: string };

const STAFF_USER = { id: staffUsers.id, email: staffUsers.email, name: staffUsers.name };

/** Addresses of staff are kept in lower case. */
export async function findStaffUser(db: Connection, email: string): Promise<StaffUser | null> {
  const [row] = await db.select(STAFF_USER).from(staffUsers).where(eq(staffUsers.email, email.toLowerCase()));
  return row ?? null;
}

/** Keeps a user for this transaction: what is changed about them is changed in turn. */
export async function lockStaffUser(tx: Transaction, email: string): Promise<StaffUser | null> {
  const [row] = await tx
    .select(STAFF_USER)
    .from(staffUsers)
    .where(eq(staffUsers.email, email.toLowerCase()))
    .for('update');
  return row ?? null;
}

/** All users, by address, with when they last used the shop as far as their sessions tell. */
export async function selectStaffUsers(
  db: Connection,
): Promise<(StaffUser & { createdAt: Date; lastSeenAt: Date | null })[]> {
  return await db
    .select({ ...STAFF_USER, createdAt: staffUsers.createdAt, lastSeenAt: max(staffSessions.updatedAt) })
    .from(staffUsers)
    .leftJoin(staffSessions, eq(staffSessions.userId, staffUsers.id))
    .groupBy(staffUsers.id)
    .orderBy(asc(staffUsers.email));
}

/** An account as the list of staff shows it. `isInvited`: its first password is not set yet. */
export type StaffAccount = StaffUser & {
  createdAt: Date;
  isInvited: boolean;
  lastSignInAt: Date | null;
  addedBy: string | null;
  sessions: number;
};

/**
 * All accounts by address, with the sessions that are active at `now`, and what the audit log has about each.
 */
export async function selectAccounts(db: Connection, now: Date): Promise<StaffAccount[]> {
  // Of this account, not of one removed before that had the same address.
  const logged = (action: AuditAction) =>
    sql`${auditLog.subjectKind} = 'staff' and ${auditLog.subjectId} = ${staffUsers.email} and ${auditLog.action} = ${action}
      and ${auditLog.at} >= ${staffUsers.createdAt}`;
  const oldest = new Date(now.getTime() - SESSION_LIMIT * 1_000);
  return await db
    .select({
      ...STAFF_USER,
      createdAt: staffUsers.createdAt,
      isInvited: sql<boolean>`not ${staffUsers.emailVerified}`,
      lastSignInAt:
        sql`(select max(${auditLog.at}) from ${auditLog} where ${logged('staff.sign-in')})`.mapWith(
          staffUsers.createdAt,
        ),
      addedBy: sql<string | null>`(
        select ${auditLog.actor} from ${auditLog} where ${logged('staff.add')}
        order by ${auditLog.at} desc limit 1)`,
      sessions: count(staffSessions.id),
    })
    .from(staffUsers)
    .leftJoin(
      staffSessions,
      and(
        eq(staffSessions.userId, staffUsers.id),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.createdAt, oldest),
      ),
    )
    .groupBy(staffUsers.id)
    .orderBy(asc(staffUsers.email));
}

/** Keeps all users for this transaction, so that no two of them remove each other. */
export async function lockAllStaffUsers(tx: Transaction): Promise<(StaffUser & { isInvited: boolean })[]> {
  return await tx
    .select({ ...STAFF_USER, isInvited: sql<boolean>`not ${staffUsers.emailVerified}` })
    .from(staffUsers)
    .orderBy(asc(staffUsers.id))
    .for('update');
}

/** Notes that a user has set a password by a mailed link. */
export async function markAccepted(tx: Transaction, id: string): Promise<void> {
  await tx.update(staffUsers).set({ emailVerified: true }).where(eq(staffUsers.id, id));
}

export async function deleteStaffUser(tx: Transaction, id: string): Promise<void> {
  // Sessions and the password go with it.
  await tx.delete(staffUsers).where(eq(staffUsers.id, id));
}

export async function deleteSession(db: Connection, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.token, sessionDigest(token)));
}

export async function deleteSessionsOf(db: Connection, userId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.userId, userId));
}

/** Forgets sessions of a user that are over, so that they do not pile up; `current` stays. */
export async function deleteEndedSessions(db: Connection, userId: string, current: string): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.userId, userId),
        ne(staffSessions.token, sessionDigest(current)),
        lt(staffSessions.expiresAt, sql`now()`),
      ),
    );
}

/** Ends the links that were mailed to a user. */
export async function deleteResetLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, userId));
}
