import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';
import { type ProductFormValues, productToValues, valuesToProduct } from './product-form-values.ts';
import { savedKettle } from './test-product.ts';

const base = productToValues(savedKettle);
const merge = (mine: Partial<ProductFormValues>, theirs: Partial<ProductFormValues>) =>
  mergeChanges(
    valuesToProduct(base),
    valuesToProduct({ ...base, ...mine }),
    valuesToProduct({ ...base, ...theirs }),
  );

describe('two changes of one product', () => {
  it('of different fields need no question', () => {
    const merged = merge({ name: 'Mine' }, { price: '1', weight: '' });
    expect(merged).toEqual({ taken: ['price', 'weight'], conflicts: [] });
  });

  it('of the same field to the same value need none either', () => {
    expect(merge({ name: 'Same' }, { name: 'Same' })).toEqual({ taken: [], conflicts: [] });
  });

  it('of the same field to different values are a conflict', () => {
    const merged = merge({ name: 'Mine', stock: '1' }, { name: 'Theirs', stock: '2', featured: false });
    expect(merged.taken).toEqual(['featured']);
    expect(merged.conflicts.map(({ field }) => field)).toEqual(['name', 'stock']);
  });

  it('of what goes well with it are one conflict, also of its order alone', () => {
    const [mug] = savedKettle.related;
    if (!mug) throw new Error('Nothing is chosen');
    const cup = { ...mug, _id: 'cup-00000001', name: 'Cup' };
    const [first, second] = [{ related: [mug, cup] }, { related: [cup, mug] }];
    expect(merge({}, first).taken).toEqual(['related']);
    expect(merge(first, first).conflicts).toEqual([]);
    expect(merge(first, second).conflicts.map(({ field }) => field)).toEqual(['related']);
  });

  it('of the pictures are one conflict', () => {
    const merged = merge({ pictures: ['/a.svg'] }, { pictures: ['/b.svg', '/c.svg'] });
    expect(merged.conflicts.map(({ field }) => field)).toEqual(['pictures']);
  });

  it('lose nothing: every changed field is taken, a conflict or equal', () => {
    const change = fc.record(
      {
        name: fc.constantFrom('A', 'B', base.name),
        stock: fc.constantFrom('', '1', base.stock),
        featured: fc.boolean(),
        sizes: fc.constantFrom([], base.sizes),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(change, change, (mine, theirs) => {
        const { taken, conflicts } = merge(mine, theirs);
        for (const field of ['name', 'stock', 'featured', 'sizes'] as const) {
          const [was, my, their] = [base, { ...base, ...mine }, { ...base, ...theirs }].map((values) =>
            JSON.stringify(values[field]),
          );
          const isAsked = conflicts.some((conflict) => conflict.field === field);
          expect(taken.includes(field)).toBe(their !== was && my === was);
          expect(isAsked).toBe(their !== was && my !== was && their !== my);
        }
      }),
    );
  });
});
