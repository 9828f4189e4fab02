import type { Cents } from '../money.ts';
import { EVERYWHERE, type Place, parsePlace } from '../place.ts';
import type { PlacePricing, ShippingBasis } from '../pricing/totals.ts';
import { findZone } from '../shipping/find-zone.ts';
import { chooseMethod, type OfferedMethod, offerMethods } from '../shipping/offer-methods.ts';
import type { ShippingZone, ShippingZones } from '../shipping/zone.ts';
import { type TaxRate, type TaxTable, taxRulesAt } from '../tax/tax-table.ts';

/** The country and state of an address, as typed. */
export type Destination = { country: string; state: string };

/** The destination of an order, and its shipping method. */
export type Delivery = {
  place: Place;
  /** False while only the place of the shop is known. */
  hasAddress: boolean;
  /** The wanted method; null for the first one. */
  methodId: string | null;
  zones: readonly ShippingZone[];
  rates: readonly TaxRate[];
  pricing: PlacePricing;
};

/** Why nothing can be sent by the wanted method. */
export type DeliveryProblem =
  | { code: 'place_not_served'; field: 'country' | 'state'; place: Place }
  | { code: 'method_unavailable' };

/** The settings that a delivery depends on. */
export type DeliveryRules = {
  shippingZones: ShippingZones;
  taxTable: TaxTable;
  taxBasisPoints: number;
  /** The shop's own place, for an order without an address. */
  company: Destination;
};

/**
 * The delivery of an order in a shop that prices by place; null in a shop without zones and tax rates, whose
 * prices are flat (specification, section 9). Without an address the order is priced as one to the shop's own
 * place.
 */
export function deliveryTo(
  rules: DeliveryRules,
  address: Destination | null,
  methodId: string | null = null,
): Delivery | null {
  const { shippingZones, taxTable, company } = rules;
  const isFlat = shippingZones.zones.length === 0 && taxTable.rates.length === 0;
  if (isFlat && !taxTable.pricesIncludeTax) return null;
  if (address) return deliveryAt(rules, parsePlace(address), methodId);
  const home = findHome(shippingZones.zones, parsePlace(company));
  return { ...deliveryAt(rules, home, methodId), hasAddress: false };
}

/** The delivery to a place. */
export function deliveryAt(
  { shippingZones: { zones }, taxTable, taxBasisPoints }: DeliveryRules,
  place: Place,
  methodId: string | null,
): Delivery {
  const tax = taxRulesAt(taxTable, place, taxBasisPoints);
  const shipping = (basis: ShippingBasis) => choose({ zones, place, methodId }, basis).chosen?.price ?? 0;
  return {
    place,
    hasAddress: true,
    methodId,
    zones,
    rates: taxTable.rates,
    pricing: zones.length > 0 ? { shipping, tax } : { tax },
  };
}

export type OfferedDelivery = {
  methods: OfferedMethod[];
  /** The wanted method, or the first one. */
  chosen: OfferedMethod | null;
  problem: DeliveryProblem | null;
};

/** The methods of a delivery at their prices, and whether the wanted one is among them. */
export function offerDelivery(delivery: Delivery, basis: ShippingBasis): OfferedDelivery {
  const { place, zones, hasAddress } = delivery;
  if (zones.length === 0 || basis.isShipped === false) return { methods: [], chosen: null, problem: null };
  const { methods, wanted, chosen } = choose(delivery, basis);
  if (methods.length > 0) return { methods, chosen, problem: wanted ? null : { code: 'method_unavailable' } };
  if (!hasAddress) return { methods, chosen, problem: null };
  const isOtherState = zones.some(({ regions }) => regions.some(({ country }) => country === place.country));
  const field = isOtherState && place.state !== '' ? 'state' : 'country';
  return { methods, chosen, problem: { code: 'place_not_served', field, place } };
}

/** The amount above which a method of the delivery is free; null if it is none, or has none. */
export function findFreeOver(
  { zones, place }: Delivery,
  method: Pick<OfferedMethod, 'id'> | null,
): Cents | null {
  const methods = findZone(zones, place)?.methods ?? [];
  return methods.find(({ id }) => id === method?.id)?.freeOver ?? null;
}

/** Chooses the requested method, or the first one where it is not offered. */
function choose(
  { zones, place, methodId }: Pick<Delivery, 'zones' | 'place' | 'methodId'>,
  basis: ShippingBasis,
) {
  const methods = offerMethods(zones, place, basis);
  const wanted = chooseMethod(methods, methodId);
  return { methods, wanted, chosen: wanted ?? methods[0] ?? null };
}

/** The shop's own place, or the first place that it sends to. */
function findHome(zones: readonly ShippingZone[], company: Place): Place {
  if (zones.length === 0 || findZone(zones, company)?.methods.length) return company;
  const first = zones.find(({ methods }) => methods.length > 0)?.regions[0];
  if (!first || first.country === EVERYWHERE) return company;
  return { country: first.country, state: first.states[0] ?? '' };
}
