import type { putTaxRates, WireTaxRates } from '#contract/calls/tax.ts';
import type { CallInput } from '#contract/define-call.ts';
import { TaxForm } from '#contract/forms/tax.ts';
import { describePlace } from '#domain/place.ts';
import { stateName } from '#domain/states.ts';
import { toBasisPoints } from '#domain/tax/basis-points.ts';
import type { TaxTable } from '#domain/tax/tax-table.ts';
import { withoutEnd } from '#domain/typed-number.ts';
import { checkForm } from '../screen/check-form.ts';
import type { ListValues } from '../screen/use-list-form.ts';

/** A tax rate of the form; its percentage as typed. */
export type RateEntry = {
  key: string;
  id?: string | undefined;
  name: string;
  /** A code, '*' or empty. */
  country: string;
  state: string;
  category: string;
  percent: string;
  taxesShipping: boolean;
};

export type TaxValues = ListValues<RateEntry, { pricesIncludeTax: boolean }>;

type Body = Omit<CallInput<typeof putTaxRates>['body'], 'version'>;

export function toTaxValues({ pricesIncludeTax, rates }: Omit<WireTaxRates, 'version'>): TaxValues {
  const entries = rates.map(({ id, name, country, state = '', category = '', rate, taxesShipping }) => ({
    key: id,
    id,
    name,
    country,
    state: stateName(country, state),
    category,
    percent: formatPercent(rate),
    taxesShipping,
  }));
  return { entries, rest: { pricesIncludeTax } };
}

/** 0.0825 is '8.25'. */
export function formatPercent(fraction: number): string {
  return String(Number((fraction * 100).toFixed(3)));
}

/** The rates of the form as calls take them. A percentage that is not understood is NaN. */
export function toTaxBody({ entries, rest }: TaxValues): Body {
  return {
    pricesIncludeTax: rest.pricesIncludeTax,
    rates: entries.map(({ id, name, country, state, category, percent, taxesShipping }) => ({
      id,
      name: name.trim(),
      country,
      state: state.trim(),
      category: category.trim(),
      rate: parseFraction(percent),
      taxesShipping,
    })),
  };
}

/** '8.25' and '8.25 %' are 0.0825; NaN for what is no number. */
function parseFraction(typed: string): number {
  const text = withoutEnd(typed.trim(), '%');
  return /^-?(\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number((Number(text) / 100).toFixed(10)) : Number.NaN;
}

/** The rates of the form, or the errors of its fields by their paths. */
export function checkTaxes(values: TaxValues) {
  return checkForm(TaxForm, toTaxBody(values));
}

/** The rates of the form for the rules of taxes; null while something in them is wrong. */
export function readTaxTable(values: TaxValues): TaxTable | null {
  const checked = TaxForm.safeParse(toTaxBody(values));
  if (!checked.success) return null;
  const { pricesIncludeTax, rates } = checked.data;
  return {
    version: 0,
    pricesIncludeTax,
    rates: rates.map(({ rate, ...same }, position) => ({
      ...same,
      id: String(position),
      basisPoints: toBasisPoints(rate),
    })),
  };
}

/** 'Texas sales tax 8.25 %, Texas, United States, Books' */
export function describeRate({ name, country, state, category, percent, taxesShipping }: RateEntry): string {
  const place = country === '' ? 'no country' : describePlace(country, state);
  const parts = [`${name} ${percent} %`, place, category, taxesShipping && 'also on shipping'];
  return parts.filter(Boolean).join(', ');
}
