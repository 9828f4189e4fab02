import { type PlanId, planOf } from './plan.ts';

/** 'Discount (Standard member)', or 'Discount' without a membership. */
export function discountLabel(plan: PlanId | null | undefined): string {
  return plan ? `Discount (${planOf(plan).name} member)` : 'Discount';
}
