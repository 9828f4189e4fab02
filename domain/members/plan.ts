import type { Cents } from '../money.ts';
import type { MemberBenefit } from '../pricing/member-benefit.ts';

export const PLAN_IDS = ['basic', 'standard', 'premium'] as const;

export type PlanId = (typeof PLAN_IDS)[number];

/** A plan for one year, and its benefit at every checkout. */
export type MembershipPlan = {
  id: PlanId;
  name: string;
  price: Cents;
  benefit: MemberBenefit;
  isMostPopular: boolean;
};

/** The plans of section 9 of the specification, cheapest first. */
export const MEMBERSHIP_PLANS: readonly MembershipPlan[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 49_900,
    benefit: { shipsFree: true, discountBasisPoints: 500 },
    isMostPopular: false,
  },
  {
    id: 'standard',
    name: 'Standard',
    price: 79_900,
    benefit: { shipsFree: true, discountBasisPoints: 1_000 },
    isMostPopular: true,
  },
  {
    id: 'premium',
    name: 'Premium',
    price: 100_000,
    benefit: { shipsFree: true, discountBasisPoints: 1_500 },
    isMostPopular: false,
  },
];

/** Throws for an unknown plan. */
export function findPlan(id: PlanId): MembershipPlan {
  const plan = MEMBERSHIP_PLANS.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

export function isPlanId(text: string): text is PlanId {
  return PLAN_IDS.some((id) => id === text);
}

/** The benefit in words: '10% off every order, sale prices included'. */
export function describeBenefit({ benefit }: Pick<MembershipPlan, 'benefit'>): string[] {
  const percent = benefit.discountBasisPoints / 100;
  return [
    ...(benefit.shipsFree ? ['Free shipping on every order'] : []),
    ...(percent > 0 ? [`${percent}% off every order, sale prices included`] : []),
  ];
}

export function listFeatures(plan: MembershipPlan): string[] {
  return [
    ...describeBenefit(plan),
    'No account: a code mailed to you proves who you are',
    'One year, paid once; it never renews by itself',
    '30-day money-back guarantee',
  ];
}
