import { type Cents, shareOf } from '../money.ts';
import type { MemberBenefit } from './member-benefit.ts';

/** The settings a total depends on. Amounts in cents; the tax rate in basis points (800 = 8 %). */
export type PricingRules = {
  shipping: Cents;
  taxBasisPoints: number;
  /** Subtotals above this ship free; null: never. */
  freeShippingOver: Cents | null;
};

/** Flat shipping of $15.00 and 8 % tax (spec 9). */
export const DEFAULT_PRICING_RULES: PricingRules = {
  shipping: 1_500,
  taxBasisPoints: 800,
  freeShippingOver: null,
};

export type PricedLine = { unitPrice: Cents; quantity: number };

/** In cents; total = subtotal + shipping + tax - discount. */
export type Totals = { subtotal: Cents; shipping: Cents; discount: Cents; tax: Cents; total: Cents };

/**
 * Computes totals. Tax is rounded once, half up, on the whole order (spec 9). A member's discount is
 * subtracted before tax.
 */
export function totalOrder(
  lines: readonly PricedLine[],
  rules: PricingRules,
  benefit: MemberBenefit | null = null,
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const isAboveLimit = rules.freeShippingOver !== null && subtotal > rules.freeShippingOver;
  const shipping = isAboveLimit || benefit?.shipsFree ? 0 : rules.shipping;
  const discount = benefit ? shareOf(subtotal, benefit.discountBasisPoints) : 0;
  const tax = shareOf(subtotal - discount, rules.taxBasisPoints);
  return { subtotal, shipping, discount, tax, total: subtotal + shipping + tax - discount };
}
