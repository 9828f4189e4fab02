import { describe, expect, it } from 'vitest';
import { TAX_PRESETS } from '#domain/tax/tax-presets.ts';
import { newRate, withTaxPreset } from './tax-preset-values.ts';

const [american, european] = TAX_PRESETS;
if (!american || !european) throw new Error('There are two presets');
const NOTHING = { entries: [], rest: { pricesIncludeTax: true } };

describe('a preset of tax rates', () => {
  it('says whether prices include tax where there are no rates yet', () => {
    expect(withTaxPreset(NOTHING, american).rest).toEqual({ pricesIncludeTax: false });
    expect(withTaxPreset(NOTHING, european).rest).toEqual({ pricesIncludeTax: true });
  });

  it('adds to the first one, which keeps how all prices are meant', () => {
    const first = withTaxPreset(NOTHING, american);
    const both = withTaxPreset(first, european);
    expect(both.rest).toEqual(first.rest);
    expect(both.entries).toHaveLength(american.rates.length + european.rates.length);
    expect(both.entries.slice(0, first.entries.length)).toEqual(first.entries);
  });

  it('leaves the rate of a place that has one', () => {
    const own = { ...newRate(), name: 'Mine', country: 'US', state: 'texas', percent: '8.25' };
    const { entries } = withTaxPreset({ ...NOTHING, entries: [own] }, american);
    expect(entries).toHaveLength(american.rates.length);
    expect(entries.filter(({ state }) => state.toLowerCase() === 'texas')).toEqual([own]);
  });
});
