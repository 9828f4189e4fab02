import { expect, it } from 'vitest';
import { SHIPPING_PRESETS } from '#domain/shipping/shipping-presets.ts';
import { withShippingPreset } from './shipping-preset-values.ts';

const [american, european] = SHIPPING_PRESETS;
if (!american || !european) throw new Error('There are two presets');

it('adds the zones of a second preset to the first, and those of the same again not', () => {
  const first = withShippingPreset([], american);
  expect(first.map(({ name }) => name)).toEqual(american.zones.map(({ name }) => name));
  const both = withShippingPreset(first, european);
  expect(both.slice(0, first.length)).toEqual(first);
  expect(both.map(({ name }) => name)).toEqual(
    [...american.zones, ...european.zones].map(({ name }) => name),
  );
  expect(withShippingPreset(both, american)).toEqual(both);
});
