import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matchesFilter, NO_FILTER } from './filter.ts';
import { pictureOfColor } from './picture-of-color.ts';
import { DEFAULT_TEMPLATES, offeredTemplates } from './templates.ts';

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

describe('the picture of a color', () => {
  const pictures = ['/pictures/home/kiln-vase-bone.webp', '/pictures/home/kiln-vase-deep-teal.webp'];

  it('is the one whose file is named for it', () => {
    expect(pictureOfColor(pictures, 'Deep Teal')).toBe('/pictures/home/kiln-vase-deep-teal.webp');
  });

  test.each(['Teal Deep', 'Vase Bone Blue'])('does not exist for %s', (color) => {
    expect(pictureOfColor([...pictures, 'https://pictures.example/1.jpg'], color)).toBeUndefined();
  });
});

describe('the templates of the product form', () => {
  it('are 19 colors, 10 specifications and 12 features, each name once', () => {
    const { colors, specifications, features } = DEFAULT_TEMPLATES;
    expect([colors.length, specifications.length, features.length]).toEqual([19, 10, 12]);
    expect(new Set(colors.map(({ name }) => name)).size).toBe(19);
    const surcharges = new Set(colors.map(({ price }) => price / 100));
    expect([...surcharges].sort((one, other) => one - other)).toEqual([0, 5, 10, 15, 20, 25, 30, 50, 75]);
  });

  it('are offered twelve at a time, without those that are used', () => {
    const { colors } = DEFAULT_TEMPLATES;
    const nameOf = ({ name }: { name: string }) => name;
    expect(offeredTemplates(colors, [], nameOf)).toEqual(colors.slice(0, 12));
    expect(offeredTemplates(colors, ['BLACK ', 'white'], nameOf)).toEqual(colors.slice(2, 14));
    expect(offeredTemplates(colors, colors.map(nameOf), nameOf)).toEqual([]);
  });
});
