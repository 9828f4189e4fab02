import { type Place, rankRegion } from '../place.ts';
import type { TaxRules } from '../pricing/tax-rules.ts';

/**
 * A tax rate of a place. `basisPoints`: 825 is 8.25 %, with one decimal at most (687.5 is 6.875 %).
 */
export type TaxRate = {
  id: string;
  /** The name for buyers: 'VAT', 'Texas sales tax'. */
  name: string;
  /** A two-letter code, or `EVERYWHERE`. */
  country: string;
  /** A key of `stateKey`; empty: the whole country. */
  state: string;
  /** The tax category of products; empty: all that have no rate of their own. */
  category: string;
  basisPoints: number;
  /** True if shipping is taxed at this rate. Read from the rate without a category. */
  taxesShipping: boolean;
};

/** The whole list as staff save it; each save increases the version. */
export type TaxTable = {
  version: number;
  /** True if prices, also those of shipping, contain the tax. */
  pricesIncludeTax: boolean;
  /** Without rates the tax rate of the settings applies everywhere. */
  rates: readonly TaxRate[];
};

export const NO_TAX_TABLE: TaxTable = { version: 0, pricesIncludeTax: false, rates: [] };

export const MAX_TAX_RATES = 500;

/**
 * The rate for products of a category in a place: the one that names the place most exactly (its state, its
 * country, everywhere), there the one of the category, of equal ones the first. Null: no tax.
 */
export function findTaxRate(rates: readonly TaxRate[], place: Place, category: string): TaxRate | null {
  const wanted = categoryKey(category);
  let found: TaxRate | null = null;
  let exactest = 0;
  for (const rate of rates) {
    const exactness = exactnessOfRate(rate, place, wanted);
    if (exactness > exactest) [found, exactest] = [rate, exactness];
  }
  return found;
}

/** The rates that apply in a place. `settingsRate`: basis points, for a table without rates. */
export function taxRulesAt(
  { rates, pricesIncludeTax }: TaxTable,
  place: Place,
  settingsRate: number,
): TaxRules {
  const findBasisPoints = (category: string) => findTaxRate(rates, place, category)?.basisPoints ?? 0;
  const categories = listTaxCategories(rates).map(categoryKey);
  const table = rates.length > 0;
  return {
    ofCategory: new Map(categories.map((category) => [category, findBasisPoints(category)])),
    standard: table ? findBasisPoints('') : settingsRate,
    ofShipping: findShippingTaxRate(rates, place)?.basisPoints ?? 0,
    isIncluded: pricesIncludeTax,
  };
}

/** Describes a rate of basis points in a place to buyers. */
export function taxNameAt(rates: readonly TaxRate[], place: Place, basisPoints: number): string {
  const applies = ['', ...listTaxCategories(rates)].map((category) => findTaxRate(rates, place, category));
  return applies.find((rate) => rate?.basisPoints === basisPoints)?.name ?? 'Tax';
}

/** The rate of shipping to a place: its rate without a category, if that taxes shipping. */
export function findShippingTaxRate(rates: readonly TaxRate[], place: Place): TaxRate | null {
  const rate = findTaxRate(rates, place, '');
  return rate?.taxesShipping ? rate : null;
}

/** Categories are compared without regard to case. */
export function categoryKey(category: string): string {
  return category.trim().toLowerCase();
}

/** The categories that rates name, each once, as the first one writes it. */
export function listTaxCategories(rates: readonly Pick<TaxRate, 'category'>[]): string[] {
  const found = new Map<string, string>();
  for (const { category } of rates)
    if (category.trim() !== '' && !found.has(categoryKey(category)))
      found.set(categoryKey(category), category.trim());
  return [...found.values()].sort((a, b) => a.localeCompare(b, 'en-US'));
}

/** Above 0 if the rate applies: the exactness of the place first, then that of the category. */
function exactnessOfRate({ country, state, category }: TaxRate, place: Place, wanted: string): number {
  const ofPlace = rankRegion({ country, states: state === '' ? [] : [state] }, place);
  const own = categoryKey(category);
  if (ofPlace === 0 || (own !== '' && own !== wanted)) return 0;
  return ofPlace * 2 + (own === '' ? 0 : 1);
}
