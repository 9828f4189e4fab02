import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { possibleUnitPrices } from '../pricing/unit-price.ts';
import { withOptions } from './option-words.ts';
import {
  changedFields,
  changeFields,
  countPrices,
  isNoDiscount,
  newProduct,
  repeatedNames,
  withIds,
} from './product-fields.ts';

const now = new Date('2026-05-01T12:00:00Z');

describe('a new product', () => {
  it('has the given fields, and the defaults of the specification', () => {
    expect(newProduct({ price: 1_250, name: undefined, brand: 'Noct' }, now)).toMatchObject({
      name: 'New Product',
      brand: 'Noct',
      sku: 'SKU-1777636800000',
      price: 1_250,
      availability: true,
    });
  });

  it('shows the first picture of its gallery', () => {
    expect(newProduct({ price: 1, gallery: ['/pictures/b.svg'] }, now).image).toBe('/pictures/b.svg');
  });
});

it('lists changed fields in the order of the form', () => {
  const before = newProduct({ price: 1, name: 'A', features: [{ id: 'a', text: 'Warm' }] }, now);
  const after = changeFields(before, { stock: 3, name: 'B', price: 1, weight: undefined, features: [] });
  expect(changedFields(before, after)).toEqual(['name', 'stock', 'features']);
});

describe('the ids of options', () => {
  it('are derived from names unless given, and never repeated', () => {
    const entries = [
      { name: 'Deep Teal' },
      { id: 'x', name: 'Red' },
      { name: 'x' },
      { name: '红' },
      { name: '蓝' },
    ];
    expect(withIds(entries, ({ name }) => name).map(({ id }) => id)).toEqual([
      'deep-teal',
      'x',
      'x-2',
      'option',
      'option-2',
    ]);
  });

  it('are always unique', () => {
    const entry = fc.record({
      id: fc.option(fc.constantFrom('a', 'a-2', '')),
      name: fc.constantFrom('a', 'A!', ''),
    });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const ids = withIds(entries, ({ name }) => name).map(({ id }) => id);
        expect(new Set(ids).size).toBe(entries.length);
      }),
    );
  });
});

it('finds repeated names in any case', () => {
  expect(repeatedNames(['Red', 'blue', ' RED ', 'Blue', 'green', 'red'])).toEqual([2, 3, 5]);
});

it('counts at least as many prices as there are', () => {
  const option = fc.record({ price: fc.integer({ min: 0, max: 4 }) });
  const options = fc.record({
    colors: fc.array(option, { maxLength: 4 }),
    properties: fc.array(fc.record({ values: fc.array(option, { maxLength: 3 }) }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(options, (chosen) => {
      const product = {
        price: 100,
        discountPrice: null,
        ...withOptions({ sizes: [], memory: [], ...chosen } as never),
      };
      expect(countPrices(product as never)).toBeGreaterThanOrEqual(possibleUnitPrices(product as never).size);
    }),
  );
});

test.each([
  [100, null, false],
  [100, 99, false],
  [100, 100, true],
  [100, 101, true],
  [0, 0, true],
])('of a price of %d a discount price of %s is no discount: %s', (price, discountPrice, isNone) => {
  expect(isNoDiscount({ price, discountPrice })).toBe(isNone);
});
