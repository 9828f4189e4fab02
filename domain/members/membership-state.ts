import type { Membership } from './membership.ts';

export const MEMBERSHIP_STATES = ['active', 'upcoming', 'expired', 'refunded'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/**
 * Whether a membership holds at a moment: from its start (one bought while another runs is upcoming until
 * that ends) until its time is over, or its money went back.
 */
export function membershipState(
  { startsAt, endsAt, refundedAt }: Pick<Membership, 'startsAt' | 'endsAt' | 'refundedAt'>,
  now: Date,
): MembershipState {
  if (refundedAt !== null) return 'refunded';
  if (endsAt <= now) return 'expired';
  return startsAt > now ? 'upcoming' : 'active';
}
