import * as z from 'zod/mini';
import { staffCall } from '../define-call.ts';
import { TaxForm } from '../forms/tax.ts';
import { component } from '../openapi-component.ts';
import { seenVersion } from './shipping.ts';

/** Tax rates. An order has the one that names its place most exactly, there the one of the category. */
export const TaxRates = component('TaxRates', {
  version: z.number(),
  /** True if prices contain their tax; otherwise it is added to them. */
  pricesIncludeTax: z.boolean(),
  rates: z.array(
    z.object({
      id: z.string(),
      /** Read by buyers. */
      name: z.string(),
      /** A two-letter code, or '*' for everywhere else. */
      country: z.string(),
      /** Absent: all of the country. */
      state: z.optional(z.string()),
      /** The tax category of products; absent: all without a rate of their own. */
      category: z.optional(z.string()),
      /** A fraction: 0.0825 is 8.25 %. */
      rate: z.number(),
      /** True if the rate also applies to shipping; only for a rate without category. */
      taxesShipping: z.boolean(),
    }),
  ),
});

export type WireTaxRates = z.output<typeof TaxRates>;

export const getTaxRates = staffCall({
  path: '/tax-rates',
  summary: 'All tax rates; without rates the tax rate of the settings applies everywhere',
  output: TaxRates,
});

export const putTaxRates = staffCall({
  method: 'PUT',
  path: '/tax-rates',
  summary: 'Replace all tax rates; 409 if they were saved since `version`',
  body: z.extend(TaxForm, { version: seenVersion() }),
  output: TaxRates,
  failures: [409],
});
