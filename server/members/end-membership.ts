import type { Transaction } from '#db/connection.ts';
import type { EndedMembership } from '#domain/members/membership.ts';
import { movedUp } from '#domain/members/validity.ts';
import {
  findMembershipOfPayment,
  lockMembershipsByEmail,
  markRefunded,
  updateValidity,
} from './membership-queries.ts';

/** Ends the membership of a refunded payment; null where there is none, or it was refunded before. */
export async function endMembership(
  tx: Transaction,
  paymentIntentId: string,
  now: Date,
): Promise<EndedMembership | null> {
  const bought = await findMembershipOfPayment(tx, paymentIntentId);
  if (!bought) return null;
  // All of them, in one order, so that two refunds cannot deadlock.
  await lockMembershipsByEmail(tx, bought.email);
  const membership = await markRefunded(tx, paymentIntentId, now);
  if (!membership) return null;
  // Read again: others may have been added while this waited for the lock.
  const moved = movedUp(await lockMembershipsByEmail(tx, membership.email), now);
  for (const validity of moved) await updateValidity(tx, validity);
  return { membership, next: moved[0]?.startsAt ?? null };
}
