import type { WireShippingZones } from '#contract/calls/shipping.ts';
import { clashText, findClashes } from '#domain/shipping/find-zone.ts';
import type { MethodRates, ShippingZone, ShippingZones } from '#domain/shipping/zone.ts';

export function presentShippingZones({ version, zones }: ShippingZones): WireShippingZones {
  return {
    version,
    zones: zones.map(presentZone),
    clashes: findClashes(zones).map((clash) => ({ zone: clash.loser, message: clashText(zones, clash) })),
  };
}

function presentZone({ id, name, regions, methods }: ShippingZone): WireShippingZones['zones'][number] {
  return {
    id,
    name,
    regions: regions.map(({ country, states }) => ({ country, states: [...states] })),
    methods: methods.map((method) => ({
      id: method.id,
      name: method.name,
      kind: method.kind,
      rates: presentRates(method.rates),
      freeOver: method.freeOver,
      days: method.days,
    })),
  };
}

function presentRates(rates: MethodRates): WireShippingZones['zones'][number]['methods'][number]['rates'] {
  if (rates.by === 'order') return { by: rates.by, price: rates.price };
  if (rates.by === 'weight')
    return { by: rates.by, steps: rates.steps.map(({ from, price }) => ({ fromGrams: from, price })) };
  return { by: 'subtotal', steps: rates.steps.map(({ from, price }) => ({ fromAmount: from, price })) };
}
