import { expect, it } from 'vitest';
import { COUNTRIES, countryCode } from '../countries.ts';
import { findZone } from '../shipping/find-zone.ts';
import { SHIPPING_PRESETS } from '../shipping/shipping-presets.ts';
import { listStates } from '../states.ts';
import { EU_COUNTRIES, TAX_PRESETS } from './tax-presets.ts';
import { findTaxRate } from './tax-table.ts';

const presetOf = (id: 'us' | 'eu') => {
  const preset = TAX_PRESETS.find((each) => each.id === id);
  if (!preset) throw new Error(`No preset ${id}`);
  return { ...preset, rates: preset.rates.map((rate, place) => ({ ...rate, id: String(place) })) };
};

it.each(TAX_PRESETS)('the preset $id has a source, a date, and rates of 0.01 to 30 %', (preset) => {
  expect(preset.source).not.toBe('');
  expect(preset.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const { basisPoints } of preset.rates) {
    expect(Number.isInteger(basisPoints * 10)).toBe(true);
    expect(basisPoints).toBeGreaterThan(0);
    expect(basisPoints).toBeLessThanOrEqual(3_000);
  }
});

it('the states of the United States each have one rate or none', () => {
  const { rates } = presetOf('us');
  const listed = listStates('US').map(({ code }) => code);
  expect(rates.filter(({ state }) => !listed.includes(state))).toEqual([]);
  const untaxed = listed.filter((state) => !findTaxRate(rates, { country: 'US', state }, ''));
  const territoriesAndArmy = ['AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP'];
  expect(untaxed).toEqual(['AK', 'DE', 'MT', 'NH', 'OR', ...territoriesAndArmy]);
});

it('the 27 countries of the European Union each have a rate that taxes shipping', () => {
  expect(EU_COUNTRIES).toHaveLength(27);
  expect(COUNTRIES.map(countryCode)).toEqual(expect.arrayContaining([...EU_COUNTRIES]));
  const { rates } = presetOf('eu');
  expect(findTaxRate(rates, { country: 'DE', state: 'bayern' }, 'Books')?.basisPoints).toBe(1_900);
  expect(rates.every(({ taxesShipping }) => taxesShipping)).toBe(true);
});

it('the shipping presets know the places they are for', () => {
  const zones = (id: string) => SHIPPING_PRESETS.find((preset) => preset.id === id)?.zones ?? [];
  expect(findZone(zones('us'), { country: 'US', state: 'HI' })?.name).toBe('Alaska and Hawaii');
  expect(findZone(zones('us'), { country: 'US', state: 'TX' })?.name).toBe('United States');
  expect(findZone(zones('us'), { country: 'JP', state: '' })?.name).toBe('Everywhere else');
  expect(findZone(zones('eu'), { country: 'FR', state: '' })?.name).toBe('European Union');
  expect(findZone(zones('eu'), { country: 'JP', state: '' })).toBeNull();
});
