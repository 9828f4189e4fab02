import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, rankRegion } from '../place.ts';
import { clashText, findClashes, findZone } from './find-zone.ts';

const zone = (name: string, ...regions: [country: string, ...states: string[]][]) => ({
  name,
  regions: regions.map(([country, ...states]) => ({ country, states })),
});

describe('the zone of a place', () => {
  const rest = zone('Rest', [EVERYWHERE]);
  const states = zone('States', ['US']);
  const south = zone('South', ['US', 'TX', 'FL'], ['MX']);
  const second = zone('Second', ['US'], ['MX']);

  it('is the more specific one, then the first listed', () => {
    const zones = [rest, states, south, second];
    expect(findZone(zones, { country: 'US', state: 'TX' })).toBe(south);
    expect(findZone(zones, { country: 'US', state: 'NY' })).toBe(states);
    expect(findZone(zones, { country: 'MX', state: '' })).toBe(south);
    expect(findZone(zones, { country: 'DE', state: '' })).toBe(rest);
    expect(findZone([states], { country: 'DE', state: '' })).toBeNull();
    expect(findZone([], { country: 'US', state: 'TX' })).toBeNull();
  });

  it('is no less exact than any other, and the first of those', () => {
    const anyRegion = fc.record({
      country: fc.constantFrom('US', 'MX', EVERYWHERE),
      states: fc.subarray(['TX', 'FL', 'NY']),
    });
    const anyZone = fc.record({ regions: fc.array(anyRegion, { maxLength: 3 }) });
    const anyPlace = fc.record({
      country: fc.constantFrom('US', 'MX', 'DE', ''),
      state: fc.constantFrom('TX', 'NY', ''),
    });
    fc.assert(
      fc.property(fc.array(anyZone, { maxLength: 6 }), anyPlace, (zones, place) => {
        const exact = zones.map(({ regions }) => Math.max(0, ...regions.map((r) => rankRegion(r, place))));
        const best = Math.max(0, ...exact);
        const expected = best === 0 ? null : zones[exact.indexOf(best)];
        expect(findZone(zones, place)).toBe(expected);
      }),
    );
  });

  it('is said where two claim a country or a state', () => {
    const zones = [states, south, second];
    const clashes = findClashes(zones);
    expect(clashes).toEqual([
      { country: 'US', state: '', winner: 0, loser: 2 },
      { country: 'MX', state: '', winner: 1, loser: 2 },
    ]);
    expect(clashes.map((clash) => clashText(zones, clash))).toEqual([
      'United States is in States too, which comes first and wins.',
      'Mexico is in South too, which comes first and wins.',
    ]);
    const twice = [zone('', ['US', 'TX'], ['US', 'TX']), zone('B', ['US', 'TX'])];
    expect(findClashes(twice).map((clash) => clashText(twice, clash))).toEqual([
      'Texas, United States is in this zone twice.',
      'Texas, United States is in zone 1 too, which comes first and wins.',
    ]);
  });
});
