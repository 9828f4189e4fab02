import type { Cents } from '../money.ts';
import { sum } from '../sum.ts';
import {
  type Discounted,
  type DiscountedLine,
  type Discounter,
  discountForMembers,
} from './discounted-cart.ts';
import type { MemberBenefit } from './member-benefit.ts';
import { type PricedOrder, priceOrder, type Totals } from './price-order.ts';
import { oneTaxRate, type TaxRules } from './tax-rules.ts';

export type { Totals } from './price-order.ts';

/** The settings a total depends on. Amounts in cents; the tax rate in basis points (800 = 8 %). */
export type PricingRules = {
  shipping: Cents;
  taxBasisPoints: number;
  /** Subtotals above this ship free; null: never. */
  freeShippingOver: Cents | null;
};

/** Flat shipping of $15.00 and 8 % tax (specification, section 9). */
export const DEFAULT_PRICING_RULES: PricingRules = {
  shipping: 1_500,
  taxBasisPoints: 800,
  freeShippingOver: null,
};

/**
 * What the price of shipping depends on, of the lines that are sent by parcel: `goods` in cents after
 * discounts, which count in proportion to subtotals. `isShipped`: false if nothing is sent, absent: true.
 */
export type ShippingBasis = {
  goods: Cents;
  weightGrams: number;
  shipsFree: boolean;
  isShipped?: boolean;
};

/** The rules with those of the place that an order goes to, instead of its flat amounts. */
export type PlacePricing = {
  /** Absent: the flat shipping. */
  shipping?: (basis: ShippingBasis) => Cents;
  tax: TaxRules;
};

export type PricingRulesAt = PricingRules & { place?: PlacePricing | undefined };

export type PricedLine = { unitPrice: Cents; quantity: number };

/**
 * Computes totals. Tax is rounded once, half up, on the whole order (specification, section 9). A member's
 * discount is subtracted before tax.
 */
export function totalOrder(
  lines: readonly PricedLine[],
  rules: PricingRules,
  benefit: MemberBenefit | null = null,
): Totals {
  const keyed = lines.map(({ unitPrice, quantity }, position) => ({
    key: `${position}`,
    unitPrice,
    quantity,
  }));
  return priceByRules(keyed, rules, benefit).totals;
}

/** The same with the amounts of each line, and with what discounts take off. */
export function priceByRules(
  lines: readonly (DiscountedLine & ShippedLine)[],
  rules: PricingRulesAt,
  benefit: MemberBenefit | null = null,
  discounter: Discounter = discountForMembers,
): PricedOrder & Pick<Discounted, 'discounts' | 'refused'> & ShippedPart {
  const shipped = lines.filter((line) => line.isShipped !== false);
  const weightGrams = sum(shipped, (line) => (line.weightGrams ?? 0) * line.quantity);
  const isShipped = lines.length === 0 || shipped.length > 0;
  const shipsFree = benefit?.shipsFree ?? false;
  const shippedOf = divideGoods(lines, shipped);
  const shippingOf = (goods: Cents, beforeMembership: Cents) => {
    if (!isShipped) return 0;
    if (rules.place?.shipping)
      return rules.place.shipping({ goods: shippedOf(goods), weightGrams, shipsFree });
    return shipsFree ? 0 : flatShipping(rules, shippedOf(beforeMembership));
  };
  const { parts, shipping, discounts, refused } = discounter({ lines, shippingOf, benefit });
  const tax = rules.place?.tax ?? oneTaxRate(rules.taxBasisPoints);
  const priced = priceOrder({ lines, discounts: parts, shipping, tax });
  const goods = shippedOf(priced.totals.subtotal - priced.totals.discount);
  return { ...priced, discounts, refused, shippedOf, basis: { goods, weightGrams, shipsFree, isShipped } };
}

type ShippedPart = {
  basis: ShippingBasis;
  /** The cents of goods that are sent by parcel, of those of all lines. */
  shippedOf: (goods: Cents) => Cents;
};

function divideGoods(lines: readonly PricedLine[], shipped: readonly PricedLine[]): (goods: Cents) => Cents {
  const ofLine = ({ unitPrice, quantity }: PricedLine) => unitPrice * quantity;
  const [whole, part] = [sum(lines, ofLine), sum(shipped, ofLine)];
  return (goods) => (part === whole ? goods : Number((BigInt(goods) * BigInt(part)) / BigInt(whole)));
}

/** `isShipped`: false for what is not sent by parcel. */
type ShippedLine = { weightGrams?: number | undefined; isShipped?: boolean | undefined };

/** A membership's discount does not count for the limit. */
function flatShipping({ shipping, freeShippingOver }: PricingRules, goods: Cents): Cents {
  return freeShippingOver !== null && goods > freeShippingOver ? 0 : shipping;
}
