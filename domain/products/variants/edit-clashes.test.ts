import { expect, test } from 'vitest';
import { editClashes } from './edit-clashes.ts';

const variant = {
  id: 'VR-1',
  sku: 'RED-M',
  options: { Color: 'Red' },
  price: 2_500,
  discountPrice: null,
  barcode: null,
  weightGrams: null,
  image: null,
  stock: 3,
  isOffered: true,
};

test.each([
  ['another value than was seen', { price: 3_000 }, { price: 2_000 }, ['price']],
  ['a value that was empty when seen', { price: 3_000 }, { price: null }, ['price']],
  ['the value that was seen', { price: 3_000 }, { price: 2_500 }, []],
  ['the value that is wanted too', { price: 2_500 }, { price: 2_000 }, []],
  ['another value in a field that is not changed', { sku: 'RED-MEDIUM' }, { sku: 'RED-M', price: 1 }, []],
  ['another value in a field that was not seen', { price: 3_000 }, {}, []],
  ['what is offered', { offered: false, sku: 'X' }, { offered: true, sku: 'Y' }, ['sku']],
] as const)('%s', (_, edit, seen, clashes) => {
  expect(editClashes(variant, edit, seen)).toEqual(clashes);
});
