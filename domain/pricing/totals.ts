import { type Cents, shareOf } from '../money.ts';

/** The shop's constants that a total depends on. Amounts in cents; the tax rate in basis points (800 = 8 %). */
export type PricingRules = {
  shipping: Cents;
  taxBasisPoints: number;
  /** Orders with a subtotal above this ship free; null: shipping is always charged. */
  freeShippingOver: Cents | null;
};

/** Flat shipping of $15.00, always charged, and 8 % tax (spec 9). */
export const DEFAULT_PRICING_RULES: PricingRules = {
  shipping: 1_500,
  taxBasisPoints: 800,
  freeShippingOver: null,
};

export type PricedLine = { unitPrice: Cents; quantity: number };

/** All amounts of an order in cents; total = subtotal + shipping + tax - discount. */
export type Totals = { subtotal: Cents; shipping: Cents; discount: Cents; tax: Cents; total: Cents };

/** Totals of an order. Tax is rounded once, half up, on the whole subtotal, so lines cannot drift (spec 9). */
export function totalOrder(lines: readonly PricedLine[], rules: PricingRules): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const shipsFree = rules.freeShippingOver !== null && subtotal > rules.freeShippingOver;
  const shipping = shipsFree ? 0 : rules.shipping;
  const discount = 0;
  const tax = shareOf(subtotal, rules.taxBasisPoints);
  return { subtotal, shipping, discount, tax, total: subtotal + shipping + tax - discount };
}
