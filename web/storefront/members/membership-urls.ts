import { MEMBERSHIP_PATH } from '#domain/members/membership.ts';
import { isPlanId, type PlanId } from '#domain/members/plan.ts';

export function planPath(plan: PlanId): string {
  return `${MEMBERSHIP_PATH}?plan=${plan}`;
}

export function joinedPath(id: string): string {
  return `${MEMBERSHIP_PATH}?member=${encodeURIComponent(id)}`;
}

/** The plan whose form is open; null shows all plans. */
export function chosenPlan(query: URLSearchParams): PlanId | null {
  const plan = query.get('plan') ?? '';
  return isPlanId(plan) ? plan : null;
}
