import { describePlace, type Place, rankRegion } from '../place.ts';
import type { ShippingZone } from './zone.ts';

/** The zone of a place: the one that names it most exactly, of equal ones the first; null if none does. */
export function findZone<Zone extends Pick<ShippingZone, 'regions'>>(
  zones: readonly Zone[],
  place: Place,
): Zone | null {
  let found: Zone | null = null;
  let exactest = 0;
  for (const zone of zones) {
    const exactness = Math.max(0, ...zone.regions.map((region) => rankRegion(region, place)));
    if (exactness > exactest) [found, exactest] = [zone, exactness];
  }
  return found;
}

/** A place that several zones name equally exactly; positions count from 0, the first wins. */
export type ZoneClash = { country: string; state: string; winner: number; loser: number };

/** The places of zones that an earlier zone, or the zone itself, claims too. */
export function findClashes(zones: readonly Pick<ShippingZone, 'regions'>[]): ZoneClash[] {
  const claims = new Map<string, number>();
  const clashes: ZoneClash[] = [];
  for (const [position, { regions }] of zones.entries())
    for (const { country, states } of regions)
      for (const state of states.length > 0 ? states : ['']) {
        const place = `${country}/${state}`;
        const winner = claims.get(place);
        if (winner === undefined) claims.set(place, position);
        else clashes.push({ country, state, winner, loser: position });
      }
  return clashes;
}

/** 'United States is in Home too, which comes first and wins.' */
export function clashText(
  zones: readonly Pick<ShippingZone, 'name'>[],
  { country, state, winner, loser }: ZoneClash,
): string {
  const place = describePlace(country, state);
  const subject = `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
  if (winner === loser) return `${subject} is in this zone twice.`;
  const name = zones[winner]?.name.trim() || `zone ${winner + 1}`;
  return `${subject} is in ${name} too, which comes first and wins.`;
}
