import type { Cents } from '../money.ts';

/** Refunded pieces of an order line, counted from 0; `amount` in cents, after discounts and without `tax`. */
export type RefundLine = {
  position: number;
  quantity: number;
  amount: Cents;
  tax: Cents;
  /** True if staff put the pieces back into stock with the refund. */
  restock?: boolean;
};

/**
 * The parts of a refund, in cents. `amount` is all of it: the lines and the shipping with their tax, and
 * the adjustment, which can be negative (a fee). `tax` is the tax contained in all of it. If the prices of
 * the order include tax, so does `shipping`.
 */
export type RefundParts = {
  lines: RefundLine[];
  shipping: Cents;
  /** The tax on the shipping; absent if it has none. */
  shippingTax?: Cents | undefined;
  adjustment: Cents;
  tax: Cents;
  amount: Cents;
};

/** The parts of a refund of which only the amount is known, or which is of no order. */
export function wholeParts(amount: Cents, tax: Cents = 0): RefundParts {
  return { lines: [], shipping: 0, adjustment: amount, tax, amount };
}
