import type { Cents } from '../money.ts';
import type { ShippingMethod, ShippingZone } from './zone.ts';

/** Returns the cents to add so that goods ship free (above `freeOver`); null if they do, or never. */
export function leftToFreeShipping(goods: Cents, freeOver: Cents | null): Cents | null {
  return freeOver === null || goods > freeOver ? null : freeOver - goods + 1;
}

/**
 * The amount above which every order ships free wherever it goes, by some delivery; null without one. 0: all
 * orders do.
 */
export function freeOverEverywhere(zones: readonly ShippingZone[]): Cents | null {
  const served = zones.map(({ methods }) => methods.filter(({ kind }) => kind === 'delivery'));
  const limits = served.filter((methods) => methods.length > 0).map(lowestLimit);
  if (limits.length === 0) return null;
  return limits.reduce((most, limit) => (most === null || limit === null ? null : Math.max(most, limit)));
}

/**
 * True if orders by zones ship at the flat price of the specification as well: the first delivery of each
 * zone costs it, whatever is ordered.
 */
export function shipsAtFlatPrice(zones: readonly ShippingZone[], shipping: Cents): boolean {
  return zones.every(({ methods }) => {
    const first = methods.find(({ kind }) => kind === 'delivery');
    return (
      !first || (first.rates.by === 'order' && first.rates.price === shipping && first.freeOver === null)
    );
  });
}

function lowestLimit(methods: readonly ShippingMethod[]): Cents | null {
  const limits = methods.map(findLimit).filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}

function findLimit({ rates, freeOver }: ShippingMethod): Cents | null {
  const isFree = rates.by === 'order' ? rates.price === 0 : rates.steps.every(({ price }) => price === 0);
  return isFree ? 0 : freeOver;
}
