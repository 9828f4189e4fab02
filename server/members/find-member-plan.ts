import type { Connection } from '#db/connection.ts';
import type { PlanId } from '#domain/memberships/plan.ts';
import { findRunningMembership } from './membership-queries.ts';

/** Whether the browser that asks has proven, by a code mailed to it, that an e-mail address is its own. */
export type HasProven = (email: string) => Promise<boolean>;

/**
 * The plan whose benefit an order of this address gets; null without a running membership, and for whoever has not proven
 * that the address is theirs: then nothing is even looked up.
 */
export async function findMemberPlan(
  db: Connection,
  email: string,
  { hasProven, now }: { hasProven: HasProven; now: Date },
): Promise<PlanId | null> {
  if (!(await hasProven(email))) return null;
  return (await findRunningMembership(db, email, now))?.plan ?? null;
}
