import type { Transaction } from '#db/connection.ts';
import type { Membership } from '#domain/members/membership.ts';
import { nextValidity } from '#domain/members/validity.ts';
import { insertMembership, lockMembershipsOf } from './membership-queries.ts';

type Bought = Omit<Membership, 'startsAt' | 'endsAt' | 'createdAt' | 'refundedAt'>;

/** More than anyone can have made at the same moment. */
const MOST_TRIES = 20;

/**
 * Makes a membership that was paid for: it begins now, or when the last one of the same address ends. Of two
 * made at the same time the second waits for the first, and follows it.
 */
export async function createMembership(tx: Transaction, bought: Bought, now: Date): Promise<Membership> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const others = await lockMembershipsOf(tx, bought.email);
    const membership = { ...bought, ...nextValidity(others, now), createdAt: now, refundedAt: null };
    if (await insertMembership(tx, membership, others.length + 1)) return membership;
  }
  throw new Error(`Membership ${bought.id} found no turn`);
}
