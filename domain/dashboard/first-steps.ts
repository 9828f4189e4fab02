import { type Company, isEntered } from '../settings/company.ts';

/** The steps of a seller before the first order, in this order. */
export const FIRST_STEPS = ['add_product', 'set_company', 'take_payments', 'invite_staff'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** The state of a shop that decides which first steps are done. */
export type ShopBeginnings = {
  products: number;
  company: Company;
  isPaidByEmulator: boolean;
  hasAddedStaff: boolean;
};

export function firstStepsDone(shop: ShopBeginnings): ReadonlySet<FirstStep> {
  const done: Record<FirstStep, boolean> = {
    add_product: shop.products > 0,
    set_company: isEntered(shop.company),
    take_payments: !shop.isPaidByEmulator,
    invite_staff: shop.hasAddedStaff,
  };
  return new Set(FIRST_STEPS.filter((step) => done[step]));
}
