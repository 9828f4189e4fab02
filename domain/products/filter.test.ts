import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matchesFilter, NO_FILTER } from './filter.ts';

const kettle = {
  name: 'Ember Kettle',
  description: 'A 100% steel kettle for the café.',
  category: 'Home & Kitchen',
  brand: 'Ōtani',
  price: 20_000,
  discountPrice: 15_000,
};

describe('a product passes', () => {
  test.each([
    ['no filter', {}],
    ['a search in its name, whatever the case', { search: 'eMBER' }],
    ['a search in its description', { search: 'steel kettle' }],
    ['a search in its category', { search: '& kitchen' }],
    ['a search in its brand', { search: 'ōTANI' }],
    ['a search with an accent encoded another way', { search: 'cafe\u0301' }],
    ['a search for a per cent sign', { search: '100%' }],
    ['its own category', { category: 'Home & Kitchen' }],
    ['a lower bound equal to its discount price', { minPrice: 15_000 }],
    ['an upper bound equal to its discount price', { maxPrice: 15_000 }],
  ])('%s', (_, filter) => {
    expect(matchesFilter(kettle, { ...NO_FILTER, ...filter })).toBe(true);
  });
});

describe('a product does not pass', () => {
  test.each([
    ['a search for a text it does not have', { search: 'teapot' }],
    ['a wildcard that stands for itself only', { search: 'e%r' }],
    ['a text across two of its fields', { search: 'kettlea' }],
    ['a category in another case', { category: 'home & kitchen' }],
    ['another brand', { brand: 'Otani' }],
    ['a lower bound above its discount price, though below its price', { minPrice: 15_001 }],
    ['an upper bound below its discount price', { maxPrice: 14_999 }],
  ])('%s', (_, filter) => {
    expect(matchesFilter(kettle, { ...NO_FILTER, ...filter })).toBe(false);
  });
});

it('means the same as looking into each text alone', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string({ minLength: 1, maxLength: 2 }),
      (name, brand, search) => {
        const product = { ...kettle, name, brand };
        const texts = [name, product.description, product.category, brand];
        const expected = texts.some((text) =>
          text.normalize('NFC').toLowerCase().includes(search.normalize('NFC').toLowerCase()),
        );
        fc.pre(!search.includes('\u0001'));
        expect(matchesFilter(product, { ...NO_FILTER, search })).toBe(expected);
      },
    ),
  );
});
