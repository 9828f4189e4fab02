import { membershipIdFrom } from '#domain/ids.ts';
import type { Membership } from '#domain/members/membership.ts';
import { findPlan, type PlanId } from '#domain/members/plan.ts';
import { nextValidity, REMINDER_TIME } from '#domain/members/validity.ts';
import { DAY, HOUR } from '#domain/time-units.ts';
import { type Chance, chanceFrom } from '../reviews/chance.ts';
import { bytesFrom, hexFrom } from './bytes-from.ts';
import { customerOf } from './customers.ts';

/** Age of the oldest membership in days; it has expired. */
const OLDEST = 400;

/** Days from the reminder to the renewal, and from the purchase to the refund. */
const RENEWED_AFTER = 12;
const REFUNDED_AFTER = 6;

/** A membership. `turn` counts the memberships of its member; `remindedAt` is null if no reminder was due. */
export type DemoMembership = { membership: Membership; turn: number; remindedAt: Date | null };

export type ManyMembers = { seed: string; count: number; now: Date };

/**
 * Memberships of `count` of the most frequent customers, spread evenly over the last 13 months: some are
 * expired, some end soon or were renewed, a few were refunded.
 */
export function manyMembers({ seed, count, now }: ManyMembers): DemoMembership[] {
  const chance = chanceFrom(`${seed} members`);
  return Array.from({ length: count }, (_, index) => {
    const age = Math.floor(OLDEST * DAY * (1 - (index + chance.next()) / count));
    const first = join(
      { seed, number: 2 * index + 1, turn: 1, others: [] },
      now.getTime() - age,
      now,
      chance,
    );
    const { membership } = first;
    if (index % 6 === 4) return [refund(first, now)];
    if (index % 3 !== 1 || !first.remindedAt) return [first];
    const renewedAt = first.remindedAt.getTime() + RENEWED_AFTER * DAY + 5 * HOUR;
    if (renewedAt > now.getTime()) return [first];
    const renewal = { seed, number: 2 * index + 1, turn: 2, others: [membership] };
    return [first, join(renewal, renewedAt, now, chance)];
  })
    .flat()
    .toSorted((one, other) => one.membership.createdAt.getTime() - other.membership.createdAt.getTime());
}

type Joining = { seed: string; number: number; turn: number; others: Membership[] };

const PLANS: readonly PlanId[] = ['standard', 'basic', 'standard', 'premium', 'basic'];

function join(
  { seed, number, turn, others }: Joining,
  time: number,
  now: Date,
  chance: Chance,
): DemoMembership {
  const { email, address } = customerOf(seed, number);
  const plan = PLANS[number % PLANS.length] ?? 'standard';
  const createdAt = new Date(time);
  const validity = nextValidity(others, createdAt);
  const reminder = new Date(validity.endsAt.getTime() - REMINDER_TIME + HOUR / 2);
  return {
    turn,
    remindedAt: reminder <= now ? reminder : null,
    membership: {
      id: membershipIdFrom(bytesFrom(chance, 16)),
      plan,
      fullName: address.fullName,
      email,
      phone: address.phone ?? '',
      address: address.address,
      city: address.city,
      state: address.state,
      postalCode: address.zipCode,
      amount: findPlan(plan).price,
      paymentIntentId: `pi_${hexFrom(chance, 12)}`,
      ...validity,
      createdAt,
      refundedAt: null,
    },
  };
}

function refund(bought: DemoMembership, now: Date): DemoMembership {
  const refundedAt = new Date(bought.membership.createdAt.getTime() + REFUNDED_AFTER * DAY + 3 * HOUR);
  if (refundedAt > now) return bought;
  return { ...bought, remindedAt: null, membership: { ...bought.membership, refundedAt } };
}
