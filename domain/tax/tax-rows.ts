import type { Cents } from '../money.ts';
import { type NamedTax, taxLabel } from './named-tax.ts';

/** The tax of an order; `rate` in basis points. */
type Taxed = {
  tax: Cents;
  taxes?: readonly Pick<NamedTax, 'name' | 'rate' | 'tax'>[] | null | undefined;
  taxIncluded?: boolean | undefined;
};

/** The rows of the tax among the amounts of an order: all of it, and each rate where there are several. */
export function taxRows({ tax, taxes, taxIncluded = false }: Taxed): { term: string; amount: Cents }[] {
  const all = { term: taxIncluded ? 'Tax included' : 'Tax', amount: tax };
  if (!taxes || (taxes.length < 2 && !taxIncluded)) return [all];
  return [all, ...taxes.map((part) => ({ term: `of which ${taxLabel(part)}`, amount: part.tax }))];
}

/** 'VAT 19 %: 4.79; Reduced VAT 7 %: 3.27', in dollars; for a cell of an export. */
export function taxText(taxes: readonly Pick<NamedTax, 'name' | 'rate' | 'tax'>[]): string {
  return taxes.map((part) => `${taxLabel(part)}: ${(part.tax / 100).toFixed(2)}`).join('; ');
}
