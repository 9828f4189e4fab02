import type { Connection } from '#db/connection.ts';
import type { PlanId } from '#domain/members/plan.ts';
import type { HasProven } from '../http/visitor.ts';
import { findActiveMembership } from './membership-queries.ts';

/** The plan whose benefit an order of this address gets; null unless the address is proven and a member's. */
export async function findMemberPlan(
  db: Connection,
  email: string,
  { hasProven, now }: { hasProven: HasProven; now: Date },
): Promise<PlanId | null> {
  if (!(await hasProven(email))) return null;
  return (await findActiveMembership(db, email, now))?.plan ?? null;
}
