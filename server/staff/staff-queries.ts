import { and, asc, count, eq, gt, lt, max, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { auditLog, staffSessions, staffUsers, staffVerifications } from '#db/schema/index.ts';
import type { Account } from '#domain/staff/owner.ts';
import type { AuditAction } from '../audit/write-audit.ts';
import { DEMO_SIGN_IN } from '../config/demo-sign-in.ts';
import { sessionDigest } from './hashed-sessions.ts';
import { SESSION_LIMIT } from './session-limits.ts';

export type StaffUser = { id: string; email: string; name: string };

const STAFF_USER = { id: staffUsers.id, email: staffUsers.email, name: staffUsers.name };

/** Addresses of staff are stored in lower case. */
export async function findStaffUser(db: Connection, email: string): Promise<StaffUser | null> {
  const [row] = await selectByEmail(db, email);
  return row ?? null;
}

export async function lockStaffUser(tx: Transaction, email: string): Promise<StaffUser | null> {
  const [row] = await selectByEmail(tx, email).for('update');
  return row ?? null;
}

function selectByEmail(db: Connection, email: string) {
  return db.select(STAFF_USER).from(staffUsers).where(eq(staffUsers.email, email.toLowerCase()));
}

/** True until the first password of an account is set. */
const IS_INVITED = sql<boolean>`not ${staffUsers.emailVerified}`;

/** The columns that decide who is the owner. */
const OWNED = {
  createdAt: staffUsers.createdAt,
  isInvited: IS_INVITED,
  isDemo: sql<boolean>`${staffUsers.email} = ${DEMO_SIGN_IN.email}`,
};

/** Selects all users by address. `lastSeenAt` is the last use of a session that still exists. */
export async function selectStaffUsers(
  db: Connection,
): Promise<(StaffUser & Account & { lastSeenAt: Date | null })[]> {
  return await db
    .select({ ...STAFF_USER, ...OWNED, lastSeenAt: max(staffSessions.updatedAt) })
    .from(staffUsers)
    .leftJoin(staffSessions, eq(staffSessions.userId, staffUsers.id))
    .groupBy(staffUsers.id)
    .orderBy(asc(staffUsers.email));
}

export type StaffAccount = Awaited<ReturnType<typeof selectAccounts>>[number];

/**
 * Selects all accounts by address, with their entries in the audit log and their sessions active at `now`.
 */
export async function selectAccounts(db: Connection, now: Date) {
  // Not entries of a removed account with the same address.
  const logged = (action: AuditAction) =>
    sql`${auditLog.subjectKind} = 'staff' and ${auditLog.subjectId} = ${staffUsers.email} and ${auditLog.action} = ${action}
      and ${auditLog.at} >= ${staffUsers.createdAt}`;
  const oldest = new Date(now.getTime() - SESSION_LIMIT * 1_000);
  return await db
    .select({
      ...STAFF_USER,
      ...OWNED,
      lastSignInAt: sql<Date | null>`(
        select max(${auditLog.at}) from ${auditLog} where ${logged('staff.sign-in')}
      )`.mapWith(staffUsers.createdAt),
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

/** Locks all users, so that no two of them remove each other. */
export async function lockAllStaffUsers(tx: Transaction): Promise<(StaffUser & Account)[]> {
  return await tx
    .select({ ...STAFF_USER, ...OWNED })
    .from(staffUsers)
    .orderBy(asc(staffUsers.id))
    .for('update');
}

export async function markAccepted(tx: Transaction, id: string): Promise<void> {
  await tx.update(staffUsers).set({ emailVerified: true }).where(eq(staffUsers.id, id));
}

export async function deleteStaffUser(tx: Transaction, id: string): Promise<void> {
  // Cascades to sessions and password.
  await tx.delete(staffUsers).where(eq(staffUsers.id, id));
}

export async function deleteSession(db: Connection, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.token, sessionDigest(token)));
}

export async function deleteSessionsByUser(db: Connection, userId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.userId, userId));
}

/** Deletes the expired sessions of a user, except `current`. */
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

export async function deleteResetLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, userId));
}
