import { describe, expect, it, test } from 'vitest';
import {
  type CollectionRule,
  describeRule,
  EMPTY_RULE,
  isInRule,
  takesEverything,
} from './collection-rule.ts';

const coat = {
  name: 'Wool Coat',
  description: 'Warm in the wind.',
  category: 'Fashion',
  categories: ['Gifts'],
  brand: 'Halden',
  price: 20_000,
  discountPrice: 15_000,
  priceRange: null,
  rating: 4,
  availability: true,
  stock: 3,
  tags: ['Winter', 'knitted'],
};

const finds = (rule: Partial<CollectionRule>, product: Partial<typeof coat> = {}) =>
  isInRule({ ...EMPTY_RULE, ...rule }, { ...coat, ...product });

describe('the rule of a collection', () => {
  test.each([
    ['one of the categories', { categories: ['Fashion', 'Beauty'] }, { category: 'Electronics' }],
    ['one of its further categories', { categories: ['gifts'] }, { categories: [] }],
    ['one of the tags, in any case', { tags: ['summer', 'winter'] }, { tags: ['Winter sale'] }],
    ['one of the brands', { brands: ['Noct', 'Halden'] }, { brand: 'Other' }],
    ['the lowest price', { minPrice: 15_000 }, { discountPrice: 14_999 }],
    ['the highest price', { maxPrice: 15_000 }, { discountPrice: 15_001 }],
    ['the rating', { minRating: 4 as const }, { rating: 3.9 }],
    ['the text, in any case', { text: 'wOOl' }, { name: 'Linen Coat' }],
    ['a discount', { onSale: true }, { discountPrice: 20_000 }],
    ['pieces left', { inStock: true }, { stock: 0 }],
    ['being offered', { inStock: true }, { availability: false }],
  ])('decides by %s', (_, rule, other) => {
    expect(finds(rule)).toBe(true);
    expect(finds(rule, other)).toBe(false);
  });

  it('needs all that is set', () => {
    expect(finds({ categories: ['Fashion'], maxPrice: 10_000 })).toBe(false);
    expect(finds({ categories: ['Fashion'], maxPrice: 20_000 })).toBe(true);
  });

  it('compares the lowest price of variants that have their own', () => {
    const ranged = { ...coat, priceRange: { min: 5_000, max: 30_000 } };
    expect(isInRule({ ...EMPTY_RULE, maxPrice: 6_000 }, ranged)).toBe(true);
  });

  it('is said in words', () => {
    expect(describeRule(EMPTY_RULE)).toBe('');
    expect(takesEverything(EMPTY_RULE)).toBe(true);
    const rule = { ...EMPTY_RULE, categories: ['Fashion', 'Beauty'], tags: ['wool'], maxPrice: 5_000 };
    expect(describeRule({ ...rule, onSale: true })).toBe(
      'Fashion or Beauty, tagged wool, up to $50.00, on sale',
    );
  });
});
