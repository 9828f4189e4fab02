import type { WireMembership } from '#contract/calls/memberships.ts';
import type { Membership } from '#domain/members/membership.ts';
import { membershipState } from '#domain/members/membership-state.ts';

/** A membership for its owner. */
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
