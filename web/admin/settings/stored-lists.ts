import type { WireShippingZones } from '#contract/calls/shipping.ts';
import type { WireTaxRates } from '#contract/calls/tax.ts';
import { toMethodRates } from '#contract/forms/shipping.ts';
import type { ShippingZone } from '#domain/shipping/zone.ts';
import { toBasisPoints } from '#domain/tax/basis-points.ts';
import type { TaxTable } from '#domain/tax/tax-table.ts';

type WireZone = WireShippingZones['zones'][number];

/** The zones of the wire for the rules of shipping. */
export function parseWireZones(zones: readonly WireZone[]): ShippingZone[] {
  return zones.map((zone) => ({
    ...zone,
    methods: zone.methods.map((method) => ({ ...method, rates: toMethodRates(method.rates) })),
  }));
}

/** The tax rates of the wire for the rules of taxes. */
export function parseWireTaxRates({ version, pricesIncludeTax, rates }: WireTaxRates): TaxTable {
  return {
    version,
    pricesIncludeTax,
    rates: rates.map(({ rate, state = '', category = '', ...same }) => ({
      ...same,
      state,
      category,
      basisPoints: toBasisPoints(rate),
    })),
  };
}
