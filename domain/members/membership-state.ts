import type { Membership } from './membership.ts';

export const MEMBERSHIP_STATES = ['active', 'upcoming', 'expired', 'refunded'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** The state of a membership at a time. A membership bought while another is active is upcoming. */
export function membershipState(
  { startsAt, endsAt, refundedAt }: Pick<Membership, 'startsAt' | 'endsAt' | 'refundedAt'>,
  now: Date,
): MembershipState {
  if (refundedAt !== null) return 'refunded';
  if (endsAt <= now) return 'expired';
  return startsAt > now ? 'upcoming' : 'active';
}
