import type { WireMember } from '#contract/calls/members.ts';
import type { WireMembership } from '#contract/calls/memberships.ts';
import type { Membership } from '#domain/members/membership.ts';
import { membershipState } from '#domain/members/membership-state.ts';
import { isRefundable, refundableUntil } from '#domain/members/validity.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { MembershipRow } from './member-queries.ts';

/** Presents a membership for staff. */
export function presentMember(member: MembershipRow, now: Date): WireMember {
  return {
    id: member.id,
    plan: member.plan,
    fullName: member.fullName,
    email: member.email,
    phone: member.phone,
    address: member.address,
    city: member.city,
    state: member.state,
    postalCode: member.postalCode,
    amount: member.amountCents,
    startsAt: member.startsAt.toISOString(),
    endsAt: member.endsAt.toISOString(),
    createdAt: member.createdAt.toISOString(),
    ...omitNulls({ refundedAt: member.refundedAt?.toISOString() ?? null }),
    paymentIntentId: member.paymentIntentId,
    refundableUntil: refundableUntil(member).toISOString(),
    isRefundable: isRefundable(member, now),
    ...(member.refund && { refund: omitNulls(member.refund) }),
    membership: membershipState(member, now),
  };
}

/** Presents a membership for its owner. */
export function presentMembership(membership: Membership, now: Date): WireMembership {
  const { id, plan, amount, startsAt, endsAt, createdAt } = membership;
  return {
    id,
    plan,
    amount,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    membership: membershipState(membership, now),
  };
}
