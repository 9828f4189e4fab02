import * as z from 'zod/mini';
import { stateKey } from '#domain/find-state.ts';
import { categoryKey, MAX_TAX_RATES } from '#domain/tax/tax-table.ts';
import { optionalText, requiredText } from '../fields.ts';
import { countryOrEverywhere, stateProblem } from './shipping.ts';

const PERCENTAGE = 'The rate must be a percentage such as 8 or 8.25';

/** A fraction: 0.0825 is 8.25 %. Three decimals of the percentage at most. */
export const taxRate = () =>
  z.number(PERCENTAGE).check(
    z.minimum(0, 'The rate cannot be negative'),
    z.maximum(1, 'The rate can be 100 % at most'),
    z.refine(
      (rate) => Math.abs(Math.round(rate * 100_000) - rate * 100_000) < 1e-6,
      'The rate can have three decimals at most',
    ),
  );

const TaxRateForm = z.pipe(
  z.object({
    /** Absent for a new rate. */
    id: optionalText(50),
    name: requiredText('Name', 100),
    country: countryOrEverywhere(),
    state: optionalText(),
    category: optionalText(100),
    rate: taxRate(),
    taxesShipping: z.boolean('Say whether shipping is taxed'),
  }),
  z.transform(({ state, category, ...rate }, context) => {
    const message = state && stateProblem(rate.country, state);
    if (message) context.issues.push({ code: 'custom', input: state, path: ['state'], message });
    return { ...rate, state: state ? stateKey(rate.country, state) : '', category: category ?? '' };
  }),
);

/** The tax rates of the shop with their limits. */
export const TaxForm = z.object({
  /** True if prices contain their tax; otherwise it is added to them. */
  pricesIncludeTax: z.boolean('Say whether prices include tax'),
  rates: z.pipe(
    z.array(TaxRateForm).check(z.maxLength(MAX_TAX_RATES, `At most ${MAX_TAX_RATES} rates`)),
    z.transform((rates, context) => {
      const seen = new Map<string, number>();
      for (const [position, { country, state, category }] of rates.entries()) {
        const key = `${country}/${state}/${categoryKey(category)}`;
        const first = seen.get(key);
        if (first === undefined) seen.set(key, position);
        else {
          const message = `Rate ${first + 1} is for the same country, state and category`;
          context.issues.push({ code: 'custom', input: rates, path: [position, 'country'], message });
        }
      }
      return rates;
    }),
  ),
});

export type TaxForm = z.output<typeof TaxForm>;
