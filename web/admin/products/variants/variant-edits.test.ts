import { describe, expect, it } from 'vitest';
import type { WireStaffVariant } from '#contract/product-schemas.ts';
import {
  findClashes,
  isLowVariant,
  readDrafts,
  selectWithValue,
  settleClash,
  typeFields,
} from './variant-edits.ts';

const variant = (id: string, options: Record<string, string>): WireStaffVariant => ({
  id,
  sku: `SKU-${id}`,
  options,
  price: 2_000,
  ownPrice: null,
  ownDiscountPrice: null,
  availability: true,
  stock: 3,
  offered: true,
});

const variants = [
  variant('1', { Color: 'Red', Size: 'S' }),
  variant('2', { Color: 'Red', Size: 'M' }),
  variant('3', { Color: 'Blue', Size: 'S' }),
];

describe('fill-down', () => {
  it('sets a field of the variants with a value, and saves what changed', () => {
    const drafts = typeFields({}, selectWithValue(variants, 'Color: Red'), { price: '25.00' });
    expect(readDrafts(variants, drafts)).toEqual({
      edits: [
        { id: '1', price: 2_500, seen: { price: null } },
        { id: '2', price: 2_500, seen: { price: null } },
      ],
      stocks: [],
      errors: {},
    });
  });

  it('keeps what was typed before', () => {
    const typed = typeFields({}, variants.slice(0, 1), { sku: 'OTHER' });
    const { edits } = readDrafts(variants, typeFields(typed, variants, { price: '' }));
    expect(edits).toEqual([{ id: '1', sku: 'OTHER', seen: { sku: 'SKU-1' } }]);
  });

  it('sets weights and barcodes', () => {
    const { edits } = readDrafts(
      variants,
      typeFields({}, variants.slice(0, 1), { weightGrams: '1,200', barcode: ' 4006381333931 ' }),
    );
    expect(edits).toMatchObject([{ weightGrams: 1_200, barcode: '4006381333931' }]);
  });
});

describe('a variant low on stock', () => {
  it('is offered, counted, and at or below the threshold', () => {
    const of = (part: Partial<WireStaffVariant>) => isLowVariant({ ...variant('1', {}), ...part }, 3);
    expect([of({ stock: 3 }), of({ stock: 0 }), of({ stock: 4 })]).toEqual([true, true, false]);
    expect([of({ stock: null }), of({ stock: 0, offered: false })]).toEqual([false, false]);
  });
});

describe('a variant that somebody else saves meanwhile', () => {
  const [first = variant('1', {})] = variants;
  const theirs = { ...first, ownPrice: 2_700, sku: 'THEIRS' };
  const drafts = typeFields({}, [first], { price: '25.00', weightGrams: '180' });

  it('clashes in the fields that both changed, and merges in the others', () => {
    expect(findClashes([theirs], drafts)).toEqual([
      { variant: theirs, field: 'price', mine: '25.00', theirs: '27.00' },
    ]);
    expect(readDrafts([theirs], drafts).edits).toEqual([
      { id: '1', price: 2_500, weightGrams: 180, seen: { price: null, weightGrams: null } },
    ]);
  });

  it('is saved with the value that is chosen', () => {
    const [clash] = findClashes([theirs], drafts);
    if (!clash) throw new Error('no clash');
    const mine = settleClash(drafts, clash, true);
    expect([findClashes([theirs], mine), readDrafts([theirs], mine).edits]).toMatchObject([
      [],
      [{ price: 2_500, weightGrams: 180, seen: { price: 2_700 } }],
    ]);
    const used = settleClash(drafts, clash, false);
    expect([findClashes([theirs], used), readDrafts([theirs], used).edits]).toEqual([
      [],
      [{ id: '1', weightGrams: 180, seen: { weightGrams: null } }],
    ]);
  });
});

it('V4: a typed stock is sent with the one that was seen', () => {
  const { stocks } = readDrafts(
    variants,
    typeFields({}, selectWithValue(variants, 'Size: M'), { stock: '8' }),
  );
  expect(stocks).toEqual([{ id: '2', seen: 3, count: 8 }]);
});

it('has a message for each field that is not understood', () => {
  const drafts = typeFields(
    typeFields({}, variants.slice(0, 1), { price: 'x', weightGrams: '1 kg' }),
    variants.slice(1, 2),
    {
      stock: '-1',
    },
  );
  expect(Object.keys(readDrafts(variants, drafts).errors)).toEqual(['1.price', '1.weightGrams', '2.stock']);
});
