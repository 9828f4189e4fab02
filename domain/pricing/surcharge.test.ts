import { describe, expect, it, test } from 'vitest';
import { withOptions } from '../products/option-words.ts';
import { preselect } from './preselect.ts';
import { computeSurcharge, openingSurcharge } from './surcharge.ts';

describe('the surcharge of a choice', () => {
  const values = [
    { id: 'small', value: 'Small', price: 300 },
    { id: 'large', value: 'Large', price: 4_200 },
  ];
  const lists = {
    colors: [
      { id: 'bone', name: 'Bone', price: 500 },
      { id: 'ink', name: 'Ink', price: 0 },
    ],
    sizes: [],
    memory: [],
  };
  const candle = withOptions({ ...lists, properties: [{ id: 'size', name: 'Size', values }] });
  const required = withOptions({
    ...lists,
    requiredOptions: ['color'],
    properties: [{ id: 'size', name: 'Size', values, required: true as const }],
  });
  const chosen = preselect(candle);

  test.each([
    ['is that of the preselected color', candle, chosen, 500],
    ['is nothing where the color is deselected', candle, { ...chosen, options: { Color: null } }, 0],
    ['adds the value of a property', candle, { ...chosen, properties: { size: 'large' } }, 4_700],
    ['adds the cheapest value of a required property that is not chosen', required, chosen, 800],
    [
      'adds the chosen value of a required property',
      required,
      { ...chosen, properties: { size: 'large' } },
      4_700,
    ],
    ['adds the cheapest color where one is required', required, { ...chosen, options: { Color: null } }, 300],
  ])('%s', (_, options, selection, cents) => {
    expect(computeSurcharge(options, selection)).toBe(cents);
  });

  it('of an opened page is that of its preselected and required options', () => {
    expect(openingSurcharge(candle)).toBe(500);
    expect(openingSurcharge(required)).toBe(800);
    expect(openingSurcharge(withOptions({ colors: [], sizes: [], memory: [], properties: [] }))).toBe(0);
  });
});
