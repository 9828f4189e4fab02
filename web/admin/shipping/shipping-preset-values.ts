import type { ShippingPreset } from '#domain/shipping/shipping-presets.ts';
import { newKey } from '#web/shared/new-key.ts';
import { toShippingValues, type ZoneEntry } from './shipping-form-values.ts';

/** The zones with those of a preset behind them, not saved yet; a zone stays that has the same name. */
export function withShippingPreset(entries: readonly ZoneEntry[], preset: ShippingPreset): ZoneEntry[] {
  const taken = new Set(entries.map(({ name }) => name.trim().toLowerCase()));
  return [...entries, ...toZoneEntries(preset).filter(({ name }) => !taken.has(name.toLowerCase()))];
}

function toZoneEntries({ zones }: ShippingPreset): ZoneEntry[] {
  const wire = zones.map((zone, place) => ({
    id: String(place),
    name: zone.name,
    regions: zone.regions.map(({ country, states }) => ({ country, states: [...states] })),
    methods: zone.methods.map(({ rates, ...method }) => ({
      ...method,
      rates:
        rates.by === 'order'
          ? rates
          : rates.by === 'weight'
            ? {
                by: 'weight' as const,
                steps: rates.steps.map(({ from, price }) => ({ fromGrams: from, price })),
              }
            : {
                by: 'subtotal' as const,
                steps: rates.steps.map(({ from, price }) => ({ fromAmount: from, price })),
              },
    })),
  }));
  return toShippingValues({ zones: wire }).entries.map((zone) => ({
    ...zone,
    key: newKey(),
    id: undefined,
    methods: zone.methods.map((method) => ({ ...method, key: newKey(), id: undefined })),
  }));
}
