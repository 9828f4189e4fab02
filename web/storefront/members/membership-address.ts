import { isPlanId, type PlanId } from '#domain/members/plan.ts';

export const MEMBERSHIP_PATH = '/user/membership';

/** The form of a plan. */
export function planPath(plan: PlanId): string {
  return `${MEMBERSHIP_PATH}?plan=${plan}`;
}

/** A membership that was just bought. */
export function joinedPath(id: string): string {
  return `${MEMBERSHIP_PATH}?member=${encodeURIComponent(id)}`;
}

/** The plan whose form is open; null: all plans are shown. */
export function chosenPlan(query: URLSearchParams): PlanId | null {
  const plan = query.get('plan') ?? '';
  return isPlanId(plan) ? plan : null;
}
