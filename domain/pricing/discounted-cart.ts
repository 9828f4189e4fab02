import { type Cents, computeShare } from '../money.ts';
import { allocate } from './allocate.ts';
import type { MemberBenefit } from './member-benefit.ts';
import type { PricingLine } from './price-order.ts';

/** A line that discounts may be for. */
export type DiscountedLine = PricingLine & {
  productId?: string | undefined;
  variantId?: string | null | undefined;
  category?: string | undefined;
  categories?: readonly string[] | undefined;
};

/** The cart that discounts apply to. Amounts in cents. */
export type DiscountedCart = {
  lines: readonly DiscountedLine[];
  /** The cents of shipping for `goods` after discounts; `beforeMembership` is without the membership's. */
  shippingOf: (goods: Cents, beforeMembership: Cents) => Cents;
  benefit: MemberBenefit | null;
};

/** A discount as an order was given it: by a code, or automatically. */
export type OrderDiscount = {
  id: string;
  /** Null for an automatic one. */
  code: string | null;
  title: string;
  /** The cents that it took off all lines. */
  amount: Cents;
  /** The cents that it took off the shipping: `Order.shipping` is the charged amount. */
  shipping: Cents;
};

/** A code that takes nothing off, and why. */
export type RefusedCode = { code: string; message: string };

export type Discounted = {
  /** The cents that each discount, and the membership, takes off each line. */
  parts: (readonly Cents[])[];
  /** The charged cents of shipping. */
  shipping: Cents;
  discounts: OrderDiscount[];
  refused: RefusedCode[];
};

/** Applies discounts. Those of a shop are decided by `domain/discounts/`, which browsers do not load. */
export type Discounter = (cart: DiscountedCart) => Discounted;

/** The cart of a shop without discounts: with the membership only. */
export const discountForMembers: Discounter = ({ lines, shippingOf, benefit }) => {
  const subtotals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const subtotal = subtotals.reduce((sum, amount) => sum + amount, 0);
  const asked = benefit ? computeShare(subtotal, benefit.discountBasisPoints) : 0;
  const keys = lines.map(({ key }) => key);
  return {
    parts: benefit ? [allocate(asked, subtotals, keys)] : [],
    shipping: shippingOf(subtotal - asked, subtotal),
    discounts: [],
    refused: [],
  };
};
