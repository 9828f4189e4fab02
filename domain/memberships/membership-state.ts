export const MEMBERSHIP_STATES = ['active', 'expired', 'refunded'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** Whether a membership holds at a moment: it ends when its time is over, or when its money went back. */
export function membershipState(
  { endsAt, refundedAt }: { endsAt: Date; refundedAt: Date | null },
  now: Date,
): MembershipState {
  if (refundedAt !== null) return 'refunded';
  return endsAt <= now ? 'expired' : 'active';
}
