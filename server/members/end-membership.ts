import type { Transaction } from '#db/connection.ts';
import type { EndedMembership } from '#domain/members/membership.ts';
import { movedUp } from '#domain/members/validity.ts';
import {
  findMembershipOfPayment,
  lockMembershipsOf,
  markRefunded,
  updateValidity,
} from './membership-queries.ts';

/**
 * Ends the membership whose payment was given back; null where the payment made none, or it has ended so
 * before.
 */
export async function endMembership(
  tx: Transaction,
  paymentIntentId: string,
  now: Date,
): Promise<EndedMembership | null> {
  const bought = await findMembershipOfPayment(tx, paymentIntentId);
  if (!bought) return null;
  // All of them, in the order in which everyone does: two that lock them otherwise would wait for each other.
  await lockMembershipsOf(tx, bought.email);
  const membership = await markRefunded(tx, paymentIntentId, now);
  if (!membership) return null;
  // Once more: what was made while this waited is seen only now.
  const moved = movedUp(await lockMembershipsOf(tx, membership.email), now);
  for (const validity of moved) await updateValidity(tx, validity);
  return { membership, next: moved[0]?.startsAt ?? null };
}
