import { type PlanId, planOf } from './plan.ts';

/**
 * What the line of a discount is called: 'Discount (Standard member)', or 'Discount' without a membership.
 */
export function discountLabel(plan: PlanId | null | undefined): string {
  return plan ? `Discount (${planOf(plan).name} member)` : 'Discount';
}
