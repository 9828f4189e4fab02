import { type Cents, shareOf } from '../money.ts';
import { allocate } from './allocate.ts';
import type { MemberBenefit } from './member-benefit.ts';
import type { PricingLine } from './price-order.ts';

/** A line that discounts may be for. */
export type DiscountedLine = PricingLine & {
  productId?: string | undefined;
  variantId?: string | null | undefined;
  category?: string | undefined;
};

/** What discounts apply to. Amounts in cents. */
export type DiscountedCart = {
  lines: readonly DiscountedLine[];
  /** What shipping costs for `goods` after discounts; `beforeMembership` is less the other discounts only. */
  shippingOf: (goods: Cents, beforeMembership: Cents) => Cents;
  benefit: MemberBenefit | null;
};

/** A discount as an order was given it: by a code, or automatically. */
export type OrderDiscount = {
  id: string;
  /** Null for an automatic one. */
  code: string | null;
  title: string;
  /** What it took off the lines in all. */
  amount: Cents;
  /** What it took off the shipping: `Order.shipping` is what was charged. */
  shipping: Cents;
};

/** A code that takes nothing off, and why. */
export type RefusedCode = { code: string; message: string };

export type Discounted = {
  /** What each discount, and the membership, takes off each line. */
  parts: (readonly Cents[])[];
  /** What is charged for shipping. */
  shipping: Cents;
  discounts: OrderDiscount[];
  refused: RefusedCode[];
};

/** Applies discounts. Those of a shop are decided by `domain/discounts/`, which browsers do not load. */
export type Discounter = (cart: DiscountedCart) => Discounted;

/** Of a shop without discounts: the membership's only. */
export const discountForMembers: Discounter = ({ lines, shippingOf, benefit }) => {
  const subtotals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const subtotal = subtotals.reduce((sum, amount) => sum + amount, 0);
  const asked = benefit ? shareOf(subtotal, benefit.discountBasisPoints) : 0;
  const keys = lines.map(({ key }) => key);
  return {
    parts: benefit ? [allocate(asked, subtotals, keys)] : [],
    shipping: shippingOf(subtotal - asked, subtotal),
    discounts: [],
    refused: [],
  };
};
