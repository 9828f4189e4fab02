import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withOptions } from '../products/option-words.ts';
import { resolveSelection } from './resolve-selection.ts';
import { NOTHING_SELECTED } from './selection.ts';
import { possibleUnitPrices, unitPrice } from './unit-price.ts';

const lamp = withOptions({
  price: 20_000,
  discountPrice: 15_000 as number | null,
  colors: [
    { id: 'Sand', name: 'Sand', price: 0 },
    { id: 'brass', name: 'Brass', price: 2_500 },
  ],
  sizes: ['S', 'M'],
  memory: [],
  properties: [
    {
      id: 'cord',
      name: 'Cord',
      values: [
        { id: 'linen', value: 'Linen', price: 0 },
        { id: 'silk', value: 'Silk', price: 1_000 },
      ],
    },
    { id: 'bulb', name: 'Bulb', values: [{ id: 'warm', value: 'Warm white', price: 500 }] },
  ],
});

function resolve(selection: Partial<typeof NOTHING_SELECTED>) {
  const resolved = resolveSelection(lamp, { ...NOTHING_SELECTED, ...selection });
  if (!resolved.ok) throw new Error('expected the selection to be known');
  return resolved.selection;
}

describe('a unit price', () => {
  test.each([
    ['is the discount price when there is one', {}, 15_000],
    ['adds the surcharge of the color', { options: { Color: 'Brass' } }, 17_500],
    ['finds the color by its id too', { options: { Color: 'brass' } }, 17_500],
    ['adds the surcharge of each property', { properties: { cord: 'silk', bulb: 'warm' } }, 16_500],
    ['adds nothing for a size', { options: { Size: 'M' } }, 15_000],
    [
      'adds them all',
      { options: { Color: 'Brass', Size: 'S' }, properties: { cord: 'silk', bulb: 'warm' } },
      19_000,
    ],
  ])('%s', (_, selection, cents) => {
    expect(unitPrice(lamp, resolve(selection as never))).toBe(cents);
  });

  it('is the regular price without a discount', () => {
    expect(unitPrice({ ...lamp, discountPrice: null }, resolve({}))).toBe(20_000);
  });

  it('is always one of the possible unit prices', () => {
    const anySelection = fc.record({
      color: fc.constantFrom(null, 'Sand', 'Brass'),
      properties: fc.constantFrom({}, { cord: 'silk' }, { bulb: 'warm' }, { cord: 'linen', bulb: 'warm' }),
    });
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(possibleUnitPrices(lamp)).toContain(unitPrice(lamp, resolve(selection as never)));
      }),
    );
  });

  it('is a sum of option prices', () => {
    expect([...possibleUnitPrices({ ...lamp, properties: [] })]).toEqual([15_000, 17_500]);
  });
});
