import { getMemberPlan } from '#contract/calls/memberships.ts';
import { findPlan } from '#domain/members/plan.ts';
import { browserApi } from '#web/data.ts';

/** The discount of this browser's plan in basis points; 0 if it is no member's. Loaded where one may be. */
export async function askMemberDiscount(): Promise<number> {
  const { plan } = (await browserApi(getMemberPlan, {})).body;
  return plan ? findPlan(plan).benefit.discountBasisPoints : 0;
}
