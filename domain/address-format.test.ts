import { describe, expect, it, test } from 'vitest';
import { countryProblem, findAddressFormat, placeProblems, storedState } from './address-format.ts';
import { COUNTRIES } from './countries.ts';

describe('an address asks for', () => {
  test.each([
    ['', 'State', true, 'ZIP code', true],
    ['Atlantis', 'State', true, 'ZIP code', true],
    ['United States', 'State', true, 'ZIP code', true],
    ['United Kingdom', 'County', false, 'Postcode', true],
    ['Canada', 'Province', true, 'Postal code', true],
    ['Australia', 'State', true, 'Postcode', true],
    ['Japan', 'Prefecture', true, 'Postal code', true],
    ['India', 'State', true, 'PIN code', true],
    ['Ireland', 'County', false, 'Eircode', false],
    ['Hong Kong', 'Area', false, 'Postal code', false],
  ])('what %j calls %s (required: %s) and %s (%s)', (country, state, needsState, postal, needsPostal) => {
    expect(findAddressFormat(country)).toEqual({
      state: { label: state, isRequired: needsState },
      postalCode: { label: postal, isRequired: needsPostal },
    });
  });

  test.each([
    'Germany',
    'France',
    'Netherlands',
    'Sweden',
    'Norway',
    'Denmark',
    'Belgium',
    'Switzerland',
    'Singapore',
  ])('no state in %s', (country) => expect(findAddressFormat(country).state).toBeNull());
});

describe('an address is accepted', () => {
  test.each([
    ['United States', 'OR', '97205'],
    ['United States', 'Oregon', '97205-1234'],
    ['United States', 'N.Y.', '972051234'],
    ['US', 'Texsa', '75001'],
    ['United Kingdom', '', 'W1A 1AA'],
    ['United Kingdom', 'Greater London', 'sw1y4jh'],
    ['United Kingdom', '', 'BFPO 16'],
    ['Vietnam', 'Hanoi', '11000'],
    ['Argentina', '', 'C1002'],
    ['Liechtenstein', '', 'FL-9490'],
    ['Greenland', '', 'DK-3900'],
    ['Peru', '', 'LIMA 15'],
    ['Germany', '', 'D-10623'],
    ['Germany', 'Berlin', '10623'],
    ['Netherlands', '', '1012 AB'],
    ['Sweden', '', 'SE-114 55'],
    ['Poland', '', '00-950'],
    ['Portugal', '', '1000-205'],
    ['Canada', 'P.Q.', 'h2x 1y4'],
    ['Japan', '東京都', '〒100-0001'],
    ['Japan', 'Tokyo', '１００－０００１'],
    ['Brazil', 'SP', '01310-100'],
    ['Finland', '', 'FIN-00100'],
    ['Ireland', 'Co. Dublin', 'D02 X285'],
    ['Hong Kong', '', ''],
    ['Atlantis', 'anything', 'ABC'],
  ])('%s, %j, %j', (country, state, postalCode) => {
    expect(placeProblems({ country, state, postalCode })).toEqual({});
  });
});

describe('an address is asked back', () => {
  test.each([
    ['', '', '', { state: 'State is required', postalCode: 'ZIP code is required' }],
    ['United States', '', '', { state: 'State is required', postalCode: 'ZIP code is required' }],
    ['United States', 'OR', 'ABC', { postalCode: 'ABC is not a ZIP code of United States' }],
    ['United States', 'OR', '9720', { postalCode: '9720 is not a ZIP code of United States' }],
    ['United States', 'ZZ', '97205', { state: 'ZZ is not a state of United States' }],
    ['Canada', 'Texas', 'M5V 3A8', { state: 'Texas is not a province of Canada' }],
    [
      'Canada',
      '',
      '97205',
      { state: 'Province is required', postalCode: '97205 is not a postal code of Canada' },
    ],
    ['United Kingdom', '', '', { postalCode: 'Postcode is required' }],
    ['Germany', '', 'W1A 1AA', { postalCode: 'W1A 1AA is not a postal code of Germany' }],
    ['Japan', '', '100-0001', { state: 'Prefecture is required' }],
  ])('%j, %j, %j', (country, state, postalCode, problems) => {
    expect(placeProblems({ country, state, postalCode })).toEqual(problems);
  });

  it('for a country that there is not', () => {
    expect(countryProblem('Atlantis')).toBe('The shop knows no country Atlantis');
    for (const country of [...COUNTRIES, 'USA', 'U.S.A.', 'u.k.', 'Deutschland', 'España', 'gb'])
      expect(countryProblem(country), country).toBeNull();
  });
});

it.each([
  ['United States', 'Oregon', 'Oregon'],
  ['United States', 'or', 'or'],
  ['United States', 'TX 75001', 'TX'],
  ['United States', 'Texsa', 'TX'],
  ['Canada', 'P.Q.', 'QC'],
  ['Japan', '東京都', 'Tokyo'],
  ['Germany', 'Bayern', 'Bayern'],
  ['United States', 'ZZ', 'ZZ'],
])('in %s stores %j as %j', (country, typed, stored) => {
  expect(storedState(country, typed)).toBe(stored);
});
