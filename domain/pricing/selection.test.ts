import { describe, expect, it } from 'vitest';
import { withOptions } from '../products/option-words.ts';
import { preselect } from './preselect.ts';
import { describeSelection, resolveSelection } from './resolve-selection.ts';
import { NOTHING_SELECTED } from './selection.ts';

const lists = {
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
};
const lamp = withOptions(lists);

function resolve(selection: Partial<typeof NOTHING_SELECTED>) {
  const resolved = resolveSelection(lamp, { ...NOTHING_SELECTED, ...selection });
  if (!resolved.ok) throw new Error('expected the selection to be known');
  return resolved.selection;
}

describe('a selection', () => {
  it('opens with the first color, size and memory and no property', () => {
    expect(preselect(withOptions({ ...lists, memory: ['64 GB', '128 GB'] }))).toEqual({
      options: { Color: 'Sand', Size: 'S', Memory: '64 GB' },
      properties: {},
    });
  });

  it('opens empty on a product without options', () => {
    expect(preselect(withOptions({ colors: [], sizes: [], memory: [], properties: [] }))).toEqual(
      NOTHING_SELECTED,
    );
  });

  it('is refused with the names of unknown options', () => {
    const strange = {
      options: { Color: 'Gold', Size: 'XXL', Memory: '1 TB' },
      properties: { cord: 'wool', lid: 'x' },
    };
    expect(resolveSelection(lamp, strange)).toEqual({
      ok: false,
      unknown: [
        { option: 'color', name: 'Gold' },
        { option: 'size', name: 'XXL' },
        { option: 'memory', name: '1 TB' },
        { option: 'property', name: 'cord: wool' },
        { option: 'property', name: 'lid: x' },
      ],
    });
  });

  it('does not mistake inherited names for properties', () => {
    expect(
      resolveSelection(lamp, { ...NOTHING_SELECTED, properties: { constructor: 'name' } }),
    ).toMatchObject({ ok: false });
  });

  it('is described in the order color, size, memory, properties', () => {
    const chosen = resolve({
      options: { Size: 'M', Color: 'brass' },
      properties: { bulb: 'warm', cord: 'silk' },
    });
    expect(describeSelection(chosen)).toBe('Color: Brass, Size: M, Cord: Silk, Bulb: Warm white');
    expect(describeSelection(resolve({}))).toBe('');
  });
});
