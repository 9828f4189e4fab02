import type { Cents } from '../money.ts';
import { sum } from '../sum.ts';
import { allocate } from './allocate.ts';
import { findTaxRate, type TaxRules, taxOn } from './tax-rules.ts';

/**
 * A line to be priced. `key` decides which of several lines gets an odd cent: with equal keys for equal
 * things, the order of the lines changes nothing. `taxCategory`: absent for the standard rate.
 */
export type PricingLine = {
  key: string;
  unitPrice: Cents;
  quantity: number;
  taxCategory?: string | null | undefined;
};

export type OrderPricing = {
  lines: readonly PricingLine[];
  /** The cents that each discount takes off each line, in their order; never more than is left of it. */
  discounts?: readonly (readonly Cents[])[];
  /** The charged cents of shipping, without a tax that is added to it. */
  shipping: Cents;
  tax: TaxRules;
};

/** The frozen amounts of a line. Its tax is added to `subtotal - discount`, or contained in it. */
export type LineAmounts = { subtotal: Cents; discount: Cents; tax: Cents };

/** The tax of one rate in basis points, on the sum `taxable`. */
export type TaxAmount = { rate: number; taxable: Cents; tax: Cents };

/**
 * In cents; total = subtotal + shipping + tax - discount. If prices include tax, `tax` is contained in the
 * others: total = subtotal + shipping - discount.
 */
export type Totals = { subtotal: Cents; shipping: Cents; discount: Cents; tax: Cents; total: Cents };

export type PricedOrder = {
  lines: LineAmounts[];
  /** The tax of shipping: part of the order's tax. */
  shippingTax: Cents;
  taxes: TaxAmount[];
  isTaxIncluded: boolean;
  totals: Totals;
};

/**
 * Prices an order (model A1, A2). Tax is rounded once per rate, on the sum it applies to, and then
 * apportioned to lines and shipping: the parts add up to the order's tax.
 */
export function priceOrder({ lines, discounts = [], shipping, tax }: OrderPricing): PricedOrder {
  const amounts = lines.map(({ unitPrice, quantity }, position) => {
    const subtotal = unitPrice * quantity;
    const discount = sum(discounts, (allocations) => allocations[position] ?? 0);
    if (discount > subtotal) throw new RangeError(`Line ${position} costs less than its discounts`);
    return { subtotal, discount, taxable: subtotal - discount };
  });
  const taxed = [
    ...lines.map(({ key, taxCategory }, position) => ({
      key,
      rate: findTaxRate(tax, taxCategory),
      taxable: amounts[position]?.taxable ?? 0,
    })),
    // After all keys of lines.
    { key: '\uffff', rate: tax.ofShipping, taxable: shipping },
  ];
  const { parts, taxes } = taxParts(taxed, tax.isIncluded);
  const subtotal = sum(amounts, (line) => line.subtotal);
  const discount = sum(amounts, (line) => line.discount);
  const allTax = sum(taxes, (part) => part.tax);
  const total = subtotal + shipping - discount + (tax.isIncluded ? 0 : allTax);
  return {
    lines: amounts.map(({ subtotal, discount }, position) => ({
      subtotal,
      discount,
      tax: parts[position] ?? 0,
    })),
    shippingTax: parts[lines.length] ?? 0,
    taxes,
    isTaxIncluded: tax.isIncluded,
    totals: { subtotal, shipping, discount, tax: allTax, total },
  };
}

type Taxed = { key: string; rate: number; taxable: Cents };

/** The tax of each part, and of each rate (highest first). */
function taxParts(taxed: readonly Taxed[], isIncluded: boolean): { parts: Cents[]; taxes: TaxAmount[] } {
  const parts = taxed.map(() => 0);
  const rates = [...new Set(taxed.map(({ rate }) => rate))].filter((rate) => rate > 0).sort((a, b) => b - a);
  const taxes = rates.map((rate) => {
    const weights = taxed.map((part) => (part.rate === rate ? part.taxable : 0));
    const taxable = sum(weights, (weight) => weight);
    const tax = taxOn(taxable, rate, isIncluded);
    const keys = taxed.map(({ key }) => key);
    for (const [index, part] of allocate(tax, weights, keys).entries())
      parts[index] = (parts[index] ?? 0) + part;
    return { rate, taxable, tax };
  });
  return { parts, taxes };
}
