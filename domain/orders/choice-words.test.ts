import { expect, it, test } from 'vitest';
import { fieldOfOption, readChoice, writeChoice, writeLine } from './choice-words.ts';

const words = {
  selectedColor: 'Sand',
  selectedSize: 'M',
  selectedOptions: { Lid: 'Steel' },
  selectedProperties: { wrap: 'yes' },
  propertyTexts: { wrap: 'Ada' },
};
const selection = {
  options: { Color: 'Sand', Size: 'M', Lid: 'Steel' },
  properties: { wrap: 'yes' },
  texts: { wrap: 'Ada' },
};

it('reads the words of the specification as a selection, and keeps what else a line has', () => {
  expect(readChoice({ ...words, productId: 'mug' })).toEqual({ productId: 'mug', selection });
});

it('writes them again', () => {
  expect(writeChoice(selection)).toEqual(words);
  expect(writeChoice({ options: { Color: null } })).toEqual({});
});

it('tells what was left out from what was not chosen', () => {
  expect(readChoice({ selectedColor: null }).selection.options).toEqual({ Color: null });
});

it('asks for no default where a line names nothing', () => {
  expect(writeLine({ productId: 'mug', quantity: 2, selection: { options: { Size: 'M' } } })).toEqual({
    productId: 'mug',
    quantity: 2,
    selectedColor: null,
    selectedSize: 'M',
    selectedMemory: null,
    selectedProperties: {},
  });
});

test.each([
  ['COLOR', 'selectedColor'],
  ['Memory', 'selectedMemory'],
  ['Lid', 'selectedOptions.Lid'],
])('the value of %s is in %s', (name, field) => {
  expect(fieldOfOption(name)).toBe(field);
});
