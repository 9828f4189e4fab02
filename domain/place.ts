import { countryName, findCountryCode } from './countries.ts';
import { stateOfAddress } from './find-state.ts';
import { stateName } from './states.ts';

/**
 * Where something is sent or taxed: a two-letter code ('' if unknown), and a state as of `stateKey`.
 */
export type Place = { country: string; state: string };

/** All countries: the country of a region or rate for everywhere else. */
export const EVERYWHERE = '*';

/** A country (its code, or `EVERYWHERE`) or some of its states; no states means all of it. */
export type Region = { country: string; states: readonly string[] };

/** The place of an address as typed. */
export function parsePlace({ country, state }: { country: string; state: string }): Place {
  const code = findCountryCode(country) ?? '';
  return { country: code, state: stateOfAddress(code, state) };
}

/** Ranks how exactly a region names a place: 3 its state, 2 its country, 1 everywhere, 0 not at all. */
export function rankRegion({ country, states }: Region, place: Place): number {
  if (country === EVERYWHERE) return 1;
  if (country !== place.country) return 0;
  if (states.length === 0) return 2;
  return states.includes(place.state) ? 3 : 0;
}

/** 'United States', 'Texas, United States', 'everywhere else' */
export function describePlace(country: string, state = ''): string {
  if (country === EVERYWHERE) return 'everywhere else';
  const name = countryName(country);
  return state === '' ? name : `${stateName(country, state)}, ${name}`;
}
