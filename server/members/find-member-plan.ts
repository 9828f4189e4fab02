import type { Connection } from '#db/connection.ts';
import type { Membership } from '#domain/members/membership.ts';
import type { PlanId } from '#domain/members/plan.ts';
import type { Visitor } from '../http/visitor.ts';
import { findActiveMembership, findActiveMembershipOfBrowser } from './membership-queries.ts';

/** A possible member; staff who price an order for a customer have no browser of that customer. */
export type MaybeMember = Pick<Visitor, 'hasProven'> & Partial<Pick<Visitor, 'buyerDigest' | 'provenEmail'>>;

/**
 * Finds the plan whose benefit an order of this email gets; null unless it is a member's. Without an email
 * that of the visitor's account counts, or else what this browser has bought, so that members see their price
 * before they type.
 */
export async function findMemberPlan(
  db: Connection,
  email: string | null | undefined,
  { visitor, now }: { visitor: MaybeMember; now: Date },
): Promise<PlanId | null> {
  const ownEmail = email ?? (await visitor.provenEmail?.());
  if (!ownEmail) return (await findBought(db, null, { visitor, now }))?.plan ?? null;
  const known = await findKnownMembership(db, ownEmail, { visitor, now });
  return known.isKnown ? (known.member?.plan ?? null) : null;
}

/**
 * Finds the running membership of an email, if the visitor may know of it: the email is proven, or this
 * browser has bought the membership. Neither answer nor time reveals a member to others.
 */
export async function findKnownMembership(
  db: Connection,
  email: string,
  { visitor, now }: { visitor: MaybeMember; now: Date },
): Promise<{ isKnown: true; member: Membership | null } | { isKnown: false }> {
  if (await visitor.hasProven(email))
    return { isKnown: true, member: await findActiveMembership(db, email, now) };
  const bought = await findBought(db, email, { visitor, now });
  return bought ? { isKnown: true, member: bought } : { isKnown: false };
}

async function findBought(
  db: Connection,
  email: string | null,
  { visitor: { buyerDigest }, now }: { visitor: MaybeMember; now: Date },
): Promise<Membership | null> {
  return buyerDigest ? await findActiveMembershipOfBrowser(db, { email, buyerDigest, now }) : null;
}
