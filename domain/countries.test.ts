import { expect, it, test } from 'vitest';
import { COUNTRIES, countryCode } from './countries.ts';

test.each(
  Object.entries({
    'United States': 'US',
    Pakistan: 'PK',
    India: 'IN',
    'United Kingdom': 'GB',
    Canada: 'CA',
    Australia: 'AU',
    Germany: 'DE',
    France: 'FR',
    Japan: 'JP',
    China: 'CN',
    Brazil: 'BR',
    Mexico: 'MX',
    Italy: 'IT',
    Spain: 'ES',
    Netherlands: 'NL',
    Sweden: 'SE',
    Norway: 'NO',
    Denmark: 'DK',
    Belgium: 'BE',
    Switzerland: 'CH',
  }),
)('%s is %s, as specified', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

it('knows every country by its own code', () => {
  expect(COUNTRIES.length).toBe(249);
  expect(new Set(COUNTRIES.map(countryCode)).size).toBe(249);
  expect(countryCode('Austria')).toBe('AT');
});

test.each(['Atlantis', '', 'constructor'])('falls back to US for the unknown name %j', (name) => {
  expect(countryCode(name)).toBe('US');
});
