import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { DiscountScope } from './discount.ts';
import { positionsByScope } from './scope.ts';
import { anyLines, testLine } from './test-discount.ts';

const lines = [
  testLine({ productId: 'mug', variantId: 'mug-red' }),
  testLine({ productId: 'coat', variantId: 'coat-m', category: 'Fashion', categories: ['Sale'] }),
  testLine({ productId: 'mug', variantId: 'mug-blue' }),
  testLine({ productId: '', category: undefined }),
];
const collections = new Map([
  ['gifts', new Set(['mug', 'ring'])],
  ['winter', new Set(['coat'])],
  ['empty', new Set<string>()],
]);
const positionsOf = positionsByScope(lines, collections);

describe('the lines that a discount is for', () => {
  test.each<[string, DiscountScope, number[]]>([
    ['all', { of: 'all', values: [] }, [0, 1, 2, 3]],
    ['a category', { of: 'categories', values: ['Fashion'] }, [1]],
    ['a further category', { of: 'categories', values: ['Sale'] }, [1]],
    ['a collection', { of: 'collections', values: ['gifts'] }, [0, 2]],
    [
      'several collections, in the order of the lines',
      { of: 'collections', values: ['winter', 'gifts'] },
      [0, 1, 2],
    ],
    ['a collection without products', { of: 'collections', values: ['empty'] }, []],
    ['a collection that is deleted', { of: 'collections', values: ['gone'] }, []],
    ['a product', { of: 'products', values: ['mug'] }, [0, 2]],
    ['a variant', { of: 'variants', values: ['mug-blue'] }, [2]],
    ['nothing', { of: 'products', values: [] }, []],
  ])('%s', (_, scope, positions) => {
    expect(positionsOf(scope)).toEqual(positions);
  });

  it('are those of a collection as of the same products', () => {
    const anyProducts = fc.uniqueArray(fc.constantFrom('mug', 'lamp', 'coat', 'ring'), { minLength: 1 });
    fc.assert(
      fc.property(anyLines, anyProducts, (cart, products) => {
        const find = positionsByScope(cart, new Map([['own', new Set(products)]]));
        const ofProducts = find({ of: 'products', values: products });
        expect(find({ of: 'collections', values: ['own'] })).toEqual(ofProducts);
      }),
    );
  });
});
