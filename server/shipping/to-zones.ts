import { randomUUID } from 'node:crypto';
import { type ShippingForm, toMethodRates } from '#contract/forms/shipping.ts';
import type { ShippingMethod, ShippingZone } from '#domain/shipping/zone.ts';

type MethodForm = ShippingForm['zones'][number]['methods'][number];

/** Converts zones to their stored form. New ones get an id, and so do those with the id of another. */
export function toZones({ zones }: ShippingForm): ShippingZone[] {
  const createZoneId = distinctIds();
  const createMethodId = distinctIds();
  return zones.map(({ id, name, regions, methods }) => ({
    id: createZoneId(id),
    name,
    regions,
    methods: methods.map((method) => toMethod(method, createMethodId(method.id))),
  }));
}

/** Keeps an id that is sent once, and makes others. */
export function distinctIds(): (sent: string | null) => string {
  const used = new Set<string>();
  return (sent) => {
    const id = sent && !used.has(sent) ? sent : randomUUID();
    used.add(id);
    return id;
  };
}

function toMethod({ name, kind, rates, freeOver, days }: MethodForm, id: string): ShippingMethod {
  return { id, name, kind, rates: toMethodRates(rates), freeOver: freeOver ?? null, days };
}
