import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withOptions } from '../products/option-words.ts';
import type { Property } from '../products/product.ts';
import { listCombinations } from '../products/variants/combinations.ts';
import type { Variant } from '../products/variants/variant.ts';
import { completeSelection } from './complete-selection.ts';
import { findVariant } from './find-variant.ts';
import { preselect } from './preselect.ts';
import { resolveSelection } from './resolve-selection.ts';
import { NOTHING_SELECTED, type Selection } from './selection.ts';
import { unitPrice } from './unit-price.ts';
import { chooseValue, valueState } from './value-states.ts';

const OPTIONS = [
  { name: 'Color', values: ['Red', 'Blue', 'Gold'] },
  { name: 'Size', values: ['S', 'M', 'L'] },
];

const variant = (options: Record<string, string>, more: Partial<Variant> = {}): Variant => ({
  id: Object.values(options).join('-'),
  sku: Object.values(options).join('-'),
  options,
  price: null,
  discountPrice: null,
  barcode: null,
  weightGrams: null,
  image: null,
  stock: null,
  isOffered: true,
  ...more,
});

/** Red S is sold out, Blue L is not made, Gold is not made at all. */
const shirt = withOptions({
  price: 2_000,
  discountPrice: 1_500,
  colors: [
    { id: 'r', name: 'Red', price: 0 },
    { id: 'b', name: 'Blue', price: 500 },
    { id: 'g', name: 'Gold', price: 900 },
  ],
  sizes: ['S', 'M', 'L'],
  memory: [],
  properties: [],
  variantOptions: OPTIONS,
  variants: listCombinations(OPTIONS).map((options) =>
    variant(options, {
      ...(options.Color === 'Red' && options.Size === 'S' && { stock: 0 }),
      ...((options.Color === 'Gold' || (options.Color === 'Blue' && options.Size === 'L')) && {
        isOffered: false,
      }),
    }),
  ),
});

const chosen = (color: string | null, size: string | null): Selection => ({
  ...NOTHING_SELECTED,
  options: { Color: color, Size: size },
});

describe('a value on the product page', () => {
  test.each([
    [chosen('Red', 'M'), 'Size', 'M', 'available'],
    [chosen('Red', 'M'), 'Size', 'S', 'sold_out'],
    [chosen('Blue', 'M'), 'Size', 'L', 'elsewhere'],
    [chosen('Red', 'L'), 'Color', 'Blue', 'elsewhere'],
    [chosen(null, 'S'), 'Color', 'Red', 'sold_out'],
    [chosen(null, null), 'Color', 'Red', 'available'],
    [chosen('Red', 'M'), 'Color', 'Gold', 'never'],
  ] as const)('of %j: %s %s is %s', (selection, option, value, state) => {
    expect(valueState(shirt, selection, option, value)).toBe(state);
  });

  it('moves the other options if it is not offered with them, and says so', () => {
    const { selection, moved } = chooseValue(shirt, chosen('Red', 'L'), 'Color', 'Blue');
    expect(selection.options).toEqual({ Color: 'Blue', Size: 'S' });
    expect(moved).toEqual([{ option: 'Size', from: 'L', to: 'S' }]);
  });

  it('leaves the others as they are if it is offered with them, sold out or not', () => {
    expect(chooseValue(shirt, chosen('Blue', 'S'), 'Color', 'Red')).toEqual({
      selection: chosen('Red', 'S'),
      moved: [],
    });
  });
});

it('the page opens with the first variant that can be bought', () => {
  expect(preselect(shirt)).toMatchObject({ options: { Color: 'Red', Size: 'M' } });
});

describe('a line that knows only the specification', () => {
  test.each([
    [{}, 'Red-M'],
    [{ Color: 'Blue' }, 'Blue-S'],
    [{ Size: 'L' }, 'Red-L'],
    [{ Color: 'b', Size: 'M' }, 'Blue-M'],
  ])('V5: %j is the variant %s', (sent, id) => {
    expect(findVariant(shirt, completeSelection(shirt, { options: sent }))?.id).toBe(id);
  });
});

it('V5: each selection has the same unit price before and after variants are generated', () => {
  const colors = fc
    .uniqueArray(fc.record({ name: fc.constantFrom('A', 'B', 'C', 'D'), price: fc.nat(9_900) }), {
      selector: ({ name }) => name,
      minLength: 1,
    })
    .map((all) => all.map((color) => ({ id: color.name.toLowerCase(), ...color })));
  const sizes = fc.uniqueArray(fc.constantFrom('S', 'M', 'L'), { minLength: 1 });
  const properties = fc.constant<Property[]>([
    { id: 'wrap', name: 'Wrap', values: [{ id: 'yes', value: 'Yes', price: 300 }] },
  ]);
  const product = fc.record({
    price: fc.integer({ min: 2, max: 99_900 }),
    isReduced: fc.boolean(),
    colors,
    sizes,
    memory: fc.constant<string[]>([]),
    properties,
  });
  fc.assert(
    fc.property(product, fc.boolean(), ({ isReduced, ...before }, isWrapped) => {
      const lists = { ...before, discountPrice: isReduced ? before.price - 1 : null };
      const variantOptions = [
        { name: 'Color', values: lists.colors.map(({ name }) => name) },
        { name: 'Size', values: lists.sizes },
      ];
      const plain = withOptions({ ...lists, variants: undefined });
      const varied = withOptions({
        ...lists,
        variantOptions,
        variants: listCombinations(variantOptions).map((values) => variant(values)),
      });
      for (const color of lists.colors)
        for (const size of lists.sizes) {
          const selection = {
            ...chosen(color.name, size),
            properties: isWrapped ? { wrap: 'yes' } : {},
          };
          const [old, now] = [plain, varied].map((one) => {
            const resolved = resolveSelection(one, selection);
            return resolved.ok ? unitPrice(one, resolved.selection) : null;
          });
          expect(now).toBe(old);
          expect(old).not.toBeNull();
        }
    }),
  );
});
