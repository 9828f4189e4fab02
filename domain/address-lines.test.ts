import { expect, it, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import { COUNTRIES, countryCode } from './countries.ts';

const place = { address: '1 Main St', city: 'Town', state: 'ST', zipCode: '12345', country: 'United States' };

test.each([
  ['United States', 'Portland', 'OR', '97205', ['Portland, OR 97205']],
  ['US', 'Portland', 'OR', '97205', ['Portland, OR 97205']],
  ['Germany', 'Berlin', 'Berlin', '10623', ['10623 Berlin']],
  ['DE', 'Berlin', '', '10623', ['10623 Berlin']],
  ['Germany', 'München', 'Bayern', '80331', ['80331 München']],
  ['France', 'Paris', '', '75001', ['75001 Paris']],
  ['United Kingdom', 'London', 'Greater London', 'W1A 1AA', ['London', 'Greater London', 'W1A 1AA']],
  ['United Kingdom', 'London', 'london', 'W1A 1AA', ['London', 'W1A 1AA']],
  ['United Kingdom', 'London', '', 'W1A 1AA', ['London', 'W1A 1AA']],
  ['Canada', 'Toronto', 'ON', 'M5V 3A8', ['Toronto ON M5V 3A8']],
  ['Australia', 'Sydney', 'NSW', '2000', ['Sydney NSW 2000']],
  ['Japan', 'Shibuya', 'Tokyo', '150-0002', ['Shibuya, Tokyo 150-0002']],
  ['Italy', 'Fiesole', 'FI', '50014', ['50014 Fiesole FI']],
  ['Spain', 'Madrid', 'Madrid', '28013', ['28013 Madrid']],
  ['India', 'Mumbai', 'Maharashtra', '400001', ['Mumbai 400001', 'Maharashtra']],
  ['Brazil', 'São Paulo', 'SP', '01310-100', ['São Paulo - SP', '01310-100']],
  ['Mexico', 'Cuauhtémoc', 'Ciudad de México', '06000', ['06000 Cuauhtémoc, Ciudad de México']],
  ['Singapore', 'Singapore', '', '238838', ['Singapore 238838']],
  ['Hong Kong', 'Central', '', '', ['Central']],
  ['Atlantis', 'Town', 'West', '1', ['Town, West 1']],
])('an address of %s: %s, %s, %s', (country, city, state, zipCode, lines) => {
  expect(addressLines({ ...place, country, city, state, zipCode })).toEqual(['1 Main St', ...lines, country]);
});

it('leaves out what an address lacks', () => {
  const empty = { address: '', city: '', state: '', zipCode: '', country: 'Germany' };
  expect(addressLines(empty)).toEqual(['Germany']);
  expect(addressLines({ ...empty, country: '' })).toEqual([]);
});

it('prints an address alike by the name and the code of its country', () => {
  for (const name of COUNTRIES) {
    const [byName, byCode] = [name, countryCode(name)].map((country) => addressLines({ ...place, country }));
    expect(byCode?.slice(0, -1), name).toEqual(byName?.slice(0, -1));
  }
});
