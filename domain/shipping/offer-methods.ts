import type { Cents } from '../money.ts';
import type { Place } from '../place.ts';
import type { ShippingBasis } from '../pricing/totals.ts';
import { findZone } from './find-zone.ts';
import { priceMethod } from './price-method.ts';
import type { ShippingMethod, ShippingZone } from './zone.ts';

/** A method at the price of an order, in cents. */
export type OfferedMethod = Pick<ShippingMethod, 'id' | 'name' | 'kind' | 'days'> & { price: Cents };

/**
 * The methods for an order to a place, in the order of its zone; none where the shop does not send. A
 * membership that ships free makes the first one free.
 */
export function offerMethods(
  zones: readonly ShippingZone[],
  place: Place,
  basis: ShippingBasis,
): OfferedMethod[] {
  const methods = findZone(zones, place)?.methods ?? [];
  return methods.map((method, position) => ({
    id: method.id,
    name: method.name,
    kind: method.kind,
    days: method.days,
    price: basis.shipsFree && position === 0 ? 0 : priceMethod(method, basis),
  }));
}

/** The wanted method, or the first one if none is wanted; null if it is not offered. */
export function chooseMethod(
  methods: readonly OfferedMethod[],
  wanted: string | null | undefined,
): OfferedMethod | null {
  const chosen = wanted ? methods.find(({ id }) => id === wanted) : methods[0];
  return chosen ?? null;
}

/** The method of an order, frozen when its payment is started. */
export type ChosenMethod = Pick<OfferedMethod, 'id' | 'name' | 'kind' | 'days'>;

/** The term of a method among the facts of an order. */
export function methodTerm({ kind }: Pick<ChosenMethod, 'kind'>): string {
  return kind === 'pickup' ? 'Pickup' : 'Delivery';
}
