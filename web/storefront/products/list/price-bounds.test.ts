import { describe, expect, it, test } from 'vitest';
import { readBounds } from './price-bounds.ts';

describe('valid price bounds', () => {
  test.each([
    ['', '', '', ''],
    ['20', '100', '20', '100'],
    ['$1,299', '1,299.5', '1299', '1299.50'],
    ['50', '50', '50', '50'],
    [' .99 ', '', '0.99', ''],
  ])('from "%s" to "%s" are plain dollars', (minPrice, maxPrice, min, max) => {
    expect(readBounds({ minPrice, maxPrice })).toEqual({
      bounds: { minPrice: min, maxPrice: max },
      errors: {},
    });
  });
});

describe('an invalid price bound', () => {
  test.each([
    ['abc', 'Min must be an amount such as 15.00'],
    ['$', 'Min must be an amount such as 15.00'],
    ['-5', 'Min cannot be negative'],
    ['12,50', 'Min is unclear: write it like 1,299.50'],
    ['9999999', 'Min must be less than $1,000,000'],
  ])('"%s" has a message and no effect; the other bound applies', (minPrice, message) => {
    expect(readBounds({ minPrice, maxPrice: '90' })).toEqual({
      bounds: { minPrice: '', maxPrice: '90' },
      errors: { minPrice: message },
    });
  });

  it('is a minimum above the maximum', () => {
    expect(readBounds({ minPrice: '100', maxPrice: '50' })).toEqual({
      bounds: { minPrice: '', maxPrice: '' },
      errors: { maxPrice: 'Max is below Min' },
    });
  });
});
