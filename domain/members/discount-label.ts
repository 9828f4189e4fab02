import { findPlan, type PlanId } from './plan.ts';

/** 'Discount (Standard member)', or 'Discount' without a membership. */
export function discountLabel(plan: PlanId | null | undefined): string {
  return plan ? `Discount (${findPlan(plan).name} member)` : 'Discount';
}
