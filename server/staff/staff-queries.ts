import { and, asc, eq, lt, max, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { staffMembers, staffSessions, staffVerifications } from '#db/schema/index.ts';
import { sessionDigest } from './hashed-sessions.ts';

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
