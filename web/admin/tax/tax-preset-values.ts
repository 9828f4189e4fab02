import { stateKey } from '#domain/find-state.ts';
import { stateName } from '#domain/states.ts';
import type { TaxPreset } from '#domain/tax/tax-presets.ts';
import { categoryKey } from '#domain/tax/tax-table.ts';
import { newKey } from '#web/shared/new-key.ts';
import { formatPercent, type RateEntry, type TaxValues } from './tax-form-values.ts';

export function newRate(): RateEntry {
  return {
    key: newKey(),
    name: '',
    country: '',
    state: '',
    category: '',
    percent: '',
    taxesShipping: false,
  };
}

/**
 * The form with the rates of a preset, not saved yet, behind those that it has: a rate stays that is for the
 * same place and category. Whether prices include tax is for all places, so only the first preset sets it.
 */
export function withTaxPreset({ entries, rest }: TaxValues, preset: TaxPreset): TaxValues {
  const taken = new Set(entries.map(createRateKey));
  const added = toRateEntries(preset).filter((rate) => !taken.has(createRateKey(rate)));
  return {
    entries: [...entries, ...added],
    rest: entries.length === 0 ? { pricesIncludeTax: preset.pricesIncludeTax } : rest,
  };
}

function createRateKey({ country, state, category }: RateEntry): string {
  return `${country}/${stateKey(country, state)}/${categoryKey(category)}`;
}

function toRateEntries({ rates }: TaxPreset): RateEntry[] {
  return rates.map(({ basisPoints, state, ...rate }) => ({
    ...newRate(),
    ...rate,
    state: stateName(rate.country, state),
    percent: formatPercent(basisPoints / 10_000),
  }));
}
