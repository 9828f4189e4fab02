import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { checkouts, memberships } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Membership } from '#domain/members/membership.ts';
import type { MembershipState } from '#domain/members/membership-state.ts';

const { amountCents: amount, emailKey, turn, remindedAt, ...columns } = getTableColumns(memberships);
const MEMBERSHIP = { ...columns, amount };

export async function findMembership(db: Connection, id: string): Promise<Membership | null> {
  return await findOne(db, eq(memberships.id, id));
}

export async function findMembershipOfPayment(db: Connection, paymentIntentId: string) {
  return await findOne(db, eq(memberships.paymentIntentId, paymentIntentId));
}

/** Finds the membership of an email that is active at a moment. */
export async function findActiveMembership(db: Connection, email: string, now: Date) {
  return await findOne(db, and(eq(emailKey, normalizeEmail(email)), isInState('active', now)));
}

/** Finds the active membership that was bought in this browser, of one email or any. */
export async function findActiveMembershipOfBrowser(
  db: Connection,
  { email, buyerDigest, now }: { email: string | null; buyerDigest: string; now: Date },
): Promise<Membership | null> {
  const [row] = await db
    .select(MEMBERSHIP)
    .from(memberships)
    .innerJoin(checkouts, eq(checkouts.id, memberships.id))
    .where(
      and(
        email === null ? undefined : eq(emailKey, normalizeEmail(email)),
        isInState('active', now),
        eq(checkouts.buyerDigest, buyerDigest),
        // By its index.
        sql`${checkouts.id} like 'MM-%'`,
      ),
    )
    .orderBy(desc(memberships.endsAt))
    .limit(1);
  return row ?? null;
}

/** Finds the memberships of an email, newest first. */
export async function findMembershipsByEmail(db: Connection, email: string): Promise<Membership[]> {
  return await db
    .select(MEMBERSHIP)
    .from(memberships)
    .where(eq(emailKey, normalizeEmail(email)))
    .orderBy(desc(turn));
}

async function findOne(db: Connection, condition: SQL | undefined): Promise<Membership | null> {
  const [row] = await db.select(MEMBERSHIP).from(memberships).where(condition).limit(1);
  return row ?? null;
}

/** Locks the memberships of an email, so that none is added or refunded by others. */
export async function lockMembershipsByEmail(tx: Transaction, email: string): Promise<Membership[]> {
  return await tx
    .select(MEMBERSHIP)
    .from(memberships)
    .where(eq(emailKey, normalizeEmail(email)))
    .orderBy(turn)
    .for('update');
}

/** False when the email already has a membership of that turn. */
export async function insertMembership(
  tx: Transaction,
  { amount, ...membership }: Membership,
  turn: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(memberships)
    .values({ ...membership, amountCents: amount, emailKey: normalizeEmail(membership.email), turn })
    .onConflictDoNothing({ target: [emailKey, memberships.turn] });
  return rowCount === 1;
}

/** Marks the membership of a payment as refunded; null when there is none, or it was marked before. */
export async function markRefunded(
  tx: Transaction,
  paymentIntentId: string,
  now: Date,
): Promise<Membership | null> {
  const [row] = await tx
    .update(memberships)
    .set({ refundedAt: now })
    .where(and(eq(memberships.paymentIntentId, paymentIntentId), isNull(memberships.refundedAt)))
    .returning(MEMBERSHIP);
  return row ?? null;
}

export async function updateValidity(
  tx: Transaction,
  { id, startsAt, endsAt }: Pick<Membership, 'id' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  await tx.update(memberships).set({ startsAt, endsAt }).where(eq(memberships.id, id));
}

/**
 * Claims a membership that ends by `before` and needs a reminder, and marks it as reminded; null when none is
 * left. One that has ended, was refunded, or is followed by another needs none.
 */
export async function claimForReminder(
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
    .returning(MEMBERSHIP);
  return row ?? null;
}

/** Returns the SQL of the rule in domain/members/membership-state.ts; a test compares the two. */
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
