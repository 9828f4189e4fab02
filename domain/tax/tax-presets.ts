import { countryName } from '../countries.ts';
import { stateName } from '../states.ts';
import type { TaxRate } from './tax-table.ts';

/** Rates that a seller starts from and checks: `source` and `date` say what they were taken from. */
export type TaxPreset = {
  id: 'us' | 'eu';
  name: string;
  source: string;
  /** The day for which the source gives them, as YYYY-MM-DD. */
  date: string;
  /** A note for sellers to read before using them. */
  advice: string;
  pricesIncludeTax: boolean;
  rates: readonly Omit<TaxRate, 'id'>[];
};

/** Basis points of the statewide rates; states without one are left out. */
const US_RATES: Record<string, number> = {
  AL: 400,
  AZ: 560,
  AR: 650,
  CA: 725,
  CO: 290,
  CT: 635,
  DC: 600,
  FL: 600,
  GA: 400,
  HI: 400,
  ID: 600,
  IL: 625,
  IN: 700,
  IA: 600,
  KS: 650,
  KY: 600,
  LA: 500,
  ME: 550,
  MD: 600,
  MA: 625,
  MI: 600,
  MN: 687.5,
  MS: 700,
  MO: 422.5,
  NE: 550,
  NV: 685,
  NJ: 662.5,
  NM: 487.5,
  NY: 400,
  NC: 475,
  ND: 500,
  OH: 575,
  OK: 450,
  PA: 600,
  RI: 700,
  SC: 600,
  SD: 420,
  TN: 700,
  TX: 625,
  UT: 610,
  VT: 600,
  VA: 530,
  WA: 650,
  WV: 600,
  WI: 500,
  WY: 400,
};

/** Basis points of the standard rates of value added tax. */
const EU_RATES: Record<string, number> = {
  AT: 2_000,
  BE: 2_100,
  BG: 2_000,
  HR: 2_500,
  CY: 1_900,
  CZ: 2_100,
  DK: 2_500,
  EE: 2_400,
  FI: 2_550,
  FR: 2_000,
  DE: 1_900,
  GR: 2_400,
  HU: 2_700,
  IE: 2_300,
  IT: 2_200,
  LV: 2_100,
  LT: 2_100,
  LU: 1_700,
  MT: 1_800,
  NL: 2_100,
  PL: 2_300,
  PT: 2_300,
  RO: 2_100,
  SK: 2_300,
  SI: 2_200,
  ES: 2_100,
  SE: 2_500,
};

/** The codes of the countries of the European Union. */
export const EU_COUNTRIES: readonly string[] = Object.keys(EU_RATES);

export const TAX_PRESETS: readonly TaxPreset[] = [
  {
    id: 'us',
    name: 'United States: statewide sales taxes',
    source: 'Tax Foundation, State and Local Sales Tax Rates',
    date: '2025-01-01',
    advice:
      'Counties and cities add their own taxes. Keep only the states in which you have to collect, and set the rates that apply to you.',
    pricesIncludeTax: false,
    rates: Object.entries(US_RATES).map(([state, basisPoints]) => ({
      name: `${stateName('US', state)} sales tax`,
      country: 'US',
      state,
      category: '',
      basisPoints,
      taxesShipping: false,
    })),
  },
  {
    id: 'eu',
    name: 'European Union: value added tax',
    source: 'European Commission, Taxes in Europe Database',
    date: '2025-08-01',
    advice:
      'These are the standard rates. Add a rate with a tax category where a reduced one applies, as for books or food.',
    pricesIncludeTax: true,
    rates: Object.entries(EU_RATES)
      .sort(([a], [b]) => countryName(a).localeCompare(countryName(b), 'en-US'))
      .map(([country, basisPoints]) => ({
        name: 'VAT',
        country,
        state: '',
        category: '',
        basisPoints,
        taxesShipping: true,
      })),
  },
];
