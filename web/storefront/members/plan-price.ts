import type { MembershipPlan } from '#domain/members/plan.ts';
import { formatMoney } from '#domain/money.ts';

/** '$499': plans cost whole dollars. */
export function planPrice({ price }: Pick<MembershipPlan, 'price'>): string {
  return formatMoney(price).replace(/\.00$/, '');
}
