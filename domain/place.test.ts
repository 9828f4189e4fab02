import { describe, expect, it } from 'vitest';
import { describePlace, EVERYWHERE, parsePlace, rankRegion } from './place.ts';

describe('the place of an address', () => {
  it.each([
    ['United States', 'Texas', 'US', 'TX'],
    ['USA', 'tx', 'US', 'TX'],
    ['us', 'N.Y.', 'US', 'NY'],
    ['Canada', 'Québec', 'CA', 'QC'],
    ['Germany', ' Baden-Württemberg ', 'DE', 'baden wurttemberg'],
    ['Narnia', 'West', '', 'west'],
  ])('%s, %s is %s, %s', (country, state, code, key) => {
    expect(parsePlace({ country, state })).toEqual({ country: code, state: key });
  });

  it('is named by its state, its country, everywhere, or not', () => {
    const texas = { country: 'US', state: 'TX' };
    expect(rankRegion({ country: 'US', states: ['CA', 'TX'] }, texas)).toBe(3);
    expect(rankRegion({ country: 'US', states: [] }, texas)).toBe(2);
    expect(rankRegion({ country: EVERYWHERE, states: [] }, texas)).toBe(1);
    expect(rankRegion({ country: 'US', states: ['CA'] }, texas)).toBe(0);
    expect(rankRegion({ country: 'DE', states: [] }, texas)).toBe(0);
  });

  it('has a name', () => {
    expect(describePlace('US', 'TX')).toBe('Texas, United States');
    expect(describePlace('DE')).toBe('Germany');
    expect(describePlace(EVERYWHERE)).toBe('everywhere else');
  });
});
