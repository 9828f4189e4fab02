import type { Place } from '../place.ts';
import type { TaxAmount } from '../pricing/price-order.ts';
import { type TaxRate, taxNameAt } from './tax-table.ts';

/** The tax of one rate as buyers read it, frozen with an order. `rate` in basis points, amounts in cents. */
export type NamedTax = TaxAmount & { name: string };

export function nameTaxes(taxes: readonly TaxAmount[], rates: readonly TaxRate[], place: Place): NamedTax[] {
  return taxes.map((tax) => ({ ...tax, name: taxNameAt(rates, place, tax.rate) }));
}

/** '8.25 %', '6.875 %' */
export function formatRate(basisPoints: number): string {
  return `${Number((basisPoints / 100).toFixed(3))} %`;
}

/** 'VAT 19 %'; `rate` in basis points. */
export function taxLabel({ name, rate }: { name: string; rate: number }): string {
  return `${name} ${formatRate(rate)}`;
}
