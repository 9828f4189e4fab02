import { DAY } from '../time-units.ts';
import type { Membership } from './membership.ts';

type Validity = Pick<Membership, 'startsAt' | 'endsAt'>;

/** Milliseconds before its end at which a member is reminded. */
export const REMINDER_TIME = 30 * DAY;

/** The money-back guarantee, in milliseconds. */
const MONEY_BACK_TIME = 30 * DAY;

/** A calendar year: what starts on February 29 ends on February 28. */
export function yearFrom(startsAt: Date): Validity {
  const endsAt = new Date(startsAt);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + 1);
  if (endsAt.getUTCDate() !== startsAt.getUTCDate()) endsAt.setUTCDate(0);
  return { startsAt, endsAt };
}

/** The validity of a membership bought now: from now, or from the end of the owner's last one. */
export function nextValidity(
  others: readonly Pick<Membership, 'endsAt' | 'refundedAt'>[],
  now: Date,
): Validity {
  const ends = others.filter(({ refundedAt }) => refundedAt === null).map(({ endsAt }) => endsAt.getTime());
  return yearFrom(new Date(Math.max(now.getTime(), ...ends)));
}

/**
 * New validities after one of a person's memberships is refunded at `now`: upcoming ones move up into the
 * free time. Only those that change, in order.
 */
export function movedUp<Owned extends Pick<Membership, 'id' | 'startsAt' | 'endsAt' | 'refundedAt'>>(
  owned: readonly Owned[],
  now: Date,
): (Validity & { id: string })[] {
  const remaining = owned
    .filter(({ refundedAt }) => refundedAt === null)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const settled = remaining.filter(({ startsAt }) => startsAt <= now);
  const moved: (Validity & { id: string })[] = [];
  const chain = settled.map(({ endsAt }) => ({ endsAt, refundedAt: null }));
  for (const { id, startsAt } of remaining.filter((membership) => membership.startsAt > now)) {
    const validity = nextValidity(chain, now);
    chain.push({ endsAt: validity.endsAt, refundedAt: null });
    if (validity.startsAt < startsAt) moved.push({ id, ...validity });
  }
  return moved;
}

/** The end of the money-back guarantee. */
export function refundableUntil({ createdAt }: Pick<Membership, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + MONEY_BACK_TIME);
}

export function isRefundable(membership: Pick<Membership, 'createdAt' | 'refundedAt'>, now: Date): boolean {
  return membership.refundedAt === null && refundableUntil(membership) > now;
}
