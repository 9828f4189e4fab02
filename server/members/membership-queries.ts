import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { memberships } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Membership } from '#domain/members/membership.ts';
import type { MembershipState } from '#domain/members/membership-state.ts';

type Row = typeof memberships.$inferSelect;

export async function findMembership(db: Connection, id: string): Promise<Membership | null> {
  const [row] = await db.select().from(memberships).where(eq(memberships.id, id));
  return row ? membershipOf(row) : null;
}

export async function findMembershipOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<Membership | null> {
  const [row] = await db.select().from(memberships).where(eq(memberships.paymentIntentId, paymentIntentId));
  return row ? membershipOf(row) : null;
}

/** The membership of an address that holds at a moment. */
export async function findRunningMembership(
  db: Connection,
  email: string,
  now: Date,
): Promise<Membership | null> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.emailKey, normalizeEmail(email)), isInState('active', now)))
    .limit(1);
  return row ? membershipOf(row) : null;
}

/**
 * All memberships of an address, kept until the transaction ends: no other one is made or given back
 * meanwhile.
 */
export async function lockMembershipsOf(tx: Transaction, email: string): Promise<Membership[]> {
  const rows = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.emailKey, normalizeEmail(email)))
    .orderBy(memberships.turn)
    .for('update');
  return rows.map(membershipOf);
}

/** False when the address has a membership of that turn already. */
export async function insertMembership(
  tx: Transaction,
  { amount, ...membership }: Membership,
  turn: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(memberships)
    .values({ ...membership, amountCents: amount, emailKey: normalizeEmail(membership.email), turn })
    .onConflictDoNothing({ target: [memberships.emailKey, memberships.turn] });
  return rowCount === 1;
}

/**
 * Marks the membership of a payment as given back, unless it is so already; null when there is none to mark.
 */
export async function markRefunded(
  tx: Transaction,
  paymentIntentId: string,
  now: Date,
): Promise<Membership | null> {
  const [row] = await tx
    .update(memberships)
    .set({ refundedAt: now })
    .where(and(eq(memberships.paymentIntentId, paymentIntentId), isNull(memberships.refundedAt)))
    .returning();
  return row ? membershipOf(row) : null;
}

export async function updateValidity(
  tx: Transaction,
  { id, startsAt, endsAt }: Pick<Membership, 'id' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  await tx.update(memberships).set({ startsAt, endsAt }).where(eq(memberships.id, id));
}

/**
 * Marks one membership that ends before `before` as reminded of, and gives it; null when there is none left.
 * One that has ended, was given back, or is followed by another needs no reminder. Of several servers one
 * gets it.
 */
export async function takeToRemind(
  tx: Transaction,
  { now, before }: { now: Date; before: Date },
): Promise<Membership | null> {
  const due = sql`(
    select ending.id from ${memberships} ending
    where ending.reminded_at is null and ending.refunded_at is null
      and ending.ends_at > ${now.toISOString()} and ending.ends_at <= ${before.toISOString()}
      and not exists (
        select from ${memberships} following
        where following.email_key = ending.email_key and following.refunded_at is null
          and following.ends_at > ending.ends_at)
    order by ending.ends_at limit 1 for update skip locked)`;
  const [row] = await tx
    .update(memberships)
    .set({ remindedAt: now })
    .where(sql`${memberships.id} = ${due}`)
    .returning();
  return row ? membershipOf(row) : null;
}

/** The rule of domain/members/membership-state.ts in SQL; a test holds the two together. */
export function isInState(state: MembershipState, now: Date): SQL | undefined {
  const { startsAt, endsAt, refundedAt } = memberships;
  switch (state) {
    case 'refunded':
      return isNotNull(refundedAt);
    case 'expired':
      return and(isNull(refundedAt), lte(endsAt, now));
    case 'active':
      return and(isNull(refundedAt), lte(startsAt, now), gt(endsAt, now));
    case 'upcoming':
      return and(isNull(refundedAt), gt(startsAt, now), gt(endsAt, now));
  }
}

function membershipOf(row: Row): Membership {
  return {
    id: row.id,
    plan: row.plan,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    postalCode: row.postalCode,
    amount: row.amountCents,
    paymentIntentId: row.paymentIntentId,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    createdAt: row.createdAt,
    refundedAt: row.refundedAt,
  };
}
