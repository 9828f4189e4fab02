import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withOptions } from '../products/option-words.ts';
import { choiceProblems } from './choice-problems.ts';
import { preselect } from './preselect.ts';
import { isSingleLine, quoteText } from './requested-text.ts';
import { describeSelection, resolveSelection, toSelection } from './resolve-selection.ts';
import { NOTHING_SELECTED } from './selection.ts';
import { possibleUnitPrices } from './unit-price.ts';

const ring = withOptions({
  colors: [{ id: 'gold', name: 'Gold', price: 0 }],
  sizes: ['16', '17'],
  memory: [],
  properties: [
    {
      id: 'engraving',
      name: 'Engraving',
      values: [
        { id: 'none', value: 'None', price: 0, withoutText: true as const },
        { id: 'inside', value: 'Inside', price: 1_900 },
      ],
      required: true as const,
      text: { label: 'Engraved text', maxLength: 12 },
    },
    { id: 'box', name: 'Box', values: [{ id: 'oak', value: 'Oak', price: 900 }] },
  ],
  requiredOptions: ['color' as const, 'size' as const, 'memory' as const],
});
const unflagged = {
  ...ring,
  options: ring.options.map((option) => ({ ...option, isRequired: false })),
  properties: ring.properties.map(({ id, name, values }) => ({ id, name, values })),
};
const engraved = (text?: string) => ({
  ...preselect(ring),
  properties: { engraving: 'inside' },
  ...(text !== undefined && { texts: { engraving: text } }),
});
const messages = (selection: Parameters<typeof choiceProblems>[1]) =>
  choiceProblems(ring, selection).map(({ message }) => message);

describe('a selection that can be bought', () => {
  test.each([
    ['has each required option', { ...preselect(ring), properties: { engraving: 'none' } }],
    ['has the text that its value asks for', engraved('Ada & Max')],
    [
      'may lack what is not required',
      { ...engraved('Ada'), options: { Color: 'Gold', Size: '16', Memory: null } },
    ],
  ])('%s', (_, selection) => {
    expect(choiceProblems(ring, selection)).toEqual([]);
  });

  it('can be any if nothing is required', () => {
    for (const selection of [NOTHING_SELECTED, preselect(unflagged), engraved()])
      expect(choiceProblems(unflagged, selection)).toEqual([]);
  });
});

describe('a selection that cannot be bought', () => {
  it('lists missing choices in the order of the page, without empty options', () => {
    expect(choiceProblems(ring, NOTHING_SELECTED)).toEqual([
      { at: { option: 'Color' }, message: 'Color is required' },
      { at: { option: 'Size' }, message: 'Size is required' },
      { at: { property: 'engraving' }, message: 'Engraving is required' },
    ]);
  });

  test.each([
    ['no text', undefined, 'Engraved text is required'],
    ['only blanks', '   ', 'Engraved text is required'],
    ['too long a text', 'x'.repeat(13), 'Engraved text is too long (at most 12 characters)'],
    ['two lines', 'Ada\nMax', 'Engraved text contains characters that are not allowed'],
    ['a control character', 'A\u0000', 'Engraved text contains characters that are not allowed'],
    ['a change of direction', 'A\u202eB', 'Engraved text contains characters that are not allowed'],
    ['half a character', 'A\ud800', 'Engraved text contains characters that are not allowed'],
  ])('has %s', (_, text, message) => {
    expect(choiceProblems(ring, engraved(text))).toEqual([{ at: { text: 'engraving' }, message }]);
  });

  it('does not mistake inherited names for texts', () => {
    const odd = {
      ...ring,
      properties: ring.properties.map((property) => ({ ...property, id: 'constructor' })),
    };
    const selection = { ...preselect(odd), properties: { constructor: 'inside' }, texts: {} };
    expect(choiceProblems(odd, selection).map(({ message }) => message)).toContain(
      'Engraved text is required',
    );
  });

  it('is complete once every problem is solved', () => {
    expect(messages({ ...preselect(ring), options: { Size: '16' } })).toEqual([
      'Color is required',
      'Engraving is required',
    ]);
    expect(messages(preselect(ring))).toEqual(['Engraving is required']);
    expect(messages(engraved())).toEqual(['Engraved text is required']);
    expect(messages(engraved('Ada'))).toEqual([]);
  });
});

describe('a typed text', () => {
  const resolve = (text: string) => {
    const resolved = resolveSelection(ring, engraved(text));
    if (!resolved.ok) throw new Error('expected the selection to be known');
    return resolved.selection;
  };

  it('is described after its property, trimmed and in quotation marks', () => {
    expect(describeSelection(resolve(' Ada, Max '))).toBe(
      'Color: Gold, Size: 16, Engraving: Inside, Engraved text: “Ada, Max”',
    );
    expect(toSelection(resolve(' Ada ')).texts).toEqual({ engraving: 'Ada' });
    expect(toSelection(resolve('  ')).texts).toBeUndefined();
  });

  it('cannot close its quotation marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('“', '”', '"', ',', ' ', 'a', ':') }), (text) => {
        expect(quoteText(text).slice(1, -1)).not.toMatch(/[“”]/);
        expect(quoteText(text)).toHaveLength(text.length + 2);
      }),
    );
  });

  it('can have letters of every script', () => {
    for (const text of ['Zoë', '愛', 'שלום', '❤️', "=HYPERLINK('x')"]) expect(isSingleLine(text)).toBe(true);
  });

  test.each([
    ['a property that asks none', { box: 'oak' }, { box: 'Ada' }],
    ['a value that asks none', { engraving: 'none' }, { engraving: 'Ada' }],
    ['a property that is not there', {}, { lid: 'Ada' }],
  ])('is refused for %s', (_, properties, texts) => {
    expect(resolveSelection(ring, { ...preselect(ring), properties, texts })).toMatchObject({
      ok: false,
      unknown: [{ option: 'text' }],
    });
  });
});

it('a product with a required choice has only the unit prices at which it can be bought', () => {
  const values = [
    { id: 's', value: 'S', price: 500 },
    { id: 'l', value: 'L', price: 900 },
  ];
  const candle = withOptions({ price: 1_000, discountPrice: null, colors: [], sizes: [], memory: [] });
  const size = { id: 'size', name: 'Size', values };
  expect([...possibleUnitPrices({ ...candle, properties: [size] })]).toEqual([1_000, 1_500, 1_900]);
  const required = { ...size, required: true as const };
  expect([...possibleUnitPrices({ ...candle, properties: [required] })]).toEqual([1_500, 1_900]);
});
