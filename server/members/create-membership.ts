import type { Transaction } from '#db/connection.ts';
import type { Membership } from '#domain/members/membership.ts';
import { nextValidity } from '#domain/members/validity.ts';
import { insertMembership, lockMembershipsByEmail } from './membership-queries.ts';

type Bought = Omit<Membership, 'startsAt' | 'endsAt' | 'createdAt' | 'refundedAt'>;

/** More purchases than one email makes at the same time. */
const MAX_TRIES = 20;

/**
 * Creates a membership that was paid for. It begins now, or when the last one of the email ends; of two
 * created at the same time one follows the other.
 */
export async function createMembership(tx: Transaction, bought: Bought, now: Date): Promise<Membership> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const others = await lockMembershipsByEmail(tx, bought.email);
    const membership = { ...bought, ...nextValidity(others, now), createdAt: now, refundedAt: null };
    if (await insertMembership(tx, membership, others.length + 1)) return membership;
  }
  throw new Error(`Membership ${bought.id} found no turn`);
}
