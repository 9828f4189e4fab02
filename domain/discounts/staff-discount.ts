import { type Cents, computeShare } from '../money.ts';
import { allocate } from '../pricing/allocate.ts';
import type { Discounter } from '../pricing/discounted-cart.ts';

/** A discount that staff give one order. `reason` is what its customer reads. */
export type StaffDiscount = { reason: string } & (
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; amount: Cents }
);

/** The id of such a discount in an order, which is that of no discount of the shop. */
export const STAFF_DISCOUNT_ID = 'staff';

/**
 * Applies a discount by staff after all others and the membership, to what is left of the lines, and never
 * more than that (model A1, D4). Shipping that is free above an amount is compared after it.
 */
export function withStaffDiscount(discounter: Discounter, staff: StaffDiscount): Discounter {
  return (cart) => {
    const shippingOf: typeof cart.shippingOf = (goods, beforeMembership) =>
      cart.shippingOf(
        goods - computeStaffDiscount(staff, goods),
        beforeMembership - computeStaffDiscount(staff, beforeMembership),
      );
    const others = discounter({ ...cart, shippingOf });
    const left = cart.lines.map(({ unitPrice, quantity }, position) =>
      others.parts.reduce((rest, part) => rest - (part[position] ?? 0), unitPrice * quantity),
    );
    const goods = left.reduce((sum, amount) => sum + amount, 0);
    const amount = computeStaffDiscount(staff, goods);
    if (amount === 0) return others;
    const keys = cart.lines.map(({ key }) => key);
    const applied = { id: STAFF_DISCOUNT_ID, code: null, title: staff.reason, amount, shipping: 0 };
    return {
      ...others,
      parts: [...others.parts, allocate(amount, left, keys)],
      discounts: [...others.discounts, applied],
    };
  };
}

/** Returns the cents that it takes off goods, at most all of them. */
function computeStaffDiscount(staff: StaffDiscount, goods: Cents): Cents {
  return Math.min(staff.kind === 'percent' ? computeShare(goods, staff.basisPoints) : staff.amount, goods);
}
